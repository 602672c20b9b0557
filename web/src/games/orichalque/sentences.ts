/** Choices of Orichalque as sentences that say what they lead to, and the questions they answer. */

import type { IslandBox } from './types'
import type { Facts } from '../../words/words.svelte'
import { only, read, type Choice } from './notation'
import {
  ACTIONS, BLESSING, CAPTURE, CREATURES, DESERT, NONE, PRODUCE, RECRUIT
} from './names'
import { ways } from './constructing'
import { brings, type Brings } from './preview'
import type { BoardModel, PlayerBoard } from './boardModel'
import { capital, type Speech } from './speech'

type Said = [key: string, facts: Facts]

/** What this choice does and what follows from it. */
export function sentence(speech: Speech, model: BoardModel, text: string): string {
  const choice = read(text)
  if (!choice) return drawn(speech, text)
  if (choice.verb === 'put') return putting(speech, model, choice.cell, choice.turn)
  return speech.sentence(...told(speech, model, choice))
}

/** What chance brings, by its name; as it is written where it has none. */
function drawn(speech: Speech, text: string): string {
  const [verb, ...faces] = text.trim().split(/\s+/)
  const [what = ''] = faces
  const { box } = speech.pieces
  const at = (named: readonly { name: string }[]): number => named.findIndex(({ name }) => name === what)
  switch (verb) {
    case 'first':
      return speech.sentence('orchoice-initiative', speech.party(Number(what) - 1))
    case 'board':
      return `${speech.say('island')} ${what}`
    case 'card': {
      const card = box.cards[at(box.cards)]
      return card ? `${speech.action(card.action)} ${card.size}` : text
    }
    case 'tile':
      return capital(speech.tile(at(box.tiles))) || text
    case 'creature':
      return at(box.creatures) < 0 ? text : speech.beast(at(box.creatures))
    case 'building':
      return at(box.buildings) < 0 ? text : speech.building(at(box.buildings))
    case 'roll':
      return faces.map((ui) => `[${ui === 'skull' ? '☠' : ui}]`).join('')
  }
  return text
}

function told(speech: Speech, model: BoardModel, choice: Choice): Said {
  const { view, pieces } = model
  const player = view.current
  switch (choice.verb) {
    case 'found':
      return ['orchoice-found', { ...choice, gain: portGain(speech, model, choice.port) }]
    case 'take':
      return ['orchoice-take', taking(speech, model, choice.place)]
    case 'discard':
      return ['orchoice-discard', entry(speech, model, choice.place)]
    case 'welcome':
    case 'release':
      return [`orchoice-${choice.verb}`, speech.titled(choice.titan)]
    case 'act': {
      const now = outlook(speech, model, model.action)
      return ['orchoice-act', { action: speech.action(model.action), now }]
    }
    case 'bless': {
      const now = outlook(speech, model, model.action, 2)
      const titan = speech.titled(BLESSING[model.action]!)
      return ['orchoice-bless', { ...titan, action: speech.action(model.action), now }]
    }
    case 'decline':
      return [model.question === 'raise' ? 'orchoice-decline-building' : 'orchoice-decline', {}]
    case 'fight':
      return ['orchoice-fight', fighting(speech, model, choice.cell, choice.hoplites)]
    case 'smite': {
      const [kind] = beastAt(model.side(player), choice.cell)
      const beast = { beast: speech.beast(kind), loot: speech.loot(kind), cell: choice.cell }
      return ['orchoice-smite', { ...speech.titled(DESERT), ...beast }]
    }
    case 'build':
      return ['orchoice-build', api(speech, view.spots[choice.terrain]!, choice.cell)]
    case 'raise':
      return ['orchoice-build', api(speech, model.about[0]!, choice.cell)]
    case 'temple':
      return ['orchoice-temple', { first: choice.first, second: choice.second }]
    case 'buy': {
      const form = choice.payment === CREATURES ? '.captured' : '.acc'
      const cost = speech.amount(choice.payment, model.price(player, choice.payment), form)
      const now = outlook(speech, model, choice.action)
      return ['orchoice-buy', { action: speech.action(choice.action), cost, now }]
    }
    case 'pay': {
      const kind = pieces.creatureNamed(choice.creature)
      return ['orchoice-pay', { creature: speech.creature(kind) }]
    }
    case 'initiative':
      return ['orchoice-initiative', speech.party(choice.player)]
    case 'side':
      return ['orchoice-side', sideFacts(speech, model, choice.side)]
    default:
      return [`orchoice-${choice.verb}`, {}]
  }
}

/** The board whose side is chosen, as it was dealt. */
function boardOf(model: BoardModel): IslandBox {
  return model.pieces.box.islands[model.view.players[model.view.current]!.board]!
}

/** A side of that board, and how many cells it has. */
export function sideFacts(speech: Speech, model: BoardModel, side: string): Facts {
  const { board } = boardOf(model)
  const island = model.pieces.box.islands.find((one) => one.board === board && one.side === side)!
  return { side: speech.say(`island-${side}`), cells: island.cells.length }
}

// Cards and tiles

/** A card of the display with all that lies on it. */
export function entry(speech: Speech, model: BoardModel, place: number): Facts {
  const [card = 0, tile = NONE, ...creatures] = model.view.display[place] ?? []
  let name = tile === NONE ? speech.say('desk-no-tile') : speech.tile(tile)
  const beasts = creatures.filter((kind) => kind >= 0).map((kind) => speech.beast(kind))
  if (beasts.length)
    name = speech.say('orchoice-tile-beasts', { tile: name, beasts: beasts.join(', ') })
  return { action: speech.action(model.pieces.action(card)), tile: name, place: place + 1 }
}

function taking(speech: Speech, model: BoardModel, place: number): Facts {
  const action = model.pieces.action(model.view.display[place]?.[0] ?? 0)
  const now = [PRODUCE, RECRUIT].includes(action)
    ? ` · ${outlook(speech, model, action)}`
    : ''
  const cost = speech.say('desk-cost', { n: model.pieces.box.card_costs[place] ?? 0 })
  return { ...entry(speech, model, place), cost, now }
}

/** What an action would come to now. */
export function outlook(speech: Speech, model: BoardModel, action: number, times = 1): string {
  const player = model.view.current
  if (action === PRODUCE || action === RECRUIT) {
    const [hoplites, orichalque] = model.harvest(player, action)
    const amount = speech.goods(times * hoplites, times * orichalque)
    return speech.say('orchoice-brings', { amount })
  }
  if (action === CAPTURE)
    return speech.say('orchoice-beasts', { n: model.view.players[player]!.creatures.length })
  return speech.say('orchoice-ways', { n: ways(model, player) })
}

/** "Forest on c4, mountain on c5 · Theia comes to you". */
function putting(speech: Speech, model: BoardModel, cell: string, turn: number): string {
  const side = model.side(model.view.current)
  const kind = model.view.held[1] ?? NONE
  const terrains = model.pieces.terrains(kind)
  const grid = side?.ground.grid
  const cells = grid?.lay(terrains.length, grid.named(cell), turn)
  if (!side || !grid || !cells) return cell
  const lies = cells.map((at, index) =>
    speech.say('web-ori-lies', { terrain: speech.ground(terrains[index]!), cell: grid.name(at) })
  )
  const news = bringing(speech, brings(model, side, kind, cells))
  return capital([lies.join(', '), ...news].join(' · '))
}

/** What a placement brings, a phrase for each. */
export function bringing(speech: Speech, brought: Brings): string[] {
  const said = brought.arrivals.map(({ titan, from, wakes }) => {
    if (wakes) return speech.say('web-ori-brings-wakes', speech.titled(titan))
    if (from === NONE) return speech.say('orask-brings-titan', { titan: speech.titan(titan) })
    return speech.say('web-ori-brings-titan-from', { ...speech.titled(titan), holder: speech.name(from) })
  })
  if (brought.hoplites || brought.orichalque) {
    const goods = speech.goods(brought.hoplites, brought.orichalque)
    said.push(speech.say('orask-brings-port', { goods }))
  }
  if (brought.giveBack) said.push(speech.say('web-ori-brings-giveback'))
  if (brought.wins) said.push(speech.say('orask-brings-victory'))
  return said
}

export function portGain(speech: Speech, model: BoardModel, name: string): string {
  const ground = model.ground(model.view.current)
  const port = ground?.ports.get(ground.grid.named(name))
  return port ? speech.goods(port.hoplites, port.orichalque) : ''
}

// Fights and buildings

/** The creature on a cell, and the hoplites stuck on it. */
export function beastAt(side: PlayerBoard | null, name: string): [kind: number, stuck: number] {
  const state = side?.cells[side.ground.grid.named(name)]
  return [state?.creature ?? 0, state?.stuck ?? 0]
}

function fighting(speech: Speech, model: BoardModel, cell: string, standing: number): Facts {
  const player = model.view.current
  const [kind, stuck] = beastAt(model.side(player), cell)
  return {
    beast: speech.beast(kind),
    cell,
    chance: speech.percent(model.odds(player, kind, standing)),
    dice: speech.say('dice-count', { n: standing + 1 }),
    n: standing - stuck,
    added: speech.amount(0, standing - stuck)
  }
}

function api(speech: Speech, kind: number, cell: string): Facts {
  return {
    building: speech.building(kind),
    buildingacc: speech.building(kind, '.acc'),
    does: speech.building(kind, '.does'),
    cell
  }
}

// The question

/** What is asked, in one sentence in the second person. */
export function question(speech: Speech, model: BoardModel): string {
  const { question: asked, about, view } = model
  switch (asked) {
    case null:
    case 'ended':
      return ''
    case 'tile':
      return speech.sentence('web-ori-ask-tile')
    case 'metropolis':
      return speech.sentence('web-ori-ask-metropolis')
    case 'action':
    case 'favour':
      return speech.sentence(`orask-${asked}`, {
        action: speech.say(`action-${ACTIONS[model.action]}.name`)
      })
    case 'release':
      return speech.sentence('orask-release', {
        titan: speech.titan(about[0]!), limit: model.limit(view.current)
      })
    case 'side':
      return speech.sentence('orask-side', { board: boardOf(model).board })
    case 'raise':
      return speech.sentence('orask-raise', { building: speech.building(about[0]!) })
    case 'pay':
      return speech.sentence('orask-pay', { n: about[0]! })
    case 'fight': {
      const hoplites = speech.amount(0, view.players[view.current]!.hoplites)
      return speech.sentence('orask-fight', { fought: Math.min(1, about[0]!), hoplites })
    }
    default:
      return speech.sentence(`orask-${asked}`)
  }
}

/** One line of help beneath the question; empty where the question says it all. */
export function help(speech: Speech, model: BoardModel, choices: readonly string[], touch = false): string {
  switch (model.question) {
    case 'tile': {
      const size = model.pieces.terrains(model.view.held[1] ?? NONE).length
      if (size < 2) return speech.say('web-ori-help-tile-one')
      return speech.say(touch ? 'web-ori-help-tile-touch' : 'web-ori-help-tile')
    }
    case 'metropolis':
      return speech.say('web-ori-help-metropolis')
    case 'card':
      return speech.say('web-ori-help-card')
    case 'action':
    case 'favour':
      return speech.say(`action-${ACTIONS[model.action]}.does`)
    case 'fight':
      return speech.say('web-ori-help-fight')
    case 'construct':
    case 'bonus': {
      const temples = only(choices, 'temple').length
      return speech.say('web-ori-help-construct', { temples })
    }
    case 'raise':
      return speech.building(model.about[0]!, '.does')
    case 'extra':
      return speech.say('web-ori-help-extra')
    case 'discard':
      return speech.say('web-ori-help-discard')
    case 'initiative':
      return speech.say('initiative.does')
    case 'welcome':
    case 'release':
      return speech.say('web-ori-help-titans')
    default:
      return ''
  }
}

/** What a player still needs for victory, in words. */
export function missing(speech: Speech, model: BoardModel, player: number): string {
  const { points, creatures, titan } = model.missing(player)
  const needs = []
  if (points) needs.push(speech.say('desk-missing-points', { n: points }))
  if (creatures) needs.push(speech.say('desk-missing-creatures', { n: creatures }))
  if (titan) needs.push(speech.say('desk-missing-titan'))
  return needs.join(', ') || speech.say('desk-missing-nothing')
}
