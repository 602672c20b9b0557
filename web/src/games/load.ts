/** The games' own parts of the page, fetched when a table of that game is first opened. */

import { plainUi } from '../table/plain'
import { words } from '../words/words.svelte'
import { manifestOf } from '.'
import type { GameUi } from './gameui'

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
  const load = manifestOf(game).ui
  if (!load) return plainUi
  const [ui] = await Promise.all([load(), words.load(game)])
  return ui
}
