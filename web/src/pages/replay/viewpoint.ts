/** The viewpoint of a replay, as an address says it and as people do. */

import { hasSecrets } from '../../games'
import { playerName } from '../../table/tableText'
import type { TableInfo } from '../../wire/types'
import { say } from '../../words/words.svelte'
import { OPEN, SPECTATOR, type Timeline } from './timeline'

/** `2` is the second seat, `table` a spectator, `open` sees everything. */
export function writeViewpoint(seat: number): string {
  if (seat === OPEN) return 'open'
  return seat === SPECTATOR ? 'table' : String(seat + 1)
}

export function readViewpoint(text: string): number | null {
  if (text === 'open') return OPEN
  if (text === 'table') return SPECTATOR
  return /^[1-9]$/.test(text) ? Number(text) - 1 : null
}

export function viewpointName(info: TableInfo, seat: number): string {
  if (seat === OPEN) return say('replay-viewpoint-open')
  return seat < 0 ? say('web-viewpoint-spectator') : playerName(info, seat)
}

/** The viewpoints there are for a game that is over, the usual ones first. To see all open is to see more only
where something is hidden. */
export function allViewpoints(info: TableInfo, usual: number): number[] {
  const open = hasSecrets(info.game) ? [OPEN] : []
  return [usual, ...[SPECTATOR, ...open, ...info.seats.keys()].filter((seat) => seat !== usual)]
}

/** The address of a moment, with the viewpoint it is seen from. */
export const addressOf = (path: string, move: number, seat: number): string =>
  `${path}?move=${move}&eyes=${writeViewpoint(seat)}`

/** Where one is in a play, in words; with the round where there are rounds. */
export function placeOf(timeline: Timeline, move: number): string {
  const { moves } = timeline
  if (!timeline.rounds.length) return say('web-moment-of', { move, moves })
  return say('replay-where', { move, moves, round: timeline.moments[move]?.round ?? 0 })
}
