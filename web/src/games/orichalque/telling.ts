/** What is said of each kind of event at the Orichalque table: a message and its facts. */

import type { Facts } from '../../words/words.svelte'
import { spotName } from './grid'
import { ACTIONS, NONE, RESOURCES } from './names'
import { dice } from './odds'
import type { Speech } from './speech'

/** An event as the wire tells it: its name, its rule, and facts that are numbers. */
export type Told = Record<string, string | number>
type Said = [key: string, facts: Facts]

const SKULL = '☠'
/** Where a gain comes from, by its rule. */
const GAINED: Readonly<Record<string, string>> = {
  'OR-1.6': 'orlog-gained-last',
  'OR-2.2': 'orlog-gained-port',
  'OR-4.3': 'orlog-gained-port',
  'OR-6.1': 'orlog-gained-action',
  'OR-6.7': 'orlog-gained-loot',
  'OR-6.9': 'orlog-gained-piece',
  'OR-7.2': 'orlog-gained-building',
  'OR-9.4': 'orlog-gained-last',
  'OR-10.4': 'orlog-gained-strip'
}
const SPENT: Readonly<Record<string, string>> = {
  'OR-3.1': 'orlog-spent-card',
  'OR-6.11': 'orlog-spent-medallion',
  'OR-10.5': 'orlog-spent-fight'
}

export const fact = (event: Told, name: string): number => Number(event[name] ?? NONE)

/** A roll, each die in brackets. */
export function roll(code: number): string {
  return dice(code).map((ui) => `[${ui || SKULL}]`).join('')
}

/** A new card with all that lies on it. */
export function shown(speech: Speech, event: Told, creatures: readonly number[]): string {
  const said: Facts = { place: fact(event, 'place'), action: cardAction(speech, event) }
  if (fact(event, 'tile') === NONE) return speech.say('orlog-shown-bare', said)
  said.tile = speech.tile(fact(event, 'tile'))
  if (!creatures.length) return speech.say('orlog-shown', said)
  const beasts = speech.both(creatures.map((kind) => speech.beast(kind)))
  return speech.say('orlog-shown-beasts', { ...said, beasts })
}

function cardAction(speech: Speech, event: Told): string {
  return speech.action(speech.pieces.action(fact(event, 'card')))
}

function goods(speech: Speech, event: Told): Facts {
  return { amount: speech.goods(fact(event, 'hoplites'), fact(event, 'orichalque'), '.acc') }
}

function came(speech: Speech, event: Told): string {
  const [player, holder] = [fact(event, 'player'), fact(event, 'holder')]
  const asleep = speech.solo && player === 1 ? '-asleep' : ''
  if (holder === player) return `orlog-came-again${asleep}`
  if (holder === NONE) return `orlog-came${asleep}`
  return holder === speech.reader ? 'orlog-came-from-you' : 'orlog-came-from'
}

function fighting(speech: Speech, event: Told): Facts {
  const kind = fact(event, 'creature')
  const standing = 'hoplites' in event ? fact(event, 'hoplites') : 0
  return {
    cell: spotName(fact(event, 'cell')),
    creatureacc: speech.creature(kind, '.acc'),
    creaturethe: speech.creature(kind, '.the'),
    strength: speech.pieces.creature(kind).strength,
    n: standing,
    hoplites: speech.amount(0, standing),
    dice: speech.say('dice-count', { n: standing + 1 })
  }
}

function building(speech: Speech, event: Told): Facts {
  const kind = fact(event, 'building')
  return {
    building: speech.building(kind),
    buildingacc: speech.building(kind, '.acc'),
    does: speech.building(kind, '.does')
  }
}

/** The message for one event, and what it needs besides whoever it is about. */
function message(speech: Speech, event: Told): Said {
  const name = String(event.event)
  const rule = String(event.rule)
  const action = () => speech.say(`action-${ACTIONS[fact(event, 'action')]}.name`)
  switch (name) {
    case 'dealt': {
      const island = speech.pieces.box.islands[fact(event, 'board')]!
      return ['orlog-dealt', { board: island.board, side: speech.say(`island-${island.side}`) }]
    }
    case 'drew': {
      const island = speech.pieces.box.islands[fact(event, 'board')]!
      return ['orlog-drew', { board: island.board }]
    }
    case 'sided': {
      const island = speech.pieces.box.islands[fact(event, 'board')]!
      return ['orlog-sided', { board: island.board, side: speech.say(`island-${island.side}`) }]
    }
    case 'round':
      return ['orlog-round', { round: fact(event, 'round') }]
    case 'appeared':
      return [
        'orlog-appeared',
        { place: fact(event, 'place'), beast: speech.beast(fact(event, 'creature')) }
      ]
    case 'offered': {
      const offered = speech.building(fact(event, 'building'))
      return ['orlog-offered', { terrain: speech.land(fact(event, 'terrain')), building: offered }]
    }
    case 'founded':
      return [
        'orlog-founded',
        { port: spotName(fact(event, 'port')), cell: spotName(fact(event, 'cell')) }
      ]
    case 'took': {
      const said: Facts = { place: fact(event, 'place') + 1, action: cardAction(speech, event) }
      if (fact(event, 'tile') === NONE) return ['orlog-took-bare', said]
      return ['orlog-took', { ...said, tile: speech.tile(fact(event, 'tile')) }]
    }
    case 'placed': {
      const places = ['first', 'second', 'third'].map((key) => fact(event, key))
      const cells = places.filter((spot) => spot !== NONE).map(spotName).join(', ')
      return ['orlog-placed', { tile: speech.tile(fact(event, 'tile')), cells }]
    }
    case 'homeless':
      return ['orlog-homeless', { tile: speech.tile(fact(event, 'tile')) }]
    case 'returned': {
      const tile = fact(event, 'tile')
      const key = speech.pieces.volcanoes(tile) ? 'orlog-returned-beasts' : 'orlog-returned'
      return [key, { tile: speech.tile(tile) }]
    }
    case 'discarded':
      return [
        'orlog-discarded',
        { place: fact(event, 'place') + 1, action: cardAction(speech, event) }
      ]
    case 'gained':
      return [GAINED[rule] ?? 'orlog-gained', goods(speech, event)]
    case 'spent':
      return [SPENT[rule] ?? 'orlog-spent', goods(speech, event)]
    case 'came': {
      const holder = speech.name(fact(event, 'holder'))
      return [came(speech, event), { ...speech.titled(fact(event, 'titan')), holder }]
    }
    case 'went':
    case 'favoured':
      return [`orlog-${name}`, speech.titled(fact(event, 'titan'))]
    case 'acted':
      return [`orlog-acted-${ACTIONS[fact(event, 'action')]}`, {}]
    case 'declined':
      return ['orlog-declined', { action: action() }]
    case 'fought':
    case 'captured':
    case 'lost':
      return [`orlog-${name}`, fighting(speech, event)]
    case 'rolled': {
      const rolled = fact(event, 'roll')
      const said = { dice: roll(rolled) }
      if (rule !== 'OR-10.1') return ['orlog-rolled', said]
      return ['orlog-rolled-place', { ...said, n: dice(rolled)[0] || 1 }]
    }
    case 'unearthed':
    case 'refused':
      return [`orlog-${name}`, building(speech, event)]
    case 'built': {
      const cell = fact(event, 'cell')
      if (cell === NONE) return ['orlog-built-strip', building(speech, event)]
      return ['orlog-built', { ...building(speech, event), cell: spotName(cell) }]
    }
    case 'erected':
      return [
        'orlog-erected',
        { first: spotName(fact(event, 'first')), second: spotName(fact(event, 'second')) }
      ]
    case 'bought': {
      const payment = speech.say(`desk-with-${RESOURCES[fact(event, 'payment')]}`)
      return ['orlog-bought', { action: action(), payment }]
    }
    case 'freed':
      return ['orlog-freed', { creatureacc: speech.creature(fact(event, 'creature'), '.acc') }]
    default:
      return [`orlog-${name}`, {}]
  }
}

/** One event as a sentence; empty for one that we have no words for. */
export function tellEvent(speech: Speech, event: Told): string {
  const [key, facts] = message(speech, event)
  if (!speech.voice.has(key)) return ''
  const player = fact(event, 'player')
  return speech.sentence(key, player >= 0 ? { ...speech.party(player), ...facts } : facts)
}
