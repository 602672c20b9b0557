import { describe, expect, it } from 'vitest'
import { hotSeat } from './hotSeat'

const at = (seat: number, ...choices: string[]) => ({ seat, choices, view: null, undo: 0 })

describe('a screen', () => {
  it('shows one person, or a spectator, what is theirs', () => {
    expect(hotSeat([at(-3)], null, false)).toEqual({ position: at(-3), handTo: null })
    expect(hotSeat([at(1, 'keep')], null, false)).toEqual({ position: at(1, 'keep'), handTo: null })
    expect(hotSeat([], null, false)).toEqual({ position: null, handTo: null })
  })

  it('draws the curtain until it is handed to whoever is asked', () => {
    const both = [at(0), at(1, 'keep')]
    expect(hotSeat(both, null, false)).toEqual({ position: null, handTo: 1 })
    expect(hotSeat(both, 0, false)).toEqual({ position: null, handTo: 1 })
    expect(hotSeat(both, 1, false)).toEqual({ position: at(1, 'keep'), handTo: null })
  })

  it('shows nothing before anybody has looked, then stays with the last', () => {
    const both = [at(0), at(1)]
    expect(hotSeat(both, null, false)).toEqual({ position: null, handTo: null })
    expect(hotSeat(both, 1, false)).toEqual({ position: at(1), handTo: null })
  })

  it('hides nothing any more when the game is over', () => {
    expect(hotSeat([at(0), at(1)], null, true)).toEqual({ position: at(0), handTo: null })
  })
})
