/** The game's own lines of the log, put into words. */

import type { LogLine } from '../games/gameui'
import type { Happened, Position, SeenFact, TableInfo } from '../wire/types'
import { phrase, sentence, type Reader } from '../words/phrase'
import { words } from '../words/words.svelte'
import { readerAt } from './asked'

/** What was put into words for whom. The log grows with every choice, and what it said stays. */
const told = new WeakMap<SeenFact, { edition: object | null; reader: string; lines: LogLine[] }>()

/** All that the log says of these entries, as a seat saw them. */
export function gameLog(
  entries: readonly Happened[], seat: number, _: Position | null, info: Pick<TableInfo, 'game' | 'seats'>
): LogLine[] {
  const reader = readerAt(info, seat)
  const names = [seat, ...info.seats.map((_, other) => reader.name(other))].join('\n')
  return entries.flatMap((entry) => {
    const own = entry.seen?.find((fact) => fact.seat === seat) ?? entry.seen?.[0]
    if (!own) return []
    const known = told.get(own)
    if (known?.edition === words.edition && known.reader === names) return known.lines
    const lines = linesOf(entry, own, reader)
    told.set(own, { edition: words.edition, reader: names, lines })
    return lines
  })
}

function linesOf({ number, told }: Happened, { lines = [] }: SeenFact, reader: Reader): LogLine[] {
  return lines.map((line) => ({
    entry: number,
    move: told.move ?? 0,
    seat: line.seat ?? -1,
    text: sentence(line.sentence, reader),
    rule: line.rule ?? '',
    gain: typeof line.gain === 'string' || !line.gain ? line.gain : phrase(line.gain, reader),
    heading: line.heading
  }))
}
