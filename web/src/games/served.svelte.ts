/** The games that a server offers, as it describes them: for those that this client has no folder for. */

import type { GameInfo } from '../wire/types'
import type { Language, WordSource } from '../words/words.svelte'

const FALLBACK: Language = 'en'

class ServedGames {
  games = $state.raw<readonly GameInfo[]>([])

  /** Whether the server has said what it offers. */
  get known(): boolean {
    return this.games.length > 0
  }

  find(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null
  }

  /** The language in which a game is shown to a reader of this one. */
  speaks(name: string, language: Language): Language | null {
    const { words } = this.find(name) ?? { words: {} }
    return [language, FALLBACK].find((one) => one in words) ?? null
  }
}

export const served = new ServedGames()

/** The words of a game in a language, or in the one it speaks instead. */
export const servedWords: WordSource = async (game, language) => {
  const spoken = served.speaks(game, language)
  if (!spoken) return null
  const answer = await fetch(`/api/words/${game}/${spoken}?v=${served.find(game)!.words[spoken]}`)
  if (!answer.ok) throw new Error(`no words of ${game}`)
  return { text: await answer.text(), language: spoken }
}
