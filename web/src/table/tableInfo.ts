/** Tables that no server has: a saved game, a puzzle, an example of the rulebook. */

import type { SeatInfo, TableInfo } from '../wire/types'

export function seatInfo(seat: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'local', level: '', guest: '', name: '', colour: '', stand_in: '', ...seat }
}

export function tableInfo(table: Pick<TableInfo, 'id' | 'game' | 'seats'> & Partial<TableInfo>): TableInfo {
  return {
    options: {},
    settings: {},
    locked: false,
    host: '',
    status: 'running',
    archived: false,
    move: 0,
    made: 0,
    touched: 0,
    fair: null,
    result: null,
    follows: '',
    rematch: '',
    ...table
  }
}
