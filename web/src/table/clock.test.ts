import { describe, expect, it } from 'vitest'
import { clockText, nextTick, timeLeft } from './clock'

describe('a clock', () => {
  const clocks = { left: [60_000, 30_000], running: 0 }

  it('runs only for whoever is asked, and never below nothing', () => {
    expect(timeLeft(clocks, 0, 10_000)).toBe(50_000)
    expect(timeLeft(clocks, 1, 10_000)).toBe(30_000)
    expect(timeLeft(clocks, 0, 90_000)).toBe(0)
    expect(timeLeft(clocks, 7, 1000)).toBe(0)
  })

  it('does not gain time when the browser’s clock jumps', () => {
    expect(timeLeft(clocks, 0, -5000)).toBe(60_000)
  })

  it.each([
    [600_000, '10:00'],
    [252_000, '4:12'],
    [251_001, '4:12'],
    [59_900, '1:00'],
    [10_000, '0:10'],
    [9_950, '9.9'],
    [0, '0.0'],
    [3_852_000, '1:04:12'],
    [86_400_000 * 3, '3 d 0:00'],
    [86_400_000 * 2 + 3_600_000 * 3 + 240_000, '2 d 3:04']
  ])('shows %d ms as %s', (left, text) => expect(clockText(left)).toBe(text))

  it('is drawn anew when its text changes', () => {
    expect(nextTick(60_250)).toBe(250)
    expect(nextTick(60_000)).toBe(1000)
    expect(nextTick(9_000)).toBe(100)
  })
})
