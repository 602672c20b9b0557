/** The cells of a board: their names, where they are, and what the server says lies or may lie on them. */

import type { IslandInfo } from './types'

export type Place = readonly [row: number, column: number]

/** A piece can be turned so many times by the angle between two neighbours. */
export const TURNS = 6

/** Cells in events: 16 times the row plus the column. */
const COLUMNS = 16

export function spotName(spot: number): string {
  return String.fromCharCode(97 + Math.floor(spot / COLUMNS)) + String((spot % COLUMNS) + 1)
}

/** Whether number `n` belongs to a set of bits, which may have more bits than `&` can see. */
export function inSet(set: number, n: number): boolean {
  return Math.floor(set / 2 ** n) % 2 === 1
}

/** The numbers in a set of bits. */
export function members(set: number): number[] {
  const found: number[] = []
  for (let n = 0; 2 ** n <= set; n++) if (inSet(set, n)) found.push(n)
  return found
}

/** A board as a component set describes it; on an automaton's nobody lays tiles by hand. */
type Board = Pick<IslandInfo, 'cells' | 'rhombi'> & Partial<Pick<IslandInfo, 'placements'>>

const lie = (size: number, anchor: number, turn: number): string => `${size} ${anchor} ${turn}`

/** The cells of one board, numbered in reading order. */
export class Grid {
  readonly cells: readonly Place[]
  readonly names: readonly string[]
  readonly spots: readonly number[]
  /** Every four cells where a temple could stand, around from one of the far corners that name it. */
  readonly rhombi: readonly (readonly number[])[]
  readonly rows: number
  readonly columns: number
  #at = new Map<number, number>()
  #lies = new Map<string, readonly number[]>()

  constructor({ cells, rhombi, placements = [] }: Board) {
    this.cells = cells
    this.rhombi = rhombi
    this.spots = cells.map(([row, column]) => COLUMNS * row + column)
    this.names = this.spots.map(spotName)
    this.spots.forEach((spot, cell) => this.#at.set(spot, cell))
    this.rows = Math.max(...cells.map(([row]) => row)) + 1
    this.columns = Math.max(...cells.map(([, column]) => column)) + 1
    for (const [turn, ...under] of placements.flat()) this.#lies.set(lie(under.length, under[0]!, turn!), under)
  }

  get size(): number {
    return this.cells.length
  }

  at(row: number, column: number): number {
    return column < 0 || column >= COLUMNS ? -1 : (this.#at.get(COLUMNS * row + column) ?? -1)
  }

  named(name: string): number {
    return this.names.indexOf(name.toLowerCase())
  }

  name(cell: number): string {
    return this.names[cell] ?? ''
  }

  /** The cells under a tile of so many cells, in its order; null where it does not fit. */
  lay(size: number, anchor: number, turn: number): readonly number[] | null {
    return this.#lies.get(lie(size, anchor, size > 1 ? turn : 0)) ?? null
  }

  /** The turn in which a tile of two lies on these cells; 0 where it does not. */
  turn(first: number, second: number): number {
    const turns = Array.from({ length: TURNS }, (_, turn) => turn)
    return turns.find((turn) => this.lay(2, first, turn)?.[1] === second) ?? 0
  }

  /** The rhombus with these far corners, or -1. */
  rhombus(first: string, second: string): number {
    const [a, b] = [this.named(first), this.named(second)]
    return this.rhombi.findIndex(([one, , other]) => (one === a && other === b) || (one === b && other === a))
  }
}
