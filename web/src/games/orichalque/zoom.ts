/** An island under two fingers: how large it is drawn, and what part of it. */

import type { Point } from './geometry'

/** A point of the drawing at `p` is seen at `p * scale + (x, y)`. */
export interface Glass extends Point {
  scale: number
}

export interface Room {
  width: number
  height: number
}

export const PLAIN: Glass = { scale: 1, x: 0, y: 0 }
export const CLOSE = 1.8
const LARGEST = 3

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value))

/** Never past the edges of the drawing. */
function within({ scale, x, y }: Glass, { width, height }: Room): Glass {
  return {
    scale,
    x: between(width * (1 - scale), x, 0),
    y: between(height * (1 - scale), y, 0)
  }
}

export const drag = (glass: Glass, by: Point, room: Room): Glass =>
  within({ ...glass, x: glass.x + by.x, y: glass.y + by.y }, room)

/** So much larger or smaller, and what was seen at `from` is then at `to`. */
export function zoom(glass: Glass, by: number, from: Point, to: Point, room: Room): Glass {
  const scale = between(1, glass.scale * by, LARGEST)
  const grown = scale / glass.scale
  const x = to.x - (from.x - glass.x) * grown
  const y = to.y - (from.y - glass.y) * grown
  return within({ scale, x, y }, room)
}

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
