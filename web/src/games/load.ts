/** The games' own parts of the page, fetched when a table of that game is first opened. */

import { catalogue } from '../shell/catalogue.svelte'
import { words } from '../words/words.svelte'
import { manifestOf } from '.'
import type { GameUi } from './gameui'

const loaded = new Map<string, Promise<GameUi>>()

/** The user interface of a game; one we have no drawing for is played on the plain board. */
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

/** What is known of a game that has no folder here must come first: its words lie at the server, too. */
async function plainUi(game: string): Promise<GameUi> {
  const [{ plainUi }] = await Promise.all([import('../table/plain/ui'), catalogue.load(), words.load('plain')])
  await words.load(game)
  return plainUi(game)
}

async function load(game: string): Promise<GameUi> {
  const load = manifestOf(game).ui
  if (!load) return plainUi(game)
  const [ui] = await Promise.all([load(), words.load(game)])
  return ui
}
