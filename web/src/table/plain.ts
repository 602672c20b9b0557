/** The user interface of a game that has no drawing: the text table, and the log in notation. */

import type { GameUi, LogLine } from '../games/gameui'
import type { Happened } from '../wire/types'
import TextBoard from './TextBoard.svelte'

/** What was chosen, as it was written down. */
function tell(entries: readonly Happened[], seat: number): LogLine[] {
  return entries.flatMap(({ number, told, seen }) => {
    const mine = seen?.find((fact) => fact.seat === seat) ?? seen?.[0]
    const rule = String(mine?.events.at(-1)?.rule ?? '')
    return (mine?.made ?? []).slice(0, 1).map((text) => ({
      entry: number, move: told.move ?? 0, seat: told.seat ?? -1, text, rule
    }))
  })
}

export const plainUi: GameUi = { Board: TextBoard, tell }
