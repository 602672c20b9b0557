/** Victory points over the rounds, from what happened: for the picture at the end. */

import { ENOUGH, NONE } from './names'
import { fact } from './telling'
import type { Moment } from './log'

export interface Course {
  /** The rounds, from 1; the last is where the game stands. */
  rounds: number[]
  /** For each player, the points at the end of each of these rounds. */
  points: number[][]
  /** The move at which each of these rounds had ended; -1 if that was told together with later ones, as what a
  game goes on with is. */
  moves: number[]
  most: number
}

/** `first` is the Titan that the automaton begins with, or -1. */
export function course(told: readonly Moment[], players: number, first = NONE): Course {
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
  for (const { move, events } of told)
    for (const event of events) {
      const player = fact(event, 'player')
      const titan = fact(event, 'titan')
      switch (event.event) {
        case 'round':
          if (rounds.length) close(move === told[0]!.move ? -1 : move)
          rounds.push(fact(event, 'round'))
          break
        case 'came': {
          const holder = titans[titan]!
          if (holder === player) break
          if (holder !== NONE) now[holder]!--
          titans[titan] = player
          now[player]!++
          break
        }
        case 'went':
          titans[titan] = NONE
          now[player]!--
          break
        case 'erected':
        case 'forged':
          now[player]!++
      }
    }
  if (rounds.length) close(told.at(-1)!.move)
  return { rounds, points, moves, most: Math.max(ENOUGH, ...points.flat()) }
}
