/** Who may ask for a hint, and what is said of the choices together. */

import type { Position, TableInfo } from '../../wire/types'

/** Differences of the chance to win that can be felt, and that cannot. */
const MUCH = 0.08
const LITTLE = 0.02
/** Below this much of a chance nothing is a good choice any more. */
const LOST = 0.1

/** The same rule as the server's: one person against bots, or where the table allows it. */
export function mayAsk(info: TableInfo, position: Position | null): boolean {
  if (info.status !== 'running' || !position?.choices.length) return false
  const people = info.seats.filter(({ kind }) => kind === 'person' || kind === 'local').length
  return people === 1 || info.settings.hints === true
}

export function verdict(chances: readonly (number | null)[]): string {
  const [first, second] = chances
  if (first != null && first < LOST) return 'hint-lost'
  if (first == null || second == null || first - second >= MUCH) return 'hint-clear'
  return first - second <= LITTLE ? 'hint-close' : 'hint-better'
}
