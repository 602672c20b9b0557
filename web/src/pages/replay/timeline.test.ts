import { describe, expect, it } from 'vitest'
import type { StoryInfo } from '../../wire/types'
import { Timeline, type Unit, type Way } from './timeline'

/** Moments as `actor round turn`, one for each move. */
const tell = (...moments: string[]): Timeline => story(moments, [1])

function story(moments: string[], points: number[]): Timeline {
  const info: StoryInfo = {
    seat: 0,
    eyes: [-3, 0],
    moments: moments.map((text, move) => {
      const [actor = 0, round = 0, turn = 0] = text.split(' ').map(Number)
      const events = move ? [{ event: 'e', rule: 'X-1', n: move }] : []
      return { by: move ? 0 : -2, made: move ? [`m${move}`] : [], events, actor, round, turn, points, lines: [] }
    }),
    rounds: []
  }
  return new Timeline(info)
}

// Chance deals (0, 1), then two rounds of two turns, of which some have several choices.
const play = tell('-1 0 0', '-1 0 0', '0 1 1', '0 1 1', '1 1 2', '-1 1 2', '1 2 3', '-1 2 3', '0 2 4', '0 2 4', '-2 2 4')

const walk = (from: number, by: Unit, way: Way): number[] => {
  const found = [from]
  for (;;) {
    const next = play.step(found.at(-1)!, by, way)
    if (next === found.at(-1)) return found
    found.push(next)
  }
}

describe('the stops of a story', () => {
  it('are where somebody is asked, and the end', () => expect(play.stops).toEqual([2, 3, 4, 6, 8, 9, 10]))

  it.each([
    [0, 2], [2, 2], [5, 6], [7, 8], [10, 10], [99, 10]
  ])('move %i leads to %i', (move, stop) => expect(play.snap(move)).toBe(stop))

  it('tell whether the game came to its end', () => {
    expect(play.over).toBe(true)
    expect(tell('-1', '0 1 1').over).toBe(false)
  })

  it('are there even where chance has the last word', () => {
    expect(tell('-1', '-1').stops).toEqual([1])
    expect(tell('-1').stops).toEqual([0])
  })

  it('know where rounds begin', () => expect(play.rounds).toEqual([{ round: 1, stop: 0 }, { round: 2, stop: 3 }]))
})

describe('what a story can be read by', () => {
  it('is rounds and turns where the rules count rounds', () => {
    expect(play.units).toEqual(['choice', 'turn', 'round'])
    expect(tell('-1 0 0', '0 0 1', '1 0 2', '-2 0 2').units).toEqual(['choice'])
  })

  it('is points where the game says them', () => {
    expect(story(['0 1 1', '-2 1 1'], [0, 0]).scored).toBe(true)
    expect(story(['0 1 1', '-2 1 1'], []).scored).toBe(false)
  })
})

describe('stepping', () => {
  it.each([
    ['choice', 1, 2, [2, 3, 4, 6, 8, 9, 10]],
    ['choice', -1, 10, [10, 9, 8, 6, 4, 3, 2]],
    ['turn', 1, 2, [2, 4, 6, 8, 10]],
    ['turn', -1, 10, [10, 8, 6, 4, 2]],
    ['round', 1, 2, [2, 6, 10]],
    ['round', -1, 10, [10, 6, 2]]
  ] as const)('by %s, %i from %i', (by, way, from, stops) => expect(walk(from, by, way)).toEqual(stops))

  it('back from the middle of a turn leads to its beginning', () => {
    expect(play.step(9, 'turn', -1)).toBe(8)
    expect(play.step(3, 'turn', -1)).toBe(2)
    expect(play.step(9, 'round', -1)).toBe(6)
  })

  it('from a move between two stops goes by the stop it leads to', () => {
    expect(play.step(5, 'choice', 1)).toBe(8)
    expect(play.step(5, 'choice', -1)).toBe(4)
  })
})

describe('the log of a story', () => {
  it('has an entry for each stop, with all that led there', () => {
    expect(play.entries.map(({ told }) => told.move)).toEqual(play.stops)
    expect(play.entries.map(({ told }) => told.kind)).toEqual(['started', ...Array(6).fill('chose')])
    expect(play.entries.map(({ seen }) => seen?.[0]?.made)).toEqual([
      ['m1', 'm2'], ['m3'], ['m4'], ['m5', 'm6'], ['m7', 'm8'], ['m9'], ['m10']
    ])
  })

  it('ends where one looks', () => {
    expect(play.until(4).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(play.until(5)).toHaveLength(4)
  })
})

describe('the moments worth having', () => {
  it('lie more ahead than behind', () => {
    expect(play.around(6, 2, 1)).toEqual([4, 6, 8, 9])
    expect(play.around(2, 2, 5)).toEqual([2, 3, 4])
    expect(play.around(10, 9, 1)).toEqual([9, 10])
  })
})
