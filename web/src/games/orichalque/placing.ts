/** All the ways the tile in hand may lie, by cell and turn. */

import { only } from './notation'
import { TURNS, type Grid } from './grid'

export interface Placement {
  /** As it is sent. */
  text: string
  turn: number
  /** The cell under each cell of the tile, in its order. */
  cells: readonly number[]
}

/**
 * Placements that come to the same are one choice, written in one way. A hand that turns a tile
 * knows nothing of that: every anchor and turn is looked up here and leads to its choice.
 */
export class Placements {
  readonly all: readonly Placement[]
  readonly size: number
  readonly #terrains: readonly number[]
  readonly #grid: Grid
  readonly #byLie = new Map<string, Placement>()

  constructor(grid: Grid, terrains: readonly number[], choices: readonly string[]) {
    this.#grid = grid
    this.#terrains = terrains
    this.size = terrains.length
    this.all = only(choices, 'put').flatMap(({ text, choice }) => {
      const cells = grid.lay(terrains.length, grid.named(choice.cell), choice.turn)
      return cells ? [{ text, turn: choice.turn, cells }] : []
    })
    for (const placement of this.all) this.#byLie.set(this.#lie(placement.cells), placement)
  }

  /** How a tile lies: which terrain on which cell. */
  #lie(cells: readonly number[]): string {
    return cells.map((cell, index) => `${cell}:${this.#terrains[index]}`).sort().join()
  }

  /** With its first cell there and turned so; null where the tile may not lie. */
  at(anchor: number, turn: number): Placement | null {
    const cells = this.#grid.lay(this.size, anchor, turn)
    const found = cells && this.#byLie.get(this.#lie(cells))
    return found ? { text: found.text, turn, cells } : null
  }

  /** The turns that are possible with the first cell there. */
  turns(anchor: number): number[] {
    if (this.size === 1) return this.at(anchor, 0) ? [0] : []
    return Array.from({ length: TURNS }, (_, turn) => turn).filter((turn) => this.at(anchor, turn))
  }

  /** The cells that any placement covers. */
  reach(): Set<number> {
    return new Set(this.all.flatMap((placement) => placement.cells))
  }

  /**
   * A placement that covers this cell and is turned as near as may be to the wish:
   * with the first cell there if possible, else with another.
   */
  near(cell: number, wish: number): Placement | null {
    for (const away of [0, 1, 5, 2, 4, 3]) {
      const turn = (wish + away) % TURNS
      const begins = this.at(cell, turn)
      if (begins) return begins
      const covers = this.all.find((one) => one.cells.includes(cell) && one.turn === turn)
      if (covers) return covers
    }
    return this.all.find((placement) => placement.cells.includes(cell)) ?? null
  }
}

/** The metropolis: a port and a cell beside it. Turning it takes the next cell beside the port. */
export class Foundings {
  readonly all: readonly Placement[]
  readonly size = 2

  constructor(grid: Grid, choices: readonly string[]) {
    this.all = only(choices, 'found').map(({ text, choice }) => {
      const cells = [grid.named(choice.port), grid.named(choice.cell)] as const
      return { text, turn: grid.turn(...cells), cells }
    })
  }

  at(anchor: number, turn: number): Placement | null {
    return this.all.find((one) => one.cells[0] === anchor && one.turn === turn) ?? null
  }

  turns(anchor: number): number[] {
    return this.all.filter((one) => one.cells[0] === anchor).map((one) => one.turn)
  }

  reach(): Set<number> {
    return new Set(this.all.flatMap((placement) => placement.cells))
  }

  near(cell: number, wish: number): Placement | null {
    const here = this.all.filter((one) => one.cells[0] === cell)
    if (here.length) return here.find((one) => one.turn === wish) ?? here[0]!
    return this.all.find((one) => one.cells[1] === cell) ?? null
  }
}

export type Placeable = Placements | Foundings

/** The next way to turn what lies there, forwards or backwards; the same if there is no other. */
export function turned(layable: Placeable, lies: Placement, by: 1 | -1): Placement {
  for (let step = 1; step < TURNS; step++) {
    const turn = (lies.turn + by * step + TURNS * TURNS) % TURNS
    const next = layable.at(lies.cells[0]!, turn)
    if (next) return next
  }
  return lies
}
