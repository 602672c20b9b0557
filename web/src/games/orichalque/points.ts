/** Victory points over the rounds, from what happened: for the picture at the end. */

import { NONE } from './names'
import type { SeenEvents } from './seenEvents'

export interface PointsByRound {
  /** The rounds, from 1; the last is where the game stands. */
  rounds: number[]
  /** For each player, the points at the end of each of these rounds. */
  points: number[][]
  /** The move at which each of these rounds had ended; -1 if its events came together with later ones, as what a
  game goes on with is. */
  moves: number[]
  most: number
}

/** `first` is the Titan that the automaton begins with, or -1; `enough` the points that win. */
export function pointsByRound(
  seen: readonly SeenEvents[], players: number, enough: number, first = NONE
): PointsByRound {
  const now = Array.from({ length: players }, () => 0)
  const titans = [NONE, NONE, NONE, NONE]
  if (first !== NONE) {
    titans[first] = 1
    now[1] = 1
  }
  const rounds: number[] = []
  const points: number[][] = now.map(() => [])
  const moves: number[] = []
  const close = (move: number) => {
    moves.push(move)
    now.forEach((number, player) => points[player]!.push(number))
  }
  for (const { move, events } of seen)
    for (const event of events) {
      switch (event.event) {
        case 'round':
          if (rounds.length) close(move === seen[0]!.move ? -1 : move)
          rounds.push(event.round)
          break
        case 'came': {
          const { player, titan } = event
          const holder = titans[titan]!
          if (holder === player) break
          if (holder !== NONE) now[holder]!--
          titans[titan] = player
          now[player]!++
          break
        }
        case 'went':
          titans[event.titan] = NONE
          now[event.player]!--
          break
        case 'erected':
        case 'forged':
          now[event.player]!++
      }
    }
  if (rounds.length) close(seen.at(-1)!.move)
  return { rounds, points, moves, most: Math.max(enough, ...points.flat()) }
}
