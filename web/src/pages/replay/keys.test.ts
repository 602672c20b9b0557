import { describe, expect, it } from 'vitest'
import { pressed } from './keys'
import { readViewpoint, writeViewpoint } from './viewpoint'

const key = (name: string, ...held: ('shiftKey' | 'ctrlKey' | 'altKey')[]) =>
  pressed({
    key: name,
    shiftKey: held.includes('shiftKey'),
    ctrlKey: held.includes('ctrlKey'),
    altKey: held.includes('altKey'),
    metaKey: false
  })

describe('the keys of a replay', () => {
  it('step by choice, turn and round', () => {
    expect(key('ArrowRight')).toEqual({ step: 'choice', way: 1 })
    expect(key('ArrowLeft', 'shiftKey')).toEqual({ step: 'turn', way: -1 })
    expect(key('PageDown')).toEqual({ step: 'round', way: 1 })
    expect(key('PageUp')).toEqual({ step: 'round', way: -1 })
  })
  it('lead to the ends, and play', () => {
    expect(key('Home')).toEqual({ end: -1 })
    expect(key('End')).toEqual({ end: 1 })
    expect(key(' ')).toBe('play')
  })
  it('leave the browser what is its own', () => {
    expect(key('ArrowLeft', 'altKey')).toBeNull()
    expect(key('Home', 'ctrlKey')).toBeNull()
    expect(key('x')).toBeNull()
  })
})

describe('a viewpoint in an address', () => {
  it.each([[0, '1'], [4, '5'], [-3, 'table'], [-4, 'open']])('%i is %s', (seat, text) => {
    expect(writeViewpoint(seat)).toBe(text)
    expect(readViewpoint(text)).toBe(seat)
  })
  it.each(['', '0', '12', 'x'])('%s is nobody', (text) => expect(readViewpoint(text)).toBeNull())
})
