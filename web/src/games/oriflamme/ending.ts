/** OF-7. Who has won, and by what where the stocks were level. */

import { fullName, type Player } from './players'
import type { Wording } from './wording'
import { familiesOf, type View } from './view'

type Who = (seat: number) => Player

export function victorySentence(wording: Wording, view: View, who: Who): string {
  const best = view.standings[0]
  if (!best || !view.winners.length) return wording.say('log-ended')
  const amount = wording.amount(best.stock)
  const called = (seat: number) => fullName(who(seat), familiesOf(view, seat), wording)
  if (view.winners.length > 1) {
    return wording.say('ending-shared', { names: wording.both(view.winners.map(called)), amount })
  }
  const winner = view.winners[0]!
  if (winner === view.seat) return wording.say('ending-you-win', { amount })
  const families = who(winner).name ? 1 : familiesOf(view, winner).length
  return wording.say('ending-wins', { names: called(winner), amount, families })
}

export function tieSentence(wording: Wording, view: View, who: Who): string {
  const board = view.standings
  const level = board.filter(({ stock }) => stock === board[0]?.stock)
  if (level.length < 2) return ''
  const list = level
    .map(({ seat, positions }) => `${fullName(who(seat), familiesOf(view, seat), wording)} ${positions}`)
    .join(', ')
  const key = view.winners.length === 1 ? 'ending-tie' : 'ending-tie-holds'
  return wording.say(key, { amount: wording.amount(level[0]!.stock), list })
}
