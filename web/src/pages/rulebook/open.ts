/** The rulebook of a game, with the words that it is told in. */

import { hasRulebook, isKnown } from '../../games'
import { catalogue } from '../../shell/catalogue.svelte'
import { api } from '../../wire/api'
import type { Book } from '../../wire/types'
import { words } from '../../words/words.svelte'

export async function openBook(game: string): Promise<Book> {
  // Where the words of a game without a folder here are is known only to the server.
  if (!isKnown(game)) await catalogue.load()
  if (!hasRulebook(game)) throw new Error(`no rulebook of ${game}`)
  const parts = [game, 'rulebook', `rulebook_${game}`]
  const [book] = await Promise.all([api.rulebook(game), ...parts.map((part) => words.load(part))])
  return book
}
