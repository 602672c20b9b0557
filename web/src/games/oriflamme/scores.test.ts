import { describe, expect, it } from 'vitest'
import { pointsByRound } from './scores'
import type { GameEvent } from './types'

const began = (round: number): GameEvent => ({ event: 'began', rule: 'OF-1.5', round, family: 0 })
const gained = (family: 0 | 1, points: number): GameEvent => ({ event: 'gained', rule: 'OF-5.4', family, points, kind: 3 })

describe('points after each round', () => {
  it('lead to the moment at which the round had ended', () => {
    const seen = [
      { entry: 1, move: 3, events: [began(1)] },
      { entry: 2, move: 8, events: [gained(0, 2), began(2)] },
      { entry: 3, move: 12, events: [gained(1, 1)] }
    ]
    expect(pointsByRound(seen, 2)).toEqual({
      rounds: [0, 1, 2],
      stocks: [[1, 3, 3], [1, 1, 2]],
      moves: [0, 8, 12]
    })
  })

  it('lead nowhere for rounds of a game that this one goes on with', () => {
    const seen = [
      { entry: 1, move: 20, events: [began(1), gained(0, 2), began(2), began(3)] },
      { entry: 2, move: 25, events: [began(4)] }
    ]
    expect(pointsByRound(seen, 1)).toMatchObject({ rounds: [0, 1, 2, 3, 4], moves: [0, -1, -1, 25, 25] })
  })
})
