/** A record as if it were a table, so that boards need not know the difference. */

import type { RecordDocument, SeatInfo, TableInfo } from '../../wire/types'

export function tableOf(id: string, record: RecordDocument): TableInfo {
  const seats = record.seats.map(({ name, plays }): SeatInfo => {
    const person = plays === 'person'
    const kind = person ? 'person' : 'bot'
    return { kind, level: person ? '' : plays, guest: '', name, colour: '', stand_in: '' }
  })
  return {
    id,
    game: record.game,
    options: record.options,
    settings: {},
    locked: false,
    seats,
    host: '',
    status: 'over',
    archived: false,
    move: record.choices.length,
    made: 0,
    touched: 0,
    fair: record.fair ? { hash: record.fair.hash, seed: record.fair.seed } : null,
    result: null,
    follows: '',
    rematch: '',
    continued: record.continued ?? null
  }
}
