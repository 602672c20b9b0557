/** A record as if it were a table, so that boards need not know the difference. */

import { seatInfo, tableInfo } from '../../table/tableInfo'
import type { RecordDocument, TableInfo } from '../../wire/types'

export function tableOf(id: string, record: RecordDocument): TableInfo {
  const seats = record.seats.map(({ name, plays }) => {
    const person = plays === 'person'
    return seatInfo({ kind: person ? 'person' : 'bot', level: person ? '' : plays, name })
  })
  return tableInfo({
    id,
    game: record.game,
    options: record.options,
    seats,
    status: 'over',
    move: record.choices.length,
    fair: record.fair ? { hash: record.fair.hash, seed: record.fair.seed } : null,
    continued: record.continued ?? null
  })
}
