import { describe, expect, it } from 'vitest'
import { byName, placesShown, share } from './sums'

describe('what a page of statistics shows', () => {
  it('has a place for everybody who sat there', () => {
    const kinds = [{ set: '', players: 3, games: 4 }, { set: '', players: 0, games: 4 }]
    expect(placesShown({ places: [1, 0, 0, 0, 0], kinds, players: 0 })).toBe(3)
    expect(placesShown({ places: [1, 0, 0, 0, 0], kinds, players: 5 })).toBe(5)
    expect(placesShown({ places: [0, 1, 0, 0, 0], kinds: [{ set: 'solo', players: 1, games: 1 }], players: 1 })).toBe(2)
  })

  it('makes one row of pieces that have one name', () => {
    const pieces = { HydraForest: { captured: 1 }, HydraDesert: { captured: 2, escaped: 1 }, Mine: { built: 3 } }
    const name = (piece: string): string => (piece.startsWith('Hydra') ? 'Hydra' : piece)
    expect(byName(pieces, 'captured escaped', name)).toEqual([{ name: 'Hydra', counts: { captured: 3, escaped: 1 } }])
  })

  it('has no share of nothing', () => {
    expect(share(0, 0)).toBe(0)
    expect(share(1, 4)).toBe(0.25)
  })
})
