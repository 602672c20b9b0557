/** What has been said at a table. */

import type { Happened } from '../wire/types'

export interface Saying {
  entry: number
  at: number
  guest: string
  name: string
  text: string
  /** We do not wish to read it; the house may not even have sent it. */
  muted: boolean
}

export function sayings(entries: readonly Happened[], mutes: (guest: string) => boolean): Saying[] {
  return entries.flatMap(({ number, at, told }) => {
    if (told.kind !== 'said') return []
    const { guest = '', name = '', text = '', muted = false } = told
    return [{ entry: number, at, guest, name, text, muted: muted || mutes(guest) }]
  })
}

/** How much of it somebody has not read: nothing of their own, nothing muted. */
export function unread(said: readonly Saying[], read: number, you: string): number {
  return said.filter(({ entry, guest, muted }) => entry > read && guest !== you && !muted).length
}
