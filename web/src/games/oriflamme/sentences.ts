/** Choices of Oriflamme as sentences that say what they lead to.

Only the view is asked, so a sentence tells no more than its reader may know. */

import { effect, hint } from './effects'
import { AMBUSH, DECREE, DESERTER, EXTORTION, INFILTRATION, isCharacter, keepsPoints, slug } from './kinds'
import type { Choice } from './notation'
import type { Speech } from './speech'
import {
  askedFamily, BEGINNING, DEALING, FACING, frame, LANDING, mayBeReturned, overheard, PLACING, top, tops, unseenKinds,
  type View
} from './view'

/** What this choice does and what follows from it. */
export function sentence(speech: Speech, view: View, choice: Choice): string {
  const at = (position: number) => ({
    target: speech.targetAt(view, position),
    position: position + 1
  })
  switch (choice.verb) {
    case 'place':
      return placing(speech, view, choice)
    case 'keep':
      return speech.say('choice-keep', { then: top(view, view.at).points + 1 })
    case 'reveal': {
      const { taken, kind } = revealing(view)
      return speech.say('choice-reveal', {
        the: speech.the(kind),
        points: taken,
        amount: speech.amount(taken),
        effect: effect(speech, view, view.at, kind)
      })
    }
    case 'eliminate':
      return eliminating(speech, view, choice.position)
    case 'rob': {
      const left = view.families[choice.family]!.stock - 1
      return speech.say('choice-rob', { ...speech.party(choice.family), left })
    }
    case 'copy': {
      const model = top(view, choice.position)
      return speech.say('choice-copy', {
        subject: speech.subject(model.family, model.kind!),
        position: choice.position + 1,
        effect: copying(speech, view, choice.position)
      })
    }
    case 'move':
      return speech.say('choice-move', at(choice.position))
    case 'before':
      return landing(speech, view, choice.gap)
    case 'favour': {
      const then = top(view, choice.position).points + 1
      return speech.say('choice-favour', { ...at(choice.position), then })
    }
    case 'inform':
      return speech.say('choice-inform', { amount: speech.amount(overheard(view, view.at)) })
    case 'swap': {
      const leaver = speech.the(top(view, view.at).kind!)
      return speech.say('choice-swap', { the: speech.the(choice.kind), leaver })
    }
    case 'mark':
      if (choice.position === null) return speech.say('choice-mark-none')
      return speech.say('choice-mark', at(choice.position))
    case 'support': {
      if (choice.position === null) return speech.say('choice-support-none')
      const then = top(view, choice.position).points + 2
      return speech.say('choice-support', { ...at(choice.position), then })
    }
    case 'leave':
      return speech.say('choice-leave', { amount: speech.amount(top(view, view.at).points) })
    case 'first':
      return speech.say('choice-first', speech.party(choice.family))
    case 'aside':
      return speech.say('choice-aside', { cards: speech.names(choice.kinds) })
  }
}

function placing(speech: Speech, view: View, choice: Choice & { verb: 'place' }): string {
  const { kind, spot } = choice
  const the = speech.the(kind)
  const card = speech.say('card-named', { the })
  if (spot === 'alone') return speech.say('choice-place-alone', { card, hint: hint(speech, kind) })
  if (typeof spot === 'string') return speech.say(`choice-place-${spot}`, { card })
  return speech.say('choice-place-on', {
    position: spot + 1,
    the,
    target: speech.targetAt(view, spot)
  })
}

/** The card that may be revealed, and the points that would be taken from it. */
export function revealing(view: View): { kind: number; taken: number } {
  const card = top(view, view.at)
  const kind = card.kind!
  return { kind, taken: keepsPoints(kind) ? 0 : card.points }
}

/** What copying the card there would do. */
export const copying = (speech: Speech, view: View, position: number): string =>
  effect(speech, view, view.at, top(view, position).kind!, top(view, view.at).kind!)

function eliminating(speech: Speech, view: View, position: number): string {
  const acting = top(view, view.at)
  let target = speech.targetAt(view, position)
  if (position === view.acting && acting.kind !== null) {
    target = speech.say('target-self', { name: speech.name(acting.kind), the: speech.the(acting.kind) })
  }
  const follows = consequences(speech, view, position).join(' · ')
  return speech.say('choice-eliminate', { target, position: position + 1, follows })
}

/** What follows from eliminating a card: first what is sure, then what it may turn out to be. */
export function consequences(speech: Speech, view: View, position: number): string[] {
  const attacker = top(view, view.at).family
  const card = top(view, position)
  let gain = 1
  if (!card.up && view.families[attacker]!.reserve.includes(INFILTRATION)) gain += 2
  const deserts = frame(view)[0] === DESERTER
  if (deserts && card.kind !== null && isCharacter(card.kind)) gain += 1
  const found = [speech.say('follows-gain', { ...speech.party(attacker), gain })]
  if (deserts && card.kind === null) found.push(speech.say('follows-character'))
  if (card.points) {
    const amount = speech.amount(card.points)
    found.push(speech.say('follows-lost', { points: card.points, amount }))
  }
  const sure = [found.join(', ')]
  return card.family === attacker ? sure : [...sure, ...traps(speech, view, position, attacker)]
}

/** OF-6.3, AL-2.4. What the card may turn out to be, with odds that everybody could count. */
function traps(speech: Speech, view: View, position: number, attacker: number): string[] {
  const card = top(view, position)
  const party = speech.party(card.family)
  const possible = card.kind === null ? unseenKinds(view, card.family) : [card.kind]
  const unsure = card.kind === null && mayBeReturned(view, position)
  const odds = unsure
    ? speech.say('odds-unsure')
    : speech.say('odds-one-in', { total: possible.length })
  const sure = card.kind === null ? '' : '-sure'
  const found = []
  if (possible.includes(AMBUSH)) found.push(speech.say(`follows-ambush${sure}`, { ...party, odds }))
  if (possible.includes(EXTORTION)) {
    const gain = 2 * tops(view).filter((other) => other.family === attacker).length
    found.push(speech.say(`follows-extortion${sure}`, { ...party, odds, gain }))
  }
  return found
}

/** OF-3.8. Whether a card that lands there acts in this round. */
export function landingFollows(speech: Speech, view: View, gap: number): string {
  const [asks, moved = view.at] = frame(view)
  const source = asks === LANDING ? moved : view.at
  if (gap > view.at) return speech.say(source < view.at ? 'landing-again' : 'landing-acts')
  return speech.say(source < view.at ? 'landing-waits' : 'landing-skipped')
}

function landing(speech: Speech, view: View, gap: number): string {
  const follows = landingFollows(speech, view, gap)
  if (gap === 0) return speech.say('choice-before-start', { follows })
  if (gap === view.queue.length) return speech.say('choice-before-end', { follows })
  return speech.say('choice-before-between', { left: gap, right: gap + 1, follows })
}

/** What the acting seat is asked, in the second person where it has only one family. */
export function question(speech: Speech, view: View): string {
  const [asks = PLACING, about = 0] = frame(view)
  const family = askedFamily(view)
  if (asks === PLACING) return speech.say('ask-place', speech.party(family))
  const { kind } = top(view, view.at)
  if (kind === null) return waiting(speech, view)
  const facts = { subject: speech.subject(family, kind), position: view.at + 1 }
  if (asks === FACING) return speech.sentence('ask-face', facts)
  const as = asks === LANDING ? DECREE : asks
  const task =
    asks === LANDING
      ? speech.say('task-landing', { target: speech.targetAt(view, about) })
      : speech.say(`task-${slug(as)}`)
  if (as !== kind) return speech.sentence('ask-effect-as', { ...facts, the: speech.the(as), task })
  return speech.sentence('ask-effect', { ...facts, task })
}

/** OF-1.2, OF-1.4. What chance decides before the first round. */
function chance(speech: Speech, view: View): string {
  const [asks, family = 0] = frame(view)
  if (asks === DEALING) return speech.say('oriflamme-chance-aside', speech.party(family))
  return asks === BEGINNING ? speech.say('oriflamme-chance-first') : ''
}

/** What everybody waits for, for those who are not asked. */
export function waiting(speech: Speech, view: View): string {
  const family = askedFamily(view)
  if (family < 0) return chance(speech, view)
  const party = speech.party(family)
  const [asks] = frame(view)
  if (asks === PLACING) return speech.say('oriflamme-wait-place', party)
  const facts = { ...party, position: view.at + 1 }
  if (asks === FACING) return speech.say('oriflamme-wait-face', facts)
  const { kind } = top(view, view.at)
  if (kind === null) return speech.say('oriflamme-wait-face', facts)
  return speech.sentence('oriflamme-wait-effect', {
    ...facts,
    subject: speech.subject(family, kind)
  })
}
