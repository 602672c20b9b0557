import { describe, expect, it } from 'vitest'
import { editionAt, editionNamed } from '..'
import manifest from '.'

describe('what a lesson points at', () => {
  it('is found by its name on the board', () => expect(manifest.lessonMark?.('hand')).toContain('.own-cards'))
  it('may be a place in the queue, counted from 1', () => {
    expect(manifest.lessonMark?.('position 3')).toBe('.slot[data-spot="2"]')
  })
  it('may be gone by now, or belong to another game', () => {
    expect(manifest.lessonMark?.('position 0')).toBe('')
    expect(manifest.lessonMark?.('market')).toBe('')
  })
})

describe('an edition', () => {
  it.each([
    [{}, 'oriflamme'], [{ set: 'base' }, 'oriflamme'], [{ set: 'alliance' }, 'alliance'], [{ set: 'mixed' }, 'mixed'],
    [{ set: ['Archer'] }, 'own']
  ])('%j is %s', (options, name) => expect(editionAt('oriflamme', options).name).toBe(name))

  it('has the options that lead back to it', () => {
    for (const { name, options } of manifest.editions) {
      expect(editionAt('oriflamme', options)).toBe(editionNamed(name))
    }
  })
})

describe('the options of a table', () => {
  it('come back as they were, and none more', () => {
    expect(manifest.options?.read({ set: ['Archer'], first: 1 })).toEqual({ set: ['Archer'], first: 1 })
    expect(manifest.options?.read({})).toEqual({ set: 'base' })
  })
  it('of a set of one’s own need ten cards', () => {
    expect(manifest.options?.ready?.({ set: ['Archer'] })).toBe(false)
    expect(manifest.options?.ready?.({ set: Array(10).fill('Archer') })).toBe(true)
    expect(manifest.options?.ready?.({ set: 'base' })).toBe(true)
  })
})
