/** How a sentence at the Oriflamme table names families and cards, for one reader. */

import type { Facts } from '../../words/words.svelte'
import { family as familyOf } from './eager/families'
import { slug } from './kinds'
import { isDuel, top, type View } from './view'

/** Whoever can say a message and knows which there are. */
export interface Voice {
  say: (key: string, facts?: Facts) => string
  has: (key: string) => boolean
}

export type Party = { who: string; of: string; to: string; from: string; acc: string; you: string }

export class Speech {
  readonly voice: Voice
  /** The family that is told as "you", or -1: in the duel a person has two. */
  readonly reader: number
  /** Whether the reader sits nowhere: what such a one sees of a hidden card is nobody's secret. */
  readonly open: boolean

  constructor(voice: Voice, reader = -1, open = false) {
    this.voice = voice
    this.reader = reader
    this.open = open
  }

  /** The words for whoever looks at this view. */
  static for(voice: Voice, view: Pick<View, 'seat' | 'seats' | 'families'>): Speech {
    return new Speech(voice, isDuel(view as View) || view.seat < 0 ? -1 : view.seat, view.seat < 0)
  }

  say(key: string, facts?: Facts): string {
    return this.voice.say(key, facts)
  }

  /** A message that stands alone, and so begins with a capital. */
  sentence(key: string, facts?: Facts): string {
    return capital(this.say(key, facts))
  }

  family(family: number): string {
    return this.say(`family-${familyOf(family).beast}`)
  }

  /** A family as the one a sentence is about: its name in every case, and if it is you. */
  party(family: number): Party {
    const key = `family-${familyOf(family).beast}`
    const form = (name: string) => this.say(`${key}.${name}`)
    return {
      who: this.say(key),
      of: form('of'),
      to: form('to'),
      from: form('from'),
      acc: form('acc'),
      you: family === this.reader ? 'you' : 'other'
    }
  }

  name(kind: number): string {
    return this.say(`card-${slug(kind)}`)
  }

  the(kind: number): string {
    return this.say(`card-${slug(kind)}.the`)
  }

  names(kinds: readonly number[]): string {
    if (!kinds.length) return this.say('table-nothing')
    return kinds.map((kind) => this.name(kind)).join(', ')
  }

  /** Names as a list in a sentence. */
  both(listed: readonly string[]): string {
    if (listed.length < 2) return listed.join('')
    return this.say('list-and', { first: listed.slice(0, -1).join(', '), last: listed.at(-1)! })
  }

  /** A name for a small space: a soft hyphen shows where it may be broken. */
  narrow(kind: number): string {
    const key = `narrow-${slug(kind)}`
    return this.voice.has(key) ? this.say(key) : this.name(kind)
  }

  /** A card as the one that acts: "your Heir", "Griffin's Heir". */
  subject(family: number, kind: number): string {
    const key = family === this.reader ? 'subject-own' : 'subject-other'
    return this.say(key, { ...this.party(family), name: this.name(kind), the: this.the(kind) })
  }

  /** A card as the one that something is done to; `vague` where its face does not matter. */
  target(
    family: number,
    kind: number | null,
    hidden: boolean,
    { actor = -1, vague = false } = {}
  ): string {
    let whose = family === actor ? 'kin' : 'other'
    if (family === this.reader) whose = actor === this.reader ? 'mine' : 'own'
    let how = ''
    if (vague) how = '-card'
    else if (kind === null) how = '-unknown'
    else if (hidden && whose !== 'kin') how = '-hidden'
    const facts: Facts = { ...this.party(family) }
    if (kind !== null) Object.assign(facts, { name: this.name(kind), the: this.the(kind) })
    return this.say(`target-${whose}${how}`, facts)
  }

  /** The card at a position, for the reader who may choose it. */
  targetAt(view: View, position: number): string {
    const card = top(view, position)
    return this.target(card.family, card.kind, !card.up, { actor: this.reader })
  }

  amount(points: number): string {
    return this.say('amount-points', { points })
  }
}

export function capital(said: string): string {
  const first = said.startsWith('«') ? 1 : 0
  return said.slice(0, first) + said.charAt(first).toUpperCase() + said.slice(first + 1)
}
