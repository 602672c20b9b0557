/** What is heard of what happens: one sound for an entry, the weightiest of its events. */

import { sounds, type SoundName } from '../ui/sounds'
import type { TableLink } from '../wire/table.svelte'
import type { Happened } from '../wire/types'

/** From the weightiest on. */
const HEARD: [SoundName, readonly string[]][] = [
  ['end', ['ended']],
  ['roll', ['rolled']],
  ['lose', ['eliminated', 'lost']],
  ['gain', ['erected', 'forged', 'came', 'captured']],
  ['flip', ['revealed', 'copied', 'swapped', 'hid']],
  ['place', ['placed', 'founded', 'built', 'moved', 'took', 'kept']]
]

export function soundOf({ seen }: Happened): SoundName | null {
  const names = new Set(seen?.[0]?.events.map(({ event }) => event))
  return HEARD.find(([, events]) => events.some((event) => names.has(event)))?.[0] ?? null
}

/** Let a table be heard from now on. To be used while a component is being set up. */
export function eventSounds(link: TableLink): void {
  let last = link.entries.at(-1)?.number ?? 0
  $effect(() => {
    const fresh = link.entries.filter(({ number }) => number > last)
    last = link.entries.at(-1)?.number ?? last
    // After a gap in the connection everything comes at once, and nothing of it is news.
    const noise = fresh.length === 1 ? soundOf(fresh[0]!) : null
    if (noise) sounds.play(noise)
  })
}
