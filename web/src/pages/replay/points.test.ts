import { describe, expect, it } from 'vitest'
import type { StoryInfo } from '../../wire/types'
import { EDGE, Scale } from './points'
import { Timeline } from './timeline'

function tell(...points: number[][]): Timeline {
  const moments = points.map((now, move) => ({
    by: move ? 0 : -2, made: [], events: [], actor: move === 2 ? -1 : 0, round: 1, turn: move, points: now
  }))
  return new Timeline({ seat: 0, eyes: [0], moments } satisfies StoryInfo)
}

// Move 2 is chance's, so there are four stops.
const timeline = tell([1, 1], [3, 1], [3, 9], [3, 2], [12, 2])
const scale = new Scale(timeline, 300 + EDGE.left + EDGE.right)

describe('the picture of points', () => {
  it('gives every stop its place, and finds it again', () => {
    expect([0, 1, 2, 3].map((stop) => scale.x(stop) - EDGE.left)).toEqual([0, 100, 200, 300])
    for (const stop of [0, 1, 2, 3]) expect(scale.stop(scale.x(stop) + 20)).toBe(stop)
    expect(scale.stop(-50)).toBe(0)
    expect(scale.stop(9999)).toBe(3)
  })

  it('is as high as the most points that were ever there', () => {
    expect(scale.most).toBe(12)
    expect(scale.y(12)).toBe(EDGE.top)
    expect(scale.levels).toEqual([0, 5, 10])
    expect(new Scale(tell([1], [2]), 100).levels).toEqual([0, 1, 2, 3, 4])
  })

  it('draws points as steps: they change at a stop and stay', () => {
    expect(scale.path(timeline, 0)).toMatch(/^M28\.0 [\d.]+H128\.0V[\d.]+H228\.0V[\d.]+H328\.0V[\d.]+$/)
  })

  it('keeps the marks at its end apart', () => {
    const [first, second] = new Scale(tell([5, 5], [5, 5]), 300).ends(tell([5, 5], [5, 5]))
    expect(Math.abs(first!.y - second!.y)).toBeGreaterThanOrEqual(24)
  })
})
