import { describe, expect, it } from 'vitest'
import type { Happened } from '../../wire/types'
import { seenEvents } from './events'
import { playedGames } from './fixture'
import { sameShape, settle, step, type Scene } from './scene'

describe('what has happened', () => {
  it('forgets what was taken back', () => {
    const entry = (number: number, kind: string, move: number): Happened => ({
      type: 'happened', number, at: 0, told: { kind, move }, seen: [{ seat: 0, made: [], events: [{ event: 'x', n: move }] }]
    })
    const undone: Happened = { type: 'happened', number: 4, at: 0, told: { kind: 'undone', move: 1 } }
    const kept = seenEvents([entry(1, 'started', 0), entry(2, 'chose', 1), entry(3, 'chose', 2), undone, entry(5, 'chose', 2)], 0)
    expect(kept.map((moment) => moment.entry)).toEqual([1, 2, 5])
  })
})

describe('the scene', () => {
  it('follows the events to where the view stands', () => {
    for (const { moves, views } of playedGames) {
      const families = Object.values(views)[0]!.families.length
      let scene: Scene = { queue: [], stocks: Array.from({ length: families }, () => 1), at: -1, next: 1 }
      let checked = 0
      moves.forEach((events, index) => {
        for (const event of events) scene = step(scene, event)
        const view = views[index + 1]
        if (!view) return
        checked++
        expect(sameShape(scene, view)).toBe(true)
        expect(scene.stocks).toEqual(view.families.map(({ stock }) => stock))
        const seen = scene.queue.map((stack) => stack.map(({ up, points, verdict }) => ({ up, points, verdict })))
        expect(seen).toEqual(view.queue.map((stack) => stack.map(({ up, points, verdict }) => ({ up, points, verdict }))))
        const settled = settle(view, scene)
        expect(settled.queue.flat().map(({ id }) => id)).toEqual(scene.queue.flat().map(({ id }) => id))
      })
      expect(checked).toBeGreaterThan(1)
    }
  })

  it('gives every card a number of its own', () => {
    for (const { views } of playedGames) {
      const ids = settle(Object.values(views).at(-1)!).queue.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
