/** How the stocks grew, round by round, from the events. */

import type { SeenEvents } from './events'

export interface PointsByRound {
  /** What a point of the picture stands for: the round that has ended; 0 is the beginning. */
  rounds: number[]
  /** For each family, its stock at each of these. */
  stocks: number[][]
  /** The move at which each of these stood; -1 if its events came together with later ones, as what a game goes on
  with is. */
  moves: number[]
}

const FIRST_STOCK = 1

/** OF-1.3, OF-7. The stocks at the end of each round; the last one is where it stands now. */
export function pointsByRound(seen: readonly SeenEvents[], families: number): PointsByRound {
  const now = Array.from({ length: families }, () => FIRST_STOCK)
  const rounds: number[] = []
  const moves: number[] = []
  const stocks: number[][] = now.map(() => [])
  const note = (round: number, move: number) => {
    rounds.push(round)
    moves.push(move)
    now.forEach((stock, family) => stocks[family]!.push(stock))
  }
  let round = 0
  for (const { move, event } of seen.flatMap(({ move, events }) => events.map((event) => ({ move, event })))) {
    if (event.event === 'began') {
      note(round, round === 0 ? 0 : move === seen[0]!.move ? -1 : move)
      round = event.round
    } else if (event.event === 'gained' || event.event === 'revealed') {
      now[event.family]! += event.points
    } else if (event.event === 'robbed') {
      now[event.family]! += 1
      now[event.victim]! -= 1
    }
  }
  note(round, seen.at(-1)?.move ?? 0)
  return { rounds, stocks, moves }
}
