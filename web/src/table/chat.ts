/** What has been said at a table. */

import type { Happened } from '../wire/types'

export interface ChatLine {
  entry: number
  at: number
  guest: string
  name: string
  text: string
  /** We do not wish to read it; the server may not even have sent it. */
  muted: boolean
}

export function chatLines(entries: readonly Happened[], mutes: (guest: string) => boolean): ChatLine[] {
  return entries.flatMap(({ number, at, told }) => {
    if (told.kind !== 'said') return []
    const { guest = '', name = '', text = '', muted = false } = told
    return [{ entry: number, at, guest, name, text, muted: muted || mutes(guest) }]
  })
}

/** How many messages are unread, leaving out one's own and muted ones. */
export function unread(lines: readonly ChatLine[], read: number, you: string): number {
  return lines.filter(({ entry, guest, muted }) => entry > read && guest !== you && !muted).length
}
