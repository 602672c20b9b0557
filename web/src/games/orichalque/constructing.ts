/** What could be constructed now (OR-6.8 to OR-6.12): for an outlook, before anything is asked. */

import { MEDALLION, NONE, TITANS, VOLCANO } from './names'
import type { BoardModel, PlayerBoard } from './boardModel'

/** The cells next to a creature, where nothing may be built, unless the Crystal allows it. */
function sheltered(model: BoardModel, side: PlayerBoard, kind = NONE): Set<number> {
  const crystal = kind !== NONE && model.pieces.power(kind) === 'crystal'
  if (!crystal && model.count(side.player, 'crystal')) return new Set()
  const lairs = side.view.creatures.map(([cell]) => cell)
  return new Set(lairs.flatMap((cell) => side.ground.grid.beside[cell]!))
}

/** Where the building of each spot could stand: its cells, by terrain (OR-6.9). */
export function buildingPlaces(model: BoardModel, side: PlayerBoard): number[][] {
  return TITANS.map((_, terrain) => {
    const kind = model.view.spots[terrain] ?? NONE
    if (kind === NONE) return []
    const banned = sheltered(model, side, kind)
    return side.cells.flatMap((state, cell) =>
      side.buildable(cell) && !banned.has(cell) && (state.land === terrain || state.land === VOLCANO)
        ? [cell]
        : []
    )
  })
}

/** The rhombi a temple could stand on: four open cells, all different (OR-6.10, OR-7.4). */
export function templePlaces(model: BoardModel, side: PlayerBoard): number[] {
  const banned = sheltered(model, side)
  const twins = model.count(side.player, 'architect') ? 1 : 0
  return side.ground.grid.rhombi.flatMap((rhombus, number) => {
    if (rhombus.some((cell) => banned.has(cell) || !side.buildable(cell))) return []
    const lands = rhombus.map((cell) => side.cells[cell]!.land).filter((land) => land !== VOLCANO)
    return lands.length - new Set(lands).size <= twins ? [number] : []
  })
}

/** How many things a player could construct. */
export function ways(model: BoardModel, player: number): number {
  const side = model.side(player)
  if (!side) return 0
  const { view, pieces } = model
  let found = buildingPlaces(model, side).reduce((sum, cells) => sum + cells.length, 0)
  if (view.tokens) {
    const standing = view.players.reduce((sum, one) => sum + one.temples.length, 0)
    if (standing < pieces.box.temples) found += templePlaces(model, side).length
    if (side.view.orichalque >= MEDALLION) found++
  }
  return found
}
