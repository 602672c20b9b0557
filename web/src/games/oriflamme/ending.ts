/** OF-7. Who has won, and by what where the stocks were level. */

import { calledInFull, type Person } from './people'
import type { Speech } from './speech'
import { familiesOf, standings, type View } from './view'

type Who = (seat: number) => Person

export function victorySentence(speech: Speech, view: View, who: Who): string {
  const best = standings(view)[0]
  if (!best || !view.winners.length) return speech.say('log-ended')
  const amount = speech.amount(best.stock)
  const called = (seat: number) => calledInFull(who(seat), familiesOf(view, seat), speech)
  if (view.winners.length > 1) {
    return speech.say('ending-shared', { names: speech.both(view.winners.map(called)), amount })
  }
  const winner = view.winners[0]!
  if (winner === view.seat) return speech.say('ending-you-win', { amount })
  const families = who(winner).name ? 1 : familiesOf(view, winner).length
  return speech.say('ending-wins', { names: called(winner), amount, families })
}

export function tieSentence(speech: Speech, view: View, who: Who): string {
  const board = standings(view)
  const level = board.filter(({ stock }) => stock === board[0]?.stock)
  if (level.length < 2) return ''
  const list = level
    .map(({ seat, held }) => `${calledInFull(who(seat), familiesOf(view, seat), speech)} ${held}`)
    .join(', ')
  const key = view.winners.length === 1 ? 'ending-tie' : 'ending-tie-holds'
  return speech.say(key, { amount: speech.amount(level[0]!.stock), list })
}
