/** What has happened, as a seat saw it, for what moves. */

import type { Happened } from '../../wire/types'
import { isGameEvent, type GameEvent } from './types'

/** Events in order, each with the entry and the move it belongs to. */
export interface SeenEvents {
  entry: number
  move: number
  events: readonly GameEvent[]
}

/** What a seat saw, in order, without what was taken back. */
export function seenEvents(entries: readonly Happened[], seat: number): SeenEvents[] {
  const kept: SeenEvents[] = []
  for (const { number, told, seen } of entries) {
    const move = told.move ?? 0
    if (told.kind === 'undone') {
      while (kept.length && kept.at(-1)!.move > move) kept.pop()
      continue
    }
    const mine = seen?.find((fact) => fact.seat === seat) ?? seen?.[0]
    if (mine) kept.push({ entry: number, move, events: mine.events.filter(isGameEvent) })
  }
  return kept
}
