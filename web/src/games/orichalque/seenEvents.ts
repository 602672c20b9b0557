/** What a seat has seen happen at the table. */

import type { Happened, Line } from '../../wire/types'
import { isGameEvent, type GameEvent } from './types'

/** The events of an entry as one seat saw them, and what the log says of them. */
export interface SeenEvents {
  move: number
  events: readonly GameEvent[]
  lines: readonly Line[]
}

/** What a seat saw, in order, without what was taken back. */
export function seenEvents(entries: readonly Happened[], seat: number): SeenEvents[] {
  const kept: SeenEvents[] = []
  for (const { told, seen } of entries) {
    const move = told.move ?? 0
    if (told.kind === 'undone') {
      while (kept.length && kept.at(-1)!.move > move) kept.pop()
      continue
    }
    const own = seen?.find((fact) => fact.seat === seat) ?? seen?.[0]
    if (own) kept.push({ move, events: own.events.filter(isGameEvent), lines: own.lines ?? [] })
  }
  return kept
}

/** The dice of a `rolled` event: each digit is one die, and one more than it shows; 1 is a skull. */
export const dice = (roll: number): number[] => [...String(roll)].map((digit) => Number(digit) - 1)
