/** What the log says: the game's own lines, and between them what happened to the table. */

import { gameLog } from './gameLog'
import { hintLine } from './hints/words'
import { levelName } from '../shell/catalogue.svelte'
import { playerName } from './tableText'
import type { Happened, Position, TableInfo, EntryInfo } from '../wire/types'
import { say } from '../words/words.svelte'
import type { GameUi, LogLine } from '../games/gameui'

/** The entries that stand: what was taken back has not happened. */
export function standing(entries: readonly Happened[]): Happened[] {
  let kept: Happened[] = []
  for (const entry of entries) {
    const { kind, move } = entry.told
    if (kind === 'undone') {
      kept = kept.filter(({ told }) => told.kind !== 'chose' || (told.move ?? 0) <= (move ?? 0))
    }
    kept.push(entry)
  }
  return kept
}

/** The whole log as one seat saw it, up to a move in a replay. */
export function logLines(
  ui: GameUi,
  info: TableInfo,
  entries: readonly Happened[],
  position: Position,
  until = Infinity
): LogLine[] {
  const seen = standing(entries).filter(({ told }) => (told.move ?? 0) <= until)
  const game = seen.filter(({ told }) => told.kind === 'started' || told.kind === 'chose')
  const lines = (ui.tell ?? gameLog)(game, position.seat, position, info)
  const own = until === Infinity ? seen.flatMap((entry) => tableLines(entry, info)) : []
  if (!own.length) return lines
  // Both are in order; of one entry the game's lines come first.
  return [...lines, ...own].sort((a, b) => a.entry - b.entry)
}

function tableLines({ number, told }: Happened, info: TableInfo): LogLine[] {
  const text = tableLine(told, info)
  if (!text) return []
  return [{ entry: number, move: told.move ?? -1, seat: told.seat ?? -1, text, rule: '' }]
}

function tableLine(told: EntryInfo, info: TableInfo): string {
  const name = told.seat == null ? '' : playerName(info, told.seat)
  switch (told.kind) {
    case 'undone':
      return say('web-log-undone', { name })
    case 'stoodin':
      return say(`web-log-stoodin-${told.why ?? 'left'}`, { name, bot: levelName(told.level ?? '') })
    case 'hinted':
      return hintLine(name)
    case 'returned':
      return say('web-log-returned', { name })
    case 'stopped':
      return say('web-log-stopped')
    case 'chose':
      return told.by === 'clock' ? say('web-log-clock', { name }) : ''
    default:
      return ''
  }
}
