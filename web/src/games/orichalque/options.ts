/** The buttons of a prompt: few enough for the number keys, each with what it leads to. */

import type { Explained } from '../../wire/types'
import { phrase, sentence, type Reader } from '../../words/phrase'
import type { Duel, Plan } from './targets'
import { factsOf } from './explained'
import { buildingIcon, creatureIcon } from './icons'
import { ACTIONS, CREATURES, NONE, TITANS } from './names'
import { only } from './notation'
import type { BoardModel } from './boardModel'
import type { Wording } from './wording'

/** What the rules say of a choice. */
export type Explain = (choice: string) => Explained | undefined

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
  wording: Wording,
  model: BoardModel,
  reader: Reader,
  explain: Explain,
  choices: readonly string[],
  plans: readonly Plan[],
  plan: Plan | null,
  duels: readonly Duel[],
  duel: Duel | null
): Option[] {
  return [
    ...titans(wording, choices),
    ...actions(wording, reader, explain, choices),
    ...fights(wording, model, explain, duels, duel),
    ...constructions(wording, model, choices, plans, plan),
    ...extras(wording, explain, choices),
    ...payments(wording, model, choices),
    ...direct(reader, explain, only(choices, 'initiative', 'side').map(({ text }) => text)),
    ...direct(reader, explain, only(choices, ...OUT).map(({ text }) => text)).map((one) => ({ ...one, quiet: true }))
  ]
}

/** The first of what would follow from a choice, in words. */
function follows(explained: Explained | undefined, reader: Reader): string {
  const [first] = explained?.outlook ?? []
  return first ? phrase(first, reader) : ''
}

/** Choices that say all there is to know. */
function direct(reader: Reader, explain: Explain, choices: readonly string[]): Option[] {
  return choices.map((text) => {
    const explained = explain(text)
    return {
      kind: 'choice',
      id: text,
      label: explained ? sentence(explained.sentence, reader) : text,
      note: follows(explained, reader),
      icon: '',
      direct: true
    }
  })
}

function titans(wording: Wording, choices: readonly string[]): Option[] {
  return only(choices, 'welcome', 'release').map(({ text, choice }) => ({
    kind: 'choice',
    id: text,
    label: wording.titan(choice.titan),
    note: wording.titan(choice.titan, '.does'),
    icon: TITANS[choice.titan]!
  }))
}

function actions(wording: Wording, reader: Reader, explain: Explain, choices: readonly string[]): Option[] {
  return direct(reader, explain, only(choices, 'act', 'bless').map(({ text }) => text)).map((option) => {
    const { action = 0, favour } = factsOf(explain(option.id))
    if (favour === undefined) return { ...option, icon: ACTIONS[action]! }
    return { ...option, label: wording.say('web-ori-with-favour', wording.titled(favour)), icon: TITANS[favour]! }
  })
}

function fights(
  wording: Wording, model: BoardModel, explain: Explain, duels: readonly Duel[], duel: Duel | null
): Option[] {
  const player = model.view.current
  const others: Option[] = duels
    .filter((one) => duels.length > 1 && one !== duel)
    .map(({ cell, creature }) => ({
      kind: 'lair',
      id: String(cell),
      label: wording.beast(creature),
      note: model.side(player)!.layout.grid.name(cell),
      icon: creatureIcon(model.pieces.creature(creature))
    }))
  if (!duel) return others
  const sent: Option[] = duel.fights.map(({ text, choice }) => ({
    kind: 'choice',
    id: text,
    label: wording.percent(factsOf(explain(text)).chance ?? 0),
    note: wording.amount(0, choice.hoplites),
    icon: 'hoplite'
  }))
  if (duel.smite) {
    const { favour = 0 } = factsOf(explain(duel.smite))
    sent.push({
      kind: 'choice',
      id: duel.smite,
      label: wording.say('web-ori-with-favour', wording.titled(favour)),
      note: wording.say('web-ori-smite'),
      icon: TITANS[favour]!
    })
  }
  return [...sent, ...others]
}

function constructions(
  wording: Wording,
  model: BoardModel,
  choices: readonly string[],
  plans: readonly Plan[],
  plan: Plan | null
): Option[] {
  const grid = model.side(model.view.current)?.layout.grid
  const found: Option[] = plans.map((one) => ({
    kind: 'plan',
    id: one.id,
    label: one.building === NONE ? wording.say('temple') : wording.building(one.building),
    note:
      one.building === NONE
        ? wording.say('web-ori-point')
        : one.places.length === 1 && grid
          ? grid.name(one.places[0]!.cells[0]!)
          : wording.say('web-ori-places', { n: one.places.length }),
    icon: one.building === NONE ? 'temple' : buildingIcon(model.pieces.set.buildings[one.building])
  }))
  if (only(choices, 'medallion').length)
    found.push({
      kind: 'choice',
      id: 'medallion',
      label: wording.say('medallion'),
      note: wording.say('web-ori-medallion-price'),
      icon: 'medallion'
    })
  return plan && plans.length === 1 ? found.filter((one) => one.kind !== 'plan') : found
}

function extras(wording: Wording, explain: Explain, choices: readonly string[]): Option[] {
  return only(choices, 'buy').map(({ text, choice }) => {
    const price = factsOf(explain(text)).cost ?? 0
    const form = choice.payment === CREATURES ? '.captured' : '.acc'
    return {
      kind: 'choice',
      id: text,
      label: wording.action(choice.action),
      note: wording.say('web-ori-for', { cost: wording.amount(choice.payment, price, form) }),
      icon: ACTIONS[choice.action]!
    }
  })
}

function payments(wording: Wording, model: BoardModel, choices: readonly string[]): Option[] {
  return only(choices, 'pay').map(({ text, choice }) => {
    const kind = model.pieces.creatureNamed(choice.creature)
    const creature = model.pieces.creature(kind)
    const owned = model.view.players[model.view.current]!.captured[kind] ?? 0
    return {
      kind: 'choice',
      id: text,
      label: wording.creature(kind),
      note: wording.say('web-ori-of-them', { n: owned }),
      icon: creatureIcon(creature),
      direct: true
    }
  })
}

/** What the main button says for a choice that is picked. */
export function goWords(wording: Wording, text: string, explained: Explained | undefined): string {
  const [written] = only(
    [text], 'put', 'found', 'take', 'discard', 'fight', 'smite', 'build', 'raise', 'temple',
    'medallion', 'buy', 'welcome', 'release'
  )
  if (!written) return wording.say('web-ori-go')
  const { choice } = written
  switch (choice.verb) {
    case 'fight': {
      const { added = 0 } = factsOf(explained)
      return wording.say('web-ori-go-fight', { n: added, hoplites: wording.amount(0, added) })
    }
    case 'take': {
      const { cost: n = 0 } = factsOf(explained)
      return wording.say('web-ori-go-take', { n, hoplites: wording.amount(0, n, '.acc') })
    }
    case 'welcome':
    case 'release':
      return wording.say(`web-ori-go-${choice.verb}`, wording.titled(choice.titan))
    case 'raise':
      return wording.say('web-ori-go-build')
    default:
      return wording.say(`web-ori-go-${choice.verb}`)
  }
}
