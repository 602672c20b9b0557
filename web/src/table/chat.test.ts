import { describe, expect, it } from 'vitest'
import type { Happened, Told } from '../wire/types'
import { sayings, unread } from './chat'

const said = (number: number, told: Omit<Told, 'kind'>): Happened => ({
  type: 'happened', number, at: 0, told: { kind: 'said', ...told }
})

describe('what is said', () => {
  const entries = [
    said(3, { guest: 'me', name: 'Mira', text: 'Hello' }),
    said(5, { guest: 'otto', name: 'Otto', text: 'Hi' }),
    said(8, { guest: 'ines', muted: true })
  ]
  const nobody = (): boolean => false

  it('leaves out what one has muted, here or in the house', () => {
    expect(sayings(entries, nobody).map(({ muted }) => muted)).toEqual([false, false, true])
    expect(sayings(entries, (guest) => guest === 'otto').map(({ muted }) => muted)).toEqual([false, true, true])
  })

  it('counts what one has not read, but nothing of one’s own', () => {
    const all = sayings(entries, nobody)
    expect(unread(all, 0, 'me')).toBe(1)
    expect(unread(all, 5, 'me')).toBe(0)
  })
})
