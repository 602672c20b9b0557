/** The buttons of a prompt: few enough for the number keys, each with what it leads to. */

import type { Duel, Plan } from './targets'
import { buildingIcon, creatureIcon } from './icons'
import { ACTIONS, BLESSING, CREATURES, DESERT, NONE, TITANS } from './names'
import { only } from './notation'
import type { BoardModel } from './boardModel'
import { outlook, sideFacts } from './sentences'
import type { Speech } from './speech'

export interface Option {
  /** `choice` is picked as it is written; a plan or a lair first has to be filled in. */
  kind: 'choice' | 'plan' | 'lair'
  /** The choice, the plan's id, or the lair's cell. */
  id: string
  label: string
  note: string
  icon: string
  /** At once, without a second press: the words say all there is to know. */
  direct?: boolean
  /** The way out: stop, end, decline. */
  quiet?: boolean
}

/** Ways out of a question, which do nothing. */
const OUT = ['stop', 'end', 'done', 'decline'] as const

export function options(
  speech: Speech,
  model: BoardModel,
  choices: readonly string[],
  plans: readonly Plan[],
  plan: Plan | null,
  duels: readonly Duel[],
  duel: Duel | null
): Option[] {
  return [
    ...titans(speech, choices),
    ...actions(speech, model, choices),
    ...fights(speech, model, duels, duel),
    ...constructions(speech, model, choices, plans, plan),
    ...extras(speech, model, choices),
    ...payments(speech, model, choices),
    ...heirs(speech, choices),
    ...sides(speech, model, choices),
    ...ways(speech, model, choices)
  ]
}

function titans(speech: Speech, choices: readonly string[]): Option[] {
  return only(choices, 'welcome', 'release').map(({ text, choice }) => ({
    kind: 'choice',
    id: text,
    label: speech.titan(choice.titan),
    note: speech.titan(choice.titan, '.does'),
    icon: TITANS[choice.titan]!
  }))
}

function actions(speech: Speech, model: BoardModel, choices: readonly string[]): Option[] {
  return only(choices, 'act', 'bless').map(({ text, choice }) => {
    const twice = choice.verb === 'bless'
    const titan = BLESSING[model.action] ?? NONE
    return {
      kind: 'choice',
      id: text,
      label: twice
        ? speech.say('web-ori-with-favour', speech.titled(titan))
        : speech.action(model.action),
      note: outlook(speech, model, model.action, twice ? 2 : 1),
      icon: twice ? TITANS[titan]! : ACTIONS[model.action]!,
      direct: true
    }
  })
}

function fights(speech: Speech, model: BoardModel, duels: readonly Duel[], duel: Duel | null): Option[] {
  const player = model.view.current
  const others: Option[] = duels
    .filter((one) => duels.length > 1 && one !== duel)
    .map(({ cell, creature }) => ({
      kind: 'lair',
      id: String(cell),
      label: speech.beast(creature),
      note: model.side(player)!.ground.grid.name(cell),
      icon: creatureIcon(model.pieces.creature(creature))
    }))
  if (!duel) return others
  const sent: Option[] = duel.fights.map(({ text, choice }) => ({
    kind: 'choice',
    id: text,
    label: speech.percent(model.odds(player, duel.creature, choice.hoplites)),
    note: speech.amount(0, choice.hoplites),
    icon: 'hoplite'
  }))
  if (duel.smite)
    sent.push({
      kind: 'choice',
      id: duel.smite,
      label: speech.say('web-ori-with-favour', speech.titled(DESERT)),
      note: speech.say('web-ori-smite'),
      icon: TITANS[DESERT]!
    })
  return [...sent, ...others]
}

function constructions(
  speech: Speech,
  model: BoardModel,
  choices: readonly string[],
  plans: readonly Plan[],
  plan: Plan | null
): Option[] {
  const grid = model.side(model.view.current)?.ground.grid
  const found: Option[] = plans.map((one) => ({
    kind: 'plan',
    id: one.id,
    label: one.building === NONE ? speech.say('temple') : speech.building(one.building),
    note:
      one.building === NONE
        ? speech.say('web-ori-point')
        : one.places.length === 1 && grid
          ? grid.name(one.places[0]!.cells[0]!)
          : speech.say('web-ori-places', { n: one.places.length }),
    icon: one.building === NONE ? 'temple' : buildingIcon(model.pieces.box.buildings[one.building])
  }))
  if (only(choices, 'medallion').length)
    found.push({
      kind: 'choice',
      id: 'medallion',
      label: speech.say('medallion'),
      note: speech.say('web-ori-medallion-price'),
      icon: 'medallion'
    })
  return plan && plans.length === 1 ? found.filter((one) => one.kind !== 'plan') : found
}

function extras(speech: Speech, model: BoardModel, choices: readonly string[]): Option[] {
  return only(choices, 'buy').map(({ text, choice }) => {
    const price = model.price(model.view.current, choice.payment)
    const form = choice.payment === CREATURES ? '.captured' : '.acc'
    return {
      kind: 'choice',
      id: text,
      label: speech.action(choice.action),
      note: speech.say('web-ori-for', { cost: speech.amount(choice.payment, price, form) }),
      icon: ACTIONS[choice.action]!
    }
  })
}

function payments(speech: Speech, model: BoardModel, choices: readonly string[]): Option[] {
  return only(choices, 'pay').map(({ text, choice }) => {
    const kind = model.pieces.creatureNamed(choice.creature)
    const creature = model.pieces.creature(kind)
    const owned = model.view.players[model.view.current]!.captured[kind] ?? 0
    return {
      kind: 'choice',
      id: text,
      label: speech.creature(kind),
      note: speech.say('web-ori-of-them', { n: owned }),
      icon: creatureIcon(creature),
      direct: true
    }
  })
}

/** The two sides of one's board (OR-1.1). */
function sides(speech: Speech, model: BoardModel, choices: readonly string[]): Option[] {
  return only(choices, 'side').map(({ text, choice }) => ({
    kind: 'choice',
    id: text,
    label: speech.sentence('orchoice-side', sideFacts(speech, model, choice.side)),
    note: '',
    icon: '',
    direct: true
  }))
}

function heirs(speech: Speech, choices: readonly string[]): Option[] {
  return only(choices, 'initiative').map(({ text, choice }) => ({
    kind: 'choice',
    id: text,
    label: speech.sentence('orchoice-initiative', speech.party(choice.player)),
    note: '',
    icon: '',
    direct: true
  }))
}

function ways(speech: Speech, model: BoardModel, choices: readonly string[]): Option[] {
  return only(choices, ...OUT).map(({ text, choice }) => {
    const building = choice.verb === 'decline' && model.question === 'raise'
    return {
      kind: 'choice',
      id: text,
      label: speech.sentence(`orchoice-${choice.verb}${building ? '-building' : ''}`),
      note: '',
      icon: '',
      direct: true,
      quiet: true
    }
  })
}

/** What the main button says for a choice that is picked. */
export function goWords(speech: Speech, model: BoardModel, text: string): string {
  const [written] = only(
    [text], 'put', 'found', 'take', 'discard', 'fight', 'smite', 'build', 'raise', 'temple',
    'medallion', 'buy', 'welcome', 'release'
  )
  if (!written) return speech.say('web-ori-go')
  const { choice } = written
  switch (choice.verb) {
    case 'fight': {
      const side = model.side(model.view.current)
      const stuck = side?.cells[side.ground.grid.named(choice.cell)]?.stuck ?? 0
      const added = choice.hoplites - stuck
      return speech.say('web-ori-go-fight', { n: added, hoplites: speech.amount(0, added) })
    }
    case 'take': {
      const n = model.pieces.box.card_costs[choice.place] ?? 0
      return speech.say('web-ori-go-take', { n, hoplites: speech.amount(0, n, '.acc') })
    }
    case 'welcome':
    case 'release':
      return speech.say(`web-ori-go-${choice.verb}`, speech.titled(choice.titan))
    case 'raise':
      return speech.say('web-ori-go-build')
    default:
      return speech.say(`web-ori-go-${choice.verb}`)
  }
}
