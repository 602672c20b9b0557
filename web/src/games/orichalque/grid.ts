/** Cells and shapes: how a board is counted, and where tiles and temples fit (OR-4, OR-6.10). */

export type Place = readonly [row: number, column: number]

/** The six neighbours of a cell: right, then counter-clockwise; by the parity of its row. */
const STEPS: readonly (readonly Place[])[] = [
  [[0, 1], [-1, 0], [-1, -1], [0, -1], [1, -1], [1, 0]],
  [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, 0], [1, 1]]
]

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

/** The cells of one board, numbered in reading order, and all that follows from them. */
export class Grid {
  readonly cells: readonly Place[]
  readonly names: readonly string[]
  readonly spots: readonly number[]
  /** The neighbours of each cell. */
  readonly beside: readonly (readonly number[])[]
  /** Every four cells where a temple could stand, each ascending. */
  readonly rhombi: readonly (readonly number[])[]
  /** The two cells of each rhombus that do not touch: they name it. */
  readonly corners: readonly (readonly [number, number])[]
  readonly rows: number
  readonly columns: number
  #at = new Map<number, number>()

  constructor(cells: readonly Place[]) {
    this.cells = cells
    this.spots = cells.map(([row, column]) => COLUMNS * row + column)
    this.names = this.spots.map(spotName)
    this.spots.forEach((spot, cell) => this.#at.set(spot, cell))
    this.rows = Math.max(...cells.map(([row]) => row)) + 1
    this.columns = Math.max(...cells.map(([, column]) => column)) + 1
    this.beside = cells.map((_, cell) => this.#around(cell).filter((other) => other >= 0))
    this.rhombi = this.#findRhombi()
    this.corners = this.rhombi.map((rhombus) => {
      const [first, second] = rhombus.filter(
        (cell) => rhombus.filter((other) => this.touch(cell, other)).length === 2
      )
      return [first!, second!] as const
    })
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

  touch(one: number, other: number): boolean {
    return this.beside[one]!.includes(other)
  }

  /** The neighbour in one of six directions, or -1. */
  step(cell: number, direction: number): number {
    const [row, column] = this.cells[cell]!
    const [down, right] = STEPS[row % 2]![((direction % TURNS) + TURNS) % TURNS]!
    return this.at(row + down, column + right)
  }

  /** The cells under a tile of so many cells, in its order; null where it does not fit. */
  lay(size: number, anchor: number, turn: number): number[] | null {
    const cells = [anchor]
    if (size > 1) cells.push(this.step(anchor, turn))
    if (size > 2) cells.push(this.step(anchor, turn + 5))
    return cells.includes(-1) ? null : cells
  }

  /** The rhombus with these far corners, or -1. */
  rhombus(first: string, second: string): number {
    const [a, b] = [this.named(first), this.named(second)]
    return this.corners.findIndex(
      ([one, other]) => (one === a && other === b) || (one === b && other === a)
    )
  }

  #around(cell: number): number[] {
    return Array.from({ length: TURNS }, (_, direction) => this.step(cell, direction))
  }

  #findRhombi(): number[][] {
    const found = new Map<string, number[]>()
    this.beside.forEach((others, cell) => {
      for (const other of others) {
        const both = others.filter((third) => this.touch(other, third))
        if (both.length !== 2) continue
        const rhombus = [cell, other, ...both].sort((a, b) => a - b)
        found.set(rhombus.join(), rhombus)
      }
    })
    return [...found.values()].sort((one, other) => {
      const at = one.findIndex((cell, index) => cell !== other[index])
      return at < 0 ? 0 : one[at]! - other[at]!
    })
  }
}
