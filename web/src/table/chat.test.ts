import { describe, expect, it } from 'vitest'
import type { Happened, EntryInfo } from '../wire/types'
import { chatLines, unread } from './chat'

const entry = (number: number, told: Omit<EntryInfo, 'kind'>): Happened => ({
  type: 'happened', number, at: 0, told: { kind: 'said', ...told }
})

describe('what is said', () => {
  const entries = [
    entry(3, { guest: 'me', name: 'Mira', text: 'Hello' }),
    entry(5, { guest: 'otto', name: 'Otto', text: 'Hi' }),
    entry(8, { guest: 'ines', muted: true })
  ]
  const nobody = (): boolean => false

  it('leaves out what one has muted, here or on the server', () => {
    expect(chatLines(entries, nobody).map(({ muted }) => muted)).toEqual([false, false, true])
    expect(chatLines(entries, (guest) => guest === 'otto').map(({ muted }) => muted)).toEqual([false, true, true])
  })

  it('counts what one has not read, but nothing of one’s own', () => {
    const all = chatLines(entries, nobody)
    expect(unread(all, 0, 'me')).toBe(1)
    expect(unread(all, 5, 'me')).toBe(0)
  })
})
