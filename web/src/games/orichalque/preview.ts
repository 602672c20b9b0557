/** What laying the tile in hand would bring, before it is let go (OR-4.3, OR-4.4, OR-4.6). */

import { AREA, ENOUGH, NONE, VOLCANO } from './names'
import type { BoardModel, PlayerBoard } from './boardModel'

export interface Arrival {
  titan: number
  /** Who holds it now: a player, or -1 for the centre. */
  from: number
  /** Held already, but asleep: it wakes. */
  wakes: boolean
  /** The area that draws it. */
  area: number[]
}

export interface Brings {
  hoplites: number
  orichalque: number
  arrivals: Arrival[]
  /** One more Titan than one may hold: another must be given back. */
  giveBack: boolean
  wins: boolean
}

/** What the tile would bring on these cells, in its order. */
export function brings(model: BoardModel, side: PlayerBoard, kind: number, cells: readonly number[]): Brings {
  const { view, pieces } = model
  const terrains = pieces.terrains(kind)
  const ports = cells.flatMap((cell) => side.ground.ports.get(cell) ?? [])
  const drawn = areas(side, terrains, cells)
  const arrivals: Arrival[] = []
  for (const [titan, area] of drawn) {
    const from = view.titans[titan] ?? NONE
    const own = from === side.player
    if (!own || !model.awake(titan)) arrivals.push({ titan, from, wakes: own, area })
  }
  const fresh = arrivals.filter((one) => !one.wakes)
  const giveBack = model.held(side.player).length + fresh.length > model.limit(side.player)
  const beasts = view.held.slice(2).filter((creature) => creature >= 0).length
  const wins =
    drawn.size === 1 && fresh.length === 1 && !giveBack &&
    side.view.points + 1 >= ENOUGH && !side.view.creatures.length && !beasts
  return {
    hoplites: ports.reduce((sum, port) => sum + port.hoplites, 0),
    orichalque: ports.reduce((sum, port) => sum + port.orichalque, 0),
    arrivals,
    giveBack,
    wins
  }
}

/** The terrains of which a new cell belongs to an open area of three or more, with that area. */
function areas(side: PlayerBoard, terrains: readonly number[], cells: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const terrain of [...new Set(terrains)].sort()) {
    if (terrain === VOLCANO) continue
    const open = side.open(terrain)
    const placed = cells.filter((_, index) => terrains[index] === terrain)
    for (const cell of placed) open.add(cell)
    for (const cell of placed) {
      const area = side.ground.grid.area(cell, open)
      if (area.size >= AREA) {
        found.set(terrain, [...area])
        break
      }
    }
  }
  return found
}

/** Whether anything comes of it at all. */
export function anything(bringing: Brings): boolean {
  return !!(bringing.hoplites || bringing.orichalque || bringing.arrivals.length)
}
