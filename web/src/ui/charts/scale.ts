/** Where a chart puts its columns and its values, and the lines it draws between them. */

interface Frame {
  wide: number
  high: number
  edge: { left: number; right: number; top: number; bottom: number }
  /** How many steps there are from the first column to the last. */
  steps: number
  /** The values at its foot and at its top. */
  least?: number
  most: number
}

/** Tells lines apart without colour. */
export const DASHES = ['none', '9 4', '3 4', '14 4 3 4', '1 5']

export class Scale {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly most: number
  readonly #least: number
  readonly #steps: number

  constructor({ wide, high, edge, steps, least = 0, most }: Frame) {
    this.left = edge.left
    this.right = Math.max(edge.left + 1, wide - edge.right)
    this.top = edge.top
    this.bottom = high - edge.bottom
    this.#least = least
    this.most = Math.max(most, least + 1)
    this.#steps = Math.max(1, steps)
  }

  x(column: number): number {
    return this.left + (column * (this.right - this.left)) / this.#steps
  }

  y(value: number): number {
    return this.bottom - ((value - this.#least) * (this.bottom - this.top)) / (this.most - this.#least)
  }

  /** The column nearest to a place. */
  column(x: number): number {
    const nearest = Math.round(((x - this.left) * this.#steps) / (this.right - this.left))
    return Math.min(this.#steps, Math.max(0, nearest))
  }

  /** How wide a column is. */
  get width(): number {
    return (this.right - this.left) / this.#steps
  }

  /** The values to draw a line at. */
  get levels(): number[] {
    const step = this.most > 24 ? 10 : this.most > 10 ? 5 : this.most > 5 ? 2 : 1
    return Array.from({ length: Math.floor(this.most / step) + 1 }, (_, n) => n * step)
  }

  /** From value to value. `shift` moves the line a little down, so that none hides another. */
  line(values: readonly number[], shift = 0): string {
    return values.map((value, column) => `${column ? 'L' : 'M'}${this.#at(column)} ${this.#height(value, shift)}`).join('')
  }

  /** Values that change at a column and stay until the next. */
  stairs(values: readonly number[], shift = 0): string {
    return values
      .map((value, column) => {
        const [x, y] = [this.#at(column), this.#height(value, shift)]
        return column ? `H${x}V${y}` : `M${x} ${y}`
      })
      .join('')
  }

  #at(column: number): string {
    return this.x(column).toFixed(1)
  }

  #height(value: number, shift: number): string {
    return (this.y(value) + shift).toFixed(1)
  }
}

/** How far a line is moved so that it does not hide the one before it. */
export const shiftOf = (line: number): number => line * 1.5 - 2

/** Places for marks near these heights, at least `gap` apart, none below `bottom`. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]! || a - b)
  const placed = [...heights]
  let last = -Infinity
  for (const one of order) placed[one] = last = Math.max(heights[one]!, last + gap)
  last = bottom + gap
  for (const one of order.reverse()) placed[one] = last = Math.min(placed[one]!, last - gap)
  return placed
}
