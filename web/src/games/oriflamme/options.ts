/** The choices as the table offers them: a short label, what follows, and where it can be clicked. */

import { explanation, inFull } from '../../table/asked'
import type { Explained } from '../../wire/types'
import type { PositionOf } from '../gameui'
import { JUDGE, slug } from './kinds'
import type { Choice, Spot } from './notation'
import type { Wording } from './wording'
import { frame, top, type View } from './view'

type Tone = 'good' | 'danger' | 'plain'

/** A consequence, in words and numbers. */
interface Note {
  text: string
  tone: Tone
}

/** What the rules say of a choice in numbers; `rules/explain.py` describes them all. */
interface ChoiceFacts {
  gain?: number
  at?: number[]
  risks?: number
}

export interface Option {
  choice: Choice
  /** The number to press. */
  key: number
  /** All of it in one sentence, for the text table and for readers. */
  sentence: string
  label: string
  notes: Note[]
  /** Whose crest stands before the label, or -1. */
  family: number
  /** An icon of the game before the label, or none. */
  icon: string
  /** The positions of the queue where it can be chosen. */
  positions: readonly number[]
  /** Whether a trap may be sprung. */
  risky: boolean
}

/** Every choice as an option, numbered in the order the server listed them. */
export const options = (wording: Wording, position: PositionOf<View>, choices: readonly Choice[]): Option[] =>
  choices.map((choice, index) => {
    const explained = explanation(position, choice.text)
    const { risks = 0, at } = factsOf(explained)
    const offered = offer(wording, position.view, choice)
    return {
      choice,
      key: index + 1,
      family: -1,
      icon: '',
      ...offered,
      sentence: explained ? inFull(explained, wording.reader) : offered.label,
      notes: explained ? notes(wording, choice, explained) : [],
      positions: at ?? spotOf(choice),
      risky: risks > 0
    }
  })

const factsOf = (explained: Explained | undefined): ChoiceFacts => explained?.facts ?? {}

/** Whether a trap may lie under something that can be chosen now. */
export const risky = ({ asked }: PositionOf<View>): boolean =>
  !!asked?.choices.some((explained) => factsOf(explained).risks)

/** What would follow: what is gained first, the traps last. */
function notes(wording: Wording, choice: Choice, explained: Explained): Note[] {
  const { gain = 0, risks = 0 } = factsOf(explained)
  const { outlook = [] } = explained
  const tone = (index: number): Tone => {
    if (index >= outlook.length - risks) return 'danger'
    return index === 0 && (gain > 0 || choice.verb === 'keep') ? 'good' : 'plain'
  }
  return outlook.map((one, index) => ({ text: wording.phrase(one), tone: tone(index) }))
}

type Offer = Pick<Option, 'label'> & Partial<Pick<Option, 'family' | 'icon'>>

function offer(wording: Wording, view: View, choice: Choice): Offer {
  switch (choice.verb) {
    case 'place':
      return { label: spotName(wording, choice.spot) }
    case 'keep':
    case 'inform':
    case 'leave':
      return { label: wording.say(`oriflamme-${choice.verb}`) }
    case 'reveal': {
      const kind = top(view, view.at).kind ?? -1
      return { label: wording.say('oriflamme-reveal', { name: wording.name(kind) }), icon: slug(kind) }
    }
    case 'eliminate':
      return { ...named(wording, view, choice.position), icon: frame(view)[0] === JUDGE ? 'judge' : '' }
    case 'rob':
      return { label: wording.family(choice.family), family: choice.family }
    case 'copy':
    case 'move':
    case 'favour':
      return named(wording, view, choice.position)
    case 'before':
      return { label: gapName(wording, view, choice.gap) }
    case 'swap':
      return { label: wording.name(choice.kind), icon: slug(choice.kind) }
    case 'mark':
      if (choice.position === null) return { label: wording.say('choice-mark-none') }
      return { ...named(wording, view, choice.position), icon: 'verdict' }
    case 'support':
      if (choice.position === null) return { label: wording.say('choice-support-none') }
      return named(wording, view, choice.position)
    case 'first':
      return { label: wording.say('choice-first', wording.party(choice.family)) }
    case 'aside':
      return { label: wording.say('choice-aside', { cards: wording.names(choice.kinds) }) }
  }
}

/** A card of the queue in two or three words. */
function named(wording: Wording, view: View, position: number): Offer {
  const card = top(view, position)
  const name = card.kind === null ? wording.say('oriflamme-hidden-card') : wording.name(card.kind)
  return {
    label: wording.say('oriflamme-at', { name, position: position + 1 }),
    family: card.family
  }
}

const spotName = (wording: Wording, spot: Spot): string =>
  typeof spot === 'string'
    ? wording.say(`oriflamme-spot-${spot}`)
    : wording.say('oriflamme-spot-on', { position: spot + 1 })

const spotOf = (choice: Choice): number[] =>
  choice.verb === 'place' && typeof choice.spot === 'number' ? [choice.spot] : []

function gapName(wording: Wording, view: View, gap: number): string {
  if (gap === 0) return wording.say('oriflamme-spot-start')
  if (gap === view.queue.length) return wording.say('oriflamme-spot-end')
  return wording.say('oriflamme-between', { left: gap, right: gap + 1 })
}
