/** How the Orichalque table names players and pieces, for one reader. */

import type { words, Facts } from '../../words/words.svelte'
import { ACTIONS, LANDS, NONE, RESOURCES, TITANS } from './names'
import type { Pieces } from './pieces'

const BOUND = '\u00a0'

/** Whoever can say a message. */
export type Translator = Pick<typeof words, 'say' | 'attributes'>

export class Wording {
  readonly translator: Translator
  readonly pieces: Pieces
  readonly names: readonly string[]
  /** The player who is called "you", or -1. */
  readonly reader: number
  /** Whether player 1 is the automaton. */
  readonly solo: boolean

  constructor(translator: Translator, pieces: Pieces, names: readonly string[], reader = NONE, solo = false) {
    this.translator = translator
    this.pieces = pieces
    this.names = names
    this.reader = reader
    this.solo = solo
  }

  say(key: string, facts?: Facts): string {
    return this.translator.say(key, facts)
  }

  /** A message that stands alone, and so begins with a capital. */
  sentence(key: string, facts?: Facts): string {
    return capital(this.say(key, facts))
  }

  // Players

  name(player: number): string {
    return this.names[player] ?? this.say('table-person', { seat: player + 1 })
  }

  /** A player as the one a sentence is about. */
  party(player: number): Facts {
    return { who: this.name(player), you: player === this.reader ? 'you' : 'other' }
  }

  // Pieces

  land(land: number): string {
    return this.say(`terrain-${LANDS[land]}`)
  }

  /** A terrain inside a sentence. */
  terrainName(land: number): string {
    return this.say(`desk-terrain-${LANDS[land]}`)
  }

  /** A tile in a sentence: its terrains one by one. */
  tile(kind: number): string {
    return this.pieces.terrains(kind).map((terrain) => this.terrainName(terrain)).join(' + ')
  }

  action(action: number): string {
    return this.say(`action-${ACTIONS[action]}`)
  }

  titan(titan: number, form = ''): string {
    return this.say(`titan-${TITANS[titan]}${form}`)
  }

  /** A Titan in all the forms that sentences ask for. */
  titled(titan: number): Facts {
    return {
      titan: this.titan(titan),
      titanacc: this.titan(titan, '.acc'),
      titanof: this.titan(titan, '.of'),
      does: this.titan(titan, '.does')
    }
  }

  /** A creature by its name; a Hydra with the Titan that it brings. */
  creature(kind: number, form = ''): string {
    const { name, titan } = this.pieces.creature(kind)
    if (titan === NONE) return this.say(`creature-${name.toLowerCase()}${form}`)
    const hydra = this.say(`creature-hydra${form}`)
    return this.say('desk-hydra', { name: hydra, titan: this.titan(titan) })
  }

  /** A creature with its strength. */
  beast(kind: number): string {
    return `${this.creature(kind)}${BOUND}${this.pieces.creature(kind).strength}`
  }

  /** What it leaves, in a few words (OR-6.7). */
  loot(kind: number): string {
    const { orichalque, building, titan } = this.pieces.creature(kind)
    if (building) return this.say('desk-loot-building')
    return titan === NONE ? this.goods(0, orichalque) : this.titan(titan)
  }

  /** What the words and the rulebook call a building. */
  buildingKey(kind: number): string {
    return `building-${this.pieces.set.buildings[kind]!.name.toLowerCase()}`
  }

  /** The same for a creature. */
  creatureKey(kind: number): string {
    const { name, titan } = this.pieces.creature(kind)
    return `creature-${titan === NONE ? name.toLowerCase() : 'hydra'}`
  }

  /** A building by its name, or what it does. */
  building(kind: number, form = ''): string {
    return this.say(`${this.buildingKey(kind)}${form}`)
  }

  // Amounts

  amount(resource: number, number: number, form = ''): string {
    return this.say(`${RESOURCES[resource]}-count${form}`, { n: number })
  }

  /** Hoplites and orichalque in a sentence. */
  goods(hoplites: number, orichalque: number, form = ''): string {
    return this.both(
      [hoplites, orichalque].flatMap((number, resource) =>
        number ? [this.amount(resource, number, form)] : []
      )
    )
  }

  percent(n: number): string {
    return this.say('desk-percent', { n })
  }

  /** Names as a list in a sentence. */
  both(listed: readonly string[]): string {
    if (listed.length < 2) return listed.join('')
    return this.say('list-and', { first: listed.slice(0, -1).join(', '), last: listed.at(-1)! })
  }

  listed(names: readonly string[]): string {
    return names.join(', ') || this.say('table-nothing')
  }
}

export function capital(text: string): string {
  const first = '«“'.includes(text.charAt(0)) && text ? 1 : 0
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1)
}
