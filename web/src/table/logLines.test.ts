import { describe, expect, it } from 'vitest'
import type { Happened } from '../wire/types'
import { standing } from './logLines'

const entry = (number: number, kind: string, move?: number): Happened => ({
  type: 'happened',
  number,
  at: 0,
  told: { kind, ...(move === undefined ? {} : { move }) }
})

describe('the log', () => {
  const entries = [
    entry(1, 'made'),
    entry(2, 'started', 3),
    entry(3, 'chose', 4),
    entry(4, 'said'),
    entry(5, 'chose', 6),
    entry(6, 'undone', 4),
    entry(7, 'chose', 5)
  ]

  it('forgets what was taken back', () => {
    expect(standing(entries).map(({ number }) => number)).toEqual([1, 2, 3, 4, 6, 7])
  })
})
