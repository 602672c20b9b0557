/** The choices as the table offers them: a short label, what follows, and where it can be clicked. */

import { revealing, consequences, copying, landingFollows, sentence } from './sentences'
import { effect } from './effects'
import { JUDGE, slug } from './kinds'
import type { Choice, Spot } from './notation'
import type { Speech } from './speech'
import { frame, overheard, top, type View } from './view'

export type Tone = 'good' | 'danger' | 'plain'

/** A consequence, in words and numbers. */
export interface Note {
  text: string
  tone: Tone
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
  positions: number[]
  /** Whether a trap may be sprung. */
  risky: boolean
}

const note = (text: string, tone: Tone = 'plain'): Note => ({ text, tone })

/** Every choice as an option, numbered in the order the house listed them. */
export const options = (speech: Speech, view: View, choices: readonly Choice[]): Option[] =>
  choices.map((choice, index) => ({
    choice,
    key: index + 1,
    sentence: sentence(speech, view, choice),
    risky: false,
    family: -1,
    icon: '',
    positions: [],
    notes: [],
    ...offer(speech, view, choice)
  }))

type Offer = Pick<Option, 'label'> & Partial<Option>

function offer(speech: Speech, view: View, choice: Choice): Offer {
  const aimed = (position: number, notes: Note[]): Offer => ({
    ...named(speech, view, position),
    positions: [position],
    notes
  })
  const gain = (points: number) =>
    note(speech.say('follows-gain', { ...speech.party(top(view, view.at).family), gain: points }), 'good')
  const onto = (position: number, points: number) =>
    note(speech.say('oriflamme-onto', { points, then: top(view, position).points + points }))
  switch (choice.verb) {
    case 'place':
      return spotOffer(speech, view, choice.spot)
    case 'keep': {
      const then = top(view, view.at).points + 1
      return { label: speech.say('oriflamme-keep'), notes: [note(speech.say('oriflamme-onto', { points: 1, then }), 'good')] }
    }
    case 'reveal': {
      const { kind, taken } = revealing(view)
      const first = taken ? [note(speech.say('oriflamme-take', { amount: speech.amount(taken) }), 'good')] : []
      const notes = [...first, note(effect(speech, view, view.at, kind))]
      return { label: speech.say('oriflamme-reveal', { name: speech.name(kind) }), icon: slug(kind), notes }
    }
    case 'eliminate': {
      const [sure = '', ...traps] = consequences(speech, view, choice.position)
      const notes = [note(sure, 'good'), ...traps.map((trap) => note(trap, 'danger'))]
      const icon = frame(view)[0] === JUDGE ? 'judge' : ''
      return { ...aimed(choice.position, notes), icon, risky: traps.length > 0 }
    }
    case 'rob': {
      const left = view.families[choice.family]!.stock - 1
      const positions = [view.at - 1, view.at + 1].filter(
        (place) => view.queue[place]?.[0]?.family === choice.family
      )
      const notes = [gain(1), note(speech.say('oriflamme-left', { left }))]
      return { label: speech.family(choice.family), family: choice.family, positions, notes }
    }
    case 'copy':
      return aimed(choice.position, [note(copying(speech, view, choice.position))])
    case 'move':
      return aimed(choice.position, [])
    case 'before':
      return { label: gapName(speech, view, choice.gap), notes: [note(landingFollows(speech, view, choice.gap))] }
    case 'favour':
      return aimed(choice.position, [onto(choice.position, 1)])
    case 'inform':
      return {
        label: speech.say('oriflamme-inform'),
        notes: [gain(overheard(view, view.at))]
      }
    case 'swap':
      return { label: speech.name(choice.kind), icon: slug(choice.kind), notes: [note(speech.say('oriflamme-swap'))] }
    case 'mark':
      if (choice.position === null) return { label: sentence(speech, view, choice) }
      return {
        ...aimed(choice.position, [gain(1), note(speech.say('oriflamme-verdict'))]),
        icon: 'verdict'
      }
    case 'support':
      if (choice.position === null) return { label: sentence(speech, view, choice) }
      return aimed(choice.position, [gain(1), onto(choice.position, 2)])
    case 'leave': {
      const amount = speech.amount(top(view, view.at).points)
      return { label: speech.say('oriflamme-leave'), notes: [note(speech.say('oriflamme-take', { amount }), 'good')] }
    }
    case 'first':
    case 'aside':
      return { label: sentence(speech, view, choice) }
  }
}

/** A card of the queue in two or three words. */
function named(speech: Speech, view: View, position: number): Offer {
  const card = top(view, position)
  const name = card.kind === null ? speech.say('oriflamme-hidden-card') : speech.name(card.kind)
  return {
    label: speech.say('oriflamme-at', { name, position: position + 1 }),
    family: card.family
  }
}

function spotOffer(speech: Speech, view: View, spot: Spot): Offer {
  if (spot === 'alone') return { label: speech.say('oriflamme-spot-alone') }
  if (typeof spot === 'string') return { label: speech.say(`oriflamme-spot-${spot}`) }
  const target = speech.targetAt(view, spot)
  return {
    label: speech.say('oriflamme-spot-on', { position: spot + 1 }),
    positions: [spot],
    notes: [note(speech.say('oriflamme-covers', { target }))]
  }
}

function gapName(speech: Speech, view: View, gap: number): string {
  if (gap === 0) return speech.say('oriflamme-spot-start')
  if (gap === view.queue.length) return speech.say('oriflamme-spot-end')
  return speech.say('oriflamme-between', { left: gap, right: gap + 1 })
}
