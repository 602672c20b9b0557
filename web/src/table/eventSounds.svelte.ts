/** What is heard of what happens: one sound for an entry, the weightiest of its events. */

import type { GameUi } from '../games/gameui'
import { sounds, type SoundName } from '../ui/sounds'
import type { TableLink } from '../wire/table.svelte'
import type { Happened } from '../wire/types'

/** The sound of an entry, of those that the game has for its events; the end of a game is heard in every game. */
function soundOf({ seen }: Happened, sounds: GameUi['sounds'] = []): SoundName | null {
  const names = new Set(seen?.[0]?.events.map(({ event }) => event))
  const all = [['end', ['ended']] as const, ...sounds]
  return all.find(([, events]) => events.some((event) => names.has(event)))?.[0] ?? null
}

/** Let a table be heard from now on. To be used while a component is being set up. */
export function eventSounds(link: TableLink, ui: GameUi): void {
  let last = link.entries.at(-1)?.number ?? 0
  $effect(() => {
    const fresh = link.entries.filter(({ number }) => number > last)
    last = link.entries.at(-1)?.number ?? last
    // After a gap in the connection everything comes at once, and nothing of it is news.
    const noise = fresh.length === 1 ? soundOf(fresh[0]!, ui.sounds) : null
    if (noise) sounds.play(noise)
  })
}
