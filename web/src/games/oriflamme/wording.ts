/** How a sentence at the Oriflamme table names families and cards, for one reader. */

import { capital, phrase, type Phrase, type Reader } from '../../words/phrase'
import type { Facts } from '../../words/words.svelte'
import { family as familyOf } from './eager/families'
import { slug } from './kinds'
import { isDuel, SPECTATOR, type View } from './view'

/** Whoever can say a message and knows which there are. */
export interface Translator {
  say: (key: string, facts?: Facts) => string
  has: (key: string) => boolean
  attributes: (key: string) => string[]
}

export type Party = { who: string; of: string; to: string; from: string; acc: string; you: string }

export class Wording {
  readonly translator: Translator
  /** Whoever reads. In the duel a person has two families, and none of them is "you". */
  readonly reader: Reader
  /** Whether the reader has no seat: what a spectator sees of a hidden card is public. */
  readonly open: boolean

  constructor(translator: Translator, seat = SPECTATOR, open = false) {
    this.translator = translator
    this.reader = { seat, name: () => '', words: translator }
    this.open = open
  }

  /** The words for the reader of this view. */
  static for(translator: Translator, view: Pick<View, 'seat' | 'seats' | 'families'>): Wording {
    return new Wording(translator, isDuel(view) ? SPECTATOR : view.seat, view.seat < 0)
  }

  say(key: string, facts?: Facts): string {
    return this.translator.say(key, facts)
  }

  /** A message that stands alone, and so begins with a capital. */
  sentence(key: string, facts?: Facts): string {
    return capital(this.say(key, facts))
  }

  /** What the rules say. */
  phrase(message: Phrase): string {
    return phrase(message, this.reader)
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
      you: family === this.reader.seat ? 'you' : 'other'
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
    return this.translator.has(key) ? this.say(key) : this.name(kind)
  }

  /** What a card does, in a few words. */
  hint(kind: number): string {
    return this.say(`hint-${slug(kind)}`)
  }

  amount(points: number): string {
    return this.say('amount-points', { points })
  }
}
