/** What a card would do now, in a few words, as far as its owner may know. */

import {
  AMBUSH, ARCHER, CONSPIRACY, DEAL, DECREE, DESERTER, EXTORTION, FANATIC, HEIR, INFILTRATION,
  INFORMER, INSURRECTION, LORD, SHAPESHIFTER, SOLDIER, SPY, slug
} from './kinds'
import type { Speech } from './speech'
import { canBeCopied, neighbours, overheard, tops, type CardView, type View } from './view'

/** What a card does, in a few words. */
export const hint = (speech: Speech, kind: number): string => speech.say(`hint-${slug(kind)}`)

/** The effect of a kind on the card at a position. `name` is the card's own where it copies. */
export function effect(speech: Speech, view: View, at: number, kind: number, name = HEIR): string {
  const card = view.queue[at]![0]!
  const beside = neighbours(view, at)
  const others = tops(view).filter((_, place) => place !== at)
  const kin = others.filter((other) => other.family === card.family)
  const { points } = card
  const amount = (many: number) => speech.amount(many)
  switch (kind) {
    case HEIR: {
      const alone = !others.some((other) => other.up && other.kind === name)
      return speech.say('effect-heir', { alone: alone ? 'yes' : 'no', name: speech.name(name) })
    }
    case LORD: {
      const gain = 1 + beside.filter((other) => other.family === card.family).length
      return speech.say('effect-lord', { amount: amount(gain) })
    }
    case FANATIC:
      return speech.say('effect-fanatic', { amount: amount(kin.some((other) => other.up) ? 1 : 2) })
    case CONSPIRACY:
      return speech.say('effect-conspiracy', { points, amount: amount(2 * points) })
    case AMBUSH:
    case EXTORTION:
      return speech.say('effect-returns', { points, amount: amount(points) })
    case INSURRECTION: {
      const rest = Math.max(0, points - 1)
      const facts = { rest, neighbours: beside.length, amount: amount(rest) }
      return speech.say('effect-insurrection', facts)
    }
    case INFILTRATION:
      return speech.say('effect-infiltration', { cards: kin.filter((other) => !other.up).length })
    case DEAL:
      return speech.say('effect-deal', { amount: amount(points) })
    case INFORMER:
      return speech.say('effect-informer', { amount: amount(overheard(view, at)) })
  }
  if (kind === DESERTER && !beside.length) return speech.say('effect-deserter-alone')
  if (kind === ARCHER && !others.length) return speech.say('effect-archer-alone')
  if (!findsSomething(kind, view, card, beside, others.length > 0)) return speech.say('effect-nothing')
  return hint(speech, kind)
}

/** OF-3.4. Whether the effect has anything to work on. */
function findsSomething(
  kind: number,
  view: View,
  card: CardView,
  beside: readonly CardView[],
  others: boolean
): boolean {
  if (kind === SOLDIER) return beside.length > 0
  if (kind === SPY) {
    return beside.some((other) => other.family !== card.family && view.families[other.family]!.stock > 0)
  }
  if (kind === SHAPESHIFTER) return beside.some(canBeCopied)
  return kind === DECREE ? others : true
}
