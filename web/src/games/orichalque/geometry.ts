/** Where things are drawn: cells as hexagons with a point at the top, 40 from middle to corner. */

import { TURNS, type Grid, type Place } from './grid'

export interface Point {
  x: number
  y: number
}

export const SIZE = 40
/** From the middle of a cell to its side. */
export const HALF = (SIZE * Math.sqrt(3)) / 2

const round = (number: number): number => Math.round(number * 100) / 100

export function middleOf([row, column]: Place): Point {
  return { x: round(2 * HALF * (column + (row % 2) / 2)), y: row * SIZE * 1.5 }
}

export const middle = (grid: Grid, cell: number): Point => middleOf(grid.cells[cell]!)

/** The six corners: from the upper right on, clockwise. Side `n` runs from corner `n` to the next. */
function corners({ x, y }: Point, radius = SIZE): Point[] {
  const half = (radius * Math.sqrt(3)) / 2
  return [
    { x: x + half, y: y - radius / 2 },
    { x: x + half, y: y + radius / 2 },
    { x, y: y + radius },
    { x: x - half, y: y + radius / 2 },
    { x: x - half, y: y - radius / 2 },
    { x, y: y - radius }
  ]
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

export function hexagon(middle: Point, radius = SIZE): string {
  return `M${corners(middle, radius).map(at).join('L')}Z`
}

/** A hexagon with its corners rounded off. */
export function pebble(middle: Point, radius: number, soft = 7): string {
  const points = corners(middle, radius)
  return points
    .map((corner, n) => {
      const before = towards(corner, points[(n + 5) % TURNS]!, soft)
      const after = towards(corner, points[(n + 1) % TURNS]!, soft)
      return `${n ? 'L' : 'M'}${at(before)}Q${at(corner)} ${at(after)}`
    })
    .join('')
    .concat('Z')
}

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = far / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The whole island as one shape, to be drawn with ever thinner pens: sea, shallows, sand. */
export function coastline(grid: Grid): string {
  return grid.cells.map((place) => hexagon(middleOf(place))).join('')
}

/** The sides around some cells of a board, and those between them. */
export const seams = (grid: Grid, cells: readonly number[]): Seams =>
  seamsOf(cells.map((cell) => middle(grid, cell)))

/** The rhombus of a temple: through the middles of its four cells, drawn in a little. */
export function rhombus(grid: Grid, number: number): { path: string; middle: Point } {
  const points = grid.rhombi[number]!.map((cell) => middle(grid, cell))
  const centre = {
    x: points.reduce((sum, { x }) => sum + x, 0) / 4,
    y: points.reduce((sum, { y }) => sum + y, 0) / 4
  }
  const drawnIn = points.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * 0.86,
    y: centre.y + (y - centre.y) * 0.86
  }))
  return { path: `M${drawnIn.map(at).join('L')}Z`, middle: centre }
}

export interface Berth {
  /** Where the pier begins and ends. */
  from: Point
  to: Point
  ship: Point
}

const AWAY = 78
/** Angles to try for a ship, the level ones first. */
const ANGLES = [0, 180, -12, 12, 168, 192, -30, 30, 150, 210, -60, 60, 120, 240, -90, 90]

/** A place in the sea for the ship of a port: clear of the land, and beside the port if it can be. */
export function berth(grid: Grid, cell: number): Berth {
  const port = middle(grid, cell)
  let best = { clear: -1, dx: 1, dy: 0 }
  for (const angle of ANGLES) {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const ship = { x: port.x + AWAY * dx, y: port.y + AWAY * dy }
    const clear = Math.min(
      ...grid.cells.map((place, other) => (other === cell ? 999 : distance(middleOf(place), ship)))
    )
    const enough = Math.min(clear, 68)
    if (enough > best.clear + 0.5) best = { clear: enough, dx, dy }
  }
  const along = (far: number): Point => ({
    x: round(port.x + far * best.dx),
    y: round(port.y + far * best.dy)
  })
  return { from: along(36), to: along(53), ship: along(AWAY) }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** What must be seen of a board: its cells, its ships, and some sea around them. */
export function frame(grid: Grid, ships: readonly Point[] = [], sea = 20): Frame {
  const cells = grid.cells.map(middleOf)
  const left = Math.min(...cells.map(({ x }) => x - HALF), ...ships.map(({ x }) => x - 24))
  const right = Math.max(...cells.map(({ x }) => x + HALF), ...ships.map(({ x }) => x + 24))
  const top = Math.min(...cells.map(({ y }) => y - SIZE), ...ships.map(({ y }) => y - 30))
  const bottom = Math.max(...cells.map(({ y }) => y + SIZE), ...ships.map(({ y }) => y + 24))
  return {
    x: round(left - sea),
    y: round(top - sea),
    width: round(right - left + 2 * sea),
    height: round(bottom - top + 2 * sea)
  }
}

export const viewBox = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`

/** The middles of a tile's cells when it lies alone, turned so many times; the first at 0, 0. A shape has a column
and a row for each cell, in rows that each stand half a cell to the right of the one above. */
export function alone(shape: readonly Place[], turn = 0): Point[] {
  const angle = (-turn * Math.PI) / 3
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return shape.map(([column, row]) => {
    const [x, y] = [2 * HALF * (column + row / 2), row * SIZE * 1.5]
    return { x: round(x * cos - y * sin), y: round(x * sin + y * cos) }
  })
}

interface Seams {
  around: string
  between: string
}

/** The sides around cells with these middles, and those between them. */
export function seamsOf(points: readonly Point[]): Seams {
  let around = ''
  let between = ''
  points.forEach((point, index) => {
    const own = corners(point)
    own.forEach((corner, side) => {
      const next = own[(side + 1) % TURNS]!
      const line = `M${at(corner)}L${at(next)}`
      const across = { x: corner.x + next.x - point.x, y: corner.y + next.y - point.y }
      const other = points.findIndex((one) => distance(one, across) < 2)
      if (other < 0) around += line
      else if (other > index) between += line
    })
  })
  return { around, between }
}
