/** From sums to what a page shows: shares, means, rows in their order. */

import type { Statistics } from '../../wire/types'

export const share = (part: number, whole: number): number => (whole ? part / whole : 0)

/** How many places there can be: as many as sat at the largest of these tables, or as were reached. */
export function placesShown({ places, kinds, players }: Pick<Statistics, 'places' | 'kinds' | 'players'>): number {
  const reached = places.findLastIndex((times) => times > 0) + 1
  const seats = players || Math.max(1, ...kinds.map((kind) => kind.players))
  return Math.max(reached, seats, 2)
}

/** Counts of pieces that go by one name are one row. */
export function byName(
  pieces: Record<string, Record<string, number>>, wanted: string, name: (piece: string) => string
): { name: string; counts: Record<string, number> }[] {
  const rows = new Map<string, Record<string, number>>()
  for (const [piece, counts] of Object.entries(pieces)) {
    if (!Object.keys(counts).some((key) => wanted.split(' ').includes(key))) continue
    const row = rows.get(name(piece)) ?? {}
    for (const [key, number] of Object.entries(counts)) row[key] = (row[key] ?? 0) + number
    rows.set(name(piece), row)
  }
  return [...rows].map(([name, counts]) => ({ name, counts }))
}
