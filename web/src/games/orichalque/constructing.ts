/** What could be constructed now (OR-6.8 to OR-6.12): for an outlook, before anything is asked. */

import { MEDALLION, NONE, TITANS, VOLCANO } from './names'
import type { Reading, Side } from './reading'

/** The cells next to a creature, where nothing may be built, unless the Crystal allows it. */
function sheltered(reading: Reading, side: Side, kind = NONE): Set<number> {
  const crystal = kind !== NONE && reading.pieces.power(kind) === 'crystal'
  if (!crystal && reading.count(side.player, 'crystal')) return new Set()
  const lairs = side.view.creatures.map(([cell]) => cell)
  return new Set(lairs.flatMap((cell) => side.ground.grid.beside[cell]!))
}

/** Where the building of each spot could stand: its cells, by terrain (OR-6.9). */
export function buildingPlaces(reading: Reading, side: Side): number[][] {
  return TITANS.map((_, terrain) => {
    const kind = reading.view.spots[terrain] ?? NONE
    if (kind === NONE) return []
    const banned = sheltered(reading, side, kind)
    return side.cells.flatMap((state, cell) =>
      side.buildable(cell) && !banned.has(cell) && (state.land === terrain || state.land === VOLCANO)
        ? [cell]
        : []
    )
  })
}

/** The rhombi a temple could stand on: four open cells, all different (OR-6.10, OR-7.4). */
export function templePlaces(reading: Reading, side: Side): number[] {
  const banned = sheltered(reading, side)
  const twins = reading.count(side.player, 'architect') ? 1 : 0
  return side.ground.grid.rhombi.flatMap((rhombus, number) => {
    if (rhombus.some((cell) => banned.has(cell) || !side.buildable(cell))) return []
    const lands = rhombus.map((cell) => side.cells[cell]!.land).filter((land) => land !== VOLCANO)
    return lands.length - new Set(lands).size <= twins ? [number] : []
  })
}

/** How many things a player could construct. */
export function ways(reading: Reading, player: number): number {
  const side = reading.side(player)
  if (!side) return 0
  const { view, pieces } = reading
  let found = buildingPlaces(reading, side).reduce((sum, cells) => sum + cells.length, 0)
  if (view.tokens) {
    const standing = view.players.reduce((sum, one) => sum + one.temples.length, 0)
    if (standing < pieces.box.temples) found += templePlaces(reading, side).length
    if (side.view.orichalque >= MEDALLION) found++
  }
  return found
}
