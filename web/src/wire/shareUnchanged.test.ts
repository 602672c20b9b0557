import { expect, test } from 'vitest'
import { shareUnchanged } from './shareUnchanged'

const table = () => ({ round: 3, players: [{ points: 1, tiles: [[4, 7]] }, { points: 2, tiles: [] }] })

test('what has not changed is the very same', () => {
  const old = table()
  expect(shareUnchanged(old, table())).toBe(old)
})

test('of what has changed, the parts that have not are the same', () => {
  const old = table()
  const fresh = table()
  fresh.players[1]!.points = 3
  const kept = shareUnchanged(old, fresh)
  expect(kept).toEqual({ ...table(), players: [table().players[0], { points: 3, tiles: [] }] })
  expect(kept).not.toBe(old)
  expect(kept.players[0]).toBe(old.players[0])
  expect(kept.players[1]!.tiles).toBe(old.players[1]!.tiles)
})

test('the old value is left as it was', () => {
  const old = table()
  shareUnchanged(old, { round: 4, players: [] })
  expect(old).toEqual(table())
})

test('more, fewer, other names and other kinds are changes', () => {
  expect(shareUnchanged([1, 2], [1])).toEqual([1])
  expect(shareUnchanged([1], [1, 2])).toEqual([1, 2])
  expect(shareUnchanged({ a: 1, b: 2 }, { a: 1, c: 2 })).toEqual({ a: 1, c: 2 })
  expect(shareUnchanged([], {})).toEqual({})
  expect(shareUnchanged(null, { a: null })).toEqual({ a: null })
  expect(shareUnchanged({ a: 1 }, null)).toBe(null)
})
