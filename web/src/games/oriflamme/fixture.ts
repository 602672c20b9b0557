/** For tests: positions as the server sends them, and whole games (write_fixture.py). */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from 'virtual:words/en'
import french from 'virtual:words/fr'
import russian from 'virtual:words/ru'
import text from './fixture.json?raw'
import type { Language } from '../../words/words.svelte'
import type { PositionOf } from '../gameui'
import type { GameEvent } from './types'
import type { Translator } from './wording'
import type { View } from './view'

export interface PlayedGame {
  /** The events of each choice, in order. */
  moves: GameEvent[][]
  /** How it stood after some of them. */
  views: Record<string, View>
}

export const { positions, playedGames } = JSON.parse(text) as { positions: PositionOf<View>[]; playedGames: PlayedGame[] }

function translator(language: Language, words: string): Translator {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(words))
  return {
    has: (key) => bundle.hasMessage(key),
    attributes: (key) => Object.keys(bundle.getMessage(key)?.attributes ?? {}),
    say: (key, facts = {}) => {
      const [name = '', attribute] = key.split('.')
      const message = bundle.getMessage(name)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (!pattern) throw new Error(`no words for ${key}`)
      return bundle.formatPattern(pattern, facts)
    }
  }
}

export const VOICES: Record<Language, Translator> = {
  en: translator('en', english),
  fr: translator('fr', french),
  ru: translator('ru', russian)
}
