/** Choices, read from their notation (docs/notation.md). */

import { ACTIONS, RESOURCES, TERRAINS } from './names'

/** A choice with one of these verbs, each a kind of its own. */
type Each<V extends string, About = object> = V extends string ? { verb: V } & About : never

export type Choice =
  | Each<'found', { port: string; cell: string }>
  | Each<'take' | 'discard', { place: number }>
  | Each<'put', { cell: string; turn: number }>
  | Each<'welcome' | 'release', { titan: number }>
  | Each<'act' | 'bless' | 'decline' | 'stop' | 'medallion' | 'done' | 'end'>
  | Each<'fight', { cell: string; hoplites: number }>
  | Each<'smite' | 'raise', { cell: string }>
  | Each<'build', { terrain: number; cell: string }>
  | Each<'temple', { first: string; second: string }>
  | Each<'buy', { action: number; payment: number }>
  | Each<'pay', { creature: string }>
  | Each<'initiative', { player: number }>
  | Each<'side', { side: string }>

export type Verb = Choice['verb']
type Of<V extends Verb> = Extract<Choice, { verb: V }>

const BARE: readonly string[] = ['act', 'bless', 'decline', 'stop', 'medallion', 'done', 'end']

/** A choice of a player; null for a choice of chance, or for text that is no notation. */
export function read(text: string): Choice | null {
  const [verb = '', first = '', second = '', third = ''] = text.trim().split(/\s+/)
  switch (verb) {
    case 'found':
      return { verb, port: first, cell: second }
    case 'take':
    case 'discard':
      return { verb, place: Number(first) - 1 }
    case 'put':
      return { verb, cell: first, turn: second ? Number(second.slice(1)) : 0 }
    case 'welcome':
    case 'release':
      return { verb, titan: TERRAINS.indexOf(first) }
    case 'fight':
      return { verb, cell: first, hoplites: Number(third) }
    case 'smite':
    case 'raise':
      return { verb, cell: first }
    case 'build':
      return { verb, terrain: TERRAINS.indexOf(first), cell: second }
    case 'temple':
      return { verb, first, second }
    case 'buy':
      return { verb, action: ACTIONS.indexOf(first), payment: RESOURCES.indexOf(third) }
    case 'pay':
      return { verb, creature: first }
    case 'side':
      return { verb, side: first }
    case 'initiative':
      return { verb, player: Number(first) - 1 }
  }
  return BARE.includes(verb) ? ({ verb } as Choice) : null
}

/** A choice and how it is written, to be sent back as it came. */
export interface Written<V extends Verb = Verb> {
  text: string
  choice: Of<V>
}

/** Those of the choices that begin with one of these verbs. */
export function only<V extends Verb>(choices: readonly string[], ...verbs: V[]): Written<V>[] {
  const found: Written<V>[] = []
  for (const text of choices) {
    const choice = read(text)
    if (choice && (verbs as string[]).includes(choice.verb))
      found.push({ text, choice: choice as Of<V> })
  }
  return found
}
