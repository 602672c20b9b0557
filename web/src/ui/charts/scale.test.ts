import { describe, expect, it } from 'vitest'
import { apart, Scale } from './scale'

const edge = { left: 28, right: 44, top: 14, bottom: 24 }
const scale = new Scale({ wide: 372, high: 168, edge, steps: 3, most: 12 })

describe('a scale', () => {
  it('gives every column its place, and finds it again', () => {
    expect([0, 1, 2, 3].map((column) => scale.x(column) - edge.left)).toEqual([0, 100, 200, 300])
    for (const column of [0, 1, 2, 3]) expect(scale.column(scale.x(column) + 20)).toBe(column)
    expect(scale.column(-50)).toBe(0)
    expect(scale.column(9999)).toBe(3)
    expect(scale.width).toBe(100)
  })

  it('runs from its foot to its top', () => {
    expect(scale.y(0)).toBe(168 - edge.bottom)
    expect(scale.y(12)).toBe(edge.top)
    const below = new Scale({ wide: 372, high: 168, edge, steps: 3, least: -4, most: 12 })
    expect(below.y(-4)).toBe(168 - edge.bottom)
    expect(below.y(12)).toBe(edge.top)
  })

  it('has lines at round numbers', () => {
    expect(scale.levels).toEqual([0, 5, 10])
    expect(new Scale({ wide: 100, high: 100, edge, steps: 1, most: 4 }).levels).toEqual([0, 1, 2, 3, 4])
  })

  it('draws from value to value, or as stairs', () => {
    expect(scale.line([0, 12])).toBe('M28.0 144.0L128.0 14.0')
    expect(scale.stairs([0, 12, 12], 2)).toBe('M28.0 146.0H128.0V16.0H228.0V16.0')
  })

  it('has room for a single value, and for none', () => {
    const small = new Scale({ wide: 10, high: 100, edge, steps: 0, most: 0 })
    expect([small.x(0), small.y(0)].every(Number.isFinite)).toBe(true)
  })
})

describe('marks', () => {
  it('stand apart and within the picture', () => {
    expect(apart([0, 100, 100, 100], 20, 100)).toEqual([0, 60, 80, 100])
    expect(apart([10, 12], 20, 100)).toEqual([10, 30])
  })
})
