/** The parts of a picture that can be pressed, and what pressing them means. */

import type { Explained } from '../../wire/types'
import type { Phrase } from '../../words/phrase'

/** A part of a picture, and the choices that belong to it. */
export interface PicturePart {
  id: string
  /** What pressing it is for: its choice, or whatever its choices are about and how many there are. */
  name: string
  numbers: number[]
}

interface Wording {
  /** A choice as a sentence. */
  does: (number: number) => string
  heading: (group: Phrase) => string
  count: (n: number) => string
}

/** The parts that choices name, in the order of their first choices. */
export function partsOf(choices: readonly Explained[], wording: Wording): PicturePart[] {
  const found = new Map<string, number[]>()
  choices.forEach(({ part }, number) => {
    if (part) found.set(part, [...(found.get(part) ?? []), number])
  })
  return [...found].map(([id, numbers]) => ({ id, numbers, name: nameOf(choices, numbers, wording) }))
}

function nameOf(choices: readonly Explained[], numbers: readonly number[], { does, heading, count }: Wording): string {
  if (numbers.length === 1) return does(numbers[0]!)
  const headings = new Set(numbers.flatMap((number) => (choices[number]!.group ? [heading(choices[number]!.group!)] : [])))
  return [[...headings].filter(Boolean).join('; '), count(numbers.length)].filter(Boolean).join(': ')
}

/** What a press leads to: a choice that is made, one that is chosen and not confirmed yet, or several that are marked. */
export type Pressed = { make: number } | { pick: number } | { mark: string; pick: number }

/** A part of one choice chooses it, and pressed again makes it; one of several marks them. */
export function pressed({ id, numbers }: PicturePart, picked: number): Pressed {
  const [number] = numbers as [number]
  if (numbers.length > 1) return { mark: id, pick: numbers.includes(picked) ? picked : -1 }
  return number === picked ? { make: number } : { pick: number }
}
