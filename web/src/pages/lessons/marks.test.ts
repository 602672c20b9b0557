import { describe, expect, it } from 'vitest'
import { whereIs } from './marks'

describe('what a lesson points at', () => {
  it('is found by its name on each board', () => {
    expect(whereIs('oriflamme', 'hand')).toContain('.dock')
    expect(whereIs('orichalque', 'market')).toBe('.market')
  })

  it('may be a place in the queue, counted from 1', () => {
    expect(whereIs('oriflamme', 'position 3')).toBe('.slot[data-spot="2"]')
  })

  it('may be gone by now, or belong to the other game', () => {
    expect(whereIs('oriflamme', 'position 0')).toBe('')
    expect(whereIs('orichalque', 'hand')).toBe('')
  })
})
