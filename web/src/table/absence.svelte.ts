/** Who has been away for long enough that a bot may play for them. */

import type { TableLink } from '../wire/table.svelte'

/** As long as the server waits before an absent player can be replaced. */
const PATIENCE = 60_000

export class Absence {
  #since = new Map<string, number>()
  #now = $state(Date.now())
  #link: TableLink

  constructor(link: TableLink) {
    this.#link = link
    $effect(() => {
      const present = new Set(link.present)
      for (const { kind, guest } of link.info?.seats ?? []) {
        if (kind !== 'person' || present.has(guest)) this.#since.delete(guest)
        else if (!this.#since.has(guest)) this.#since.set(guest, Date.now())
      }
      const timer = setInterval(() => (this.#now = Date.now()), 5000)
      return () => clearInterval(timer)
    })
  }

  /** Seats of people who are gone, and for whom no bot plays yet. */
  get long(): number[] {
    const { info, present, you } = this.#link
    if (info?.status !== 'running') return []
    return info.seats.flatMap(({ kind, guest, stand_in }, seat) => {
      const gone = kind === 'person' && guest !== you && !stand_in && !present.includes(guest)
      return gone && this.#now - (this.#since.get(guest) ?? this.#now) > PATIENCE ? [seat] : []
    })
  }
}
