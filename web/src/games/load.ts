/** The games' own parts of the page, fetched when a table of that game is first opened. */

import { words, type Part } from '../words/words.svelte'
import type { GameUi } from './gameui'
import { plainUi } from '../table/plain'

const LOADERS: Partial<Record<Part, () => Promise<GameUi>>> = {
  oriflamme: async () => (await import('./oriflamme/ui')).oriflamme,
  orichalque: async () => (await import('./orichalque/ui')).ui
}

const loaded = new Map<string, Promise<GameUi>>()

/** The user interface of a game; one we have no drawing for is played at the text table. */
export function gameUiOf(game: string): Promise<GameUi> {
  let ui = loaded.get(game)
  if (!ui) {
    ui = load(game)
    loaded.set(game, ui)
    // Whoever tries again after a lost connection should not get the old failure.
    ui.catch(() => loaded.delete(game))
  }
  return ui
}

async function load(game: string): Promise<GameUi> {
  const loader = LOADERS[game as Part]
  if (!loader) return plainUi
  const [ui] = await Promise.all([loader(), words.load(game as Part)])
  return ui
}
