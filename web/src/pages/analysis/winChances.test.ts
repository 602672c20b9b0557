import { describe, expect, it } from 'vitest'
import type { AnalysisInfo, LookedInfo } from '../../wire/types'
import { summaryOf, choiceAt, costliest, chancesByMove, toPercent, pointAt } from './winChances'

const look = (move: number, seat: number, cost: number, chances: number[]): LookedInfo => ({
  move, seat, cost, chances, made: 'keep', best: cost ? 'reveal' : 'keep', after: 0.5, best_after: 0.5 + cost,
  reason: { key: 'bot-of-keep', facts: {} }
})
const looked = [look(5, 0, 0, [0.5, 0.5]), look(6, 1, 0.1, [0.6, 0.4]), look(9, 0, 0.3, [0.7, 0.3]), look(11, 1, 0.1, [0.2, 0.8])]
const info = (state: AnalysisInfo['state']): AnalysisInfo => ({
  state, level: 'regent', iterations: 1, seed: 0, total: 4, since: 0, looked: [], result: [0, 1]
})

describe('an analysis', () => {
  it('has a point before every choice, and the result at the end', () => {
    expect(chancesByMove(info('working'), looked, 12, true).map(({ move }) => move)).toEqual([4, 5, 8, 10])
    expect(chancesByMove(info('done'), looked, 12, true).at(-1)).toEqual({ move: 12, chances: [0, 1] })
  })

  it('tells of each seat what it could know itself when it last chose', () => {
    expect(chancesByMove(info('working'), looked, 12, true).map(({ chances }) => chances)).toEqual([[0.5, 0.5], [0.5, 0.4], [0.7, 0.4], [0.7, 0.8]])
    expect(chancesByMove(info('working'), looked, 12, false).map(({ chances }) => chances[0])).toEqual([0.5, 0.6, 0.7, 0.2])
  })

  it('tells of a moment by the last point before it', () => {
    const points = chancesByMove(info('done'), looked, 12, true)
    expect([0, 4, 5, 7, 8, 11, 12].map((move) => pointAt(points, move))).toEqual([0, 0, 1, 1, 2, 3, 4])
  })

  it('knows the choice of a moment, if there was one', () => {
    expect(choiceAt(looked, 5)?.move).toBe(6)
    expect(choiceAt(looked, 6)).toBeNull()
  })

  it('puts the costliest first and leaves out what cost nothing', () => {
    expect(costliest(looked, null, 9).map(({ move }) => move)).toEqual([9, 6, 11])
    expect(costliest(looked, 1, 1).map(({ move }) => move)).toEqual([6])
  })

  it('adds up what a seat gave away', () => {
    expect(summaryOf(looked, 0)).toEqual({ choices: 2, agreed: 1, lost: 0.3 })
  })

  it('says nought and a hundred only of what is certain', () => {
    expect([0, 0.001, 0.4567, 0.999, 1].map(toPercent)).toEqual([0, 1, 46, 99, 100])
  })
})
