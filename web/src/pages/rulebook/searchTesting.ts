/** For tests: the books of the games in three languages. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from 'virtual:words/en'
import french from 'virtual:words/fr'
import russian from 'virtual:words/ru'
import type { Book } from '../../wire/types'
import type { Language } from '../../words/words.svelte'
import { Index, type Voice } from './search'

export const LANGUAGES = ['en', 'fr', 'ru'] as const
const TEXTS = { en: english, fr: french, ru: russian }

/** Written by `dev.py rules` from the books of the server. */
export const BOOKS = Object.values(import.meta.glob<Book>('../../games/*/book.json', { eager: true, import: 'default' }))

function voiceOf(language: Language): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(TEXTS[language]), { allowOverrides: true })
  const pattern = (key: string) => {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined]
    const message = bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] : message?.value
  }
  return { say: (key) => bundle.formatPattern(pattern(key)!), has: (key) => !!pattern(key) }
}

export const VOICES: Record<Language, Voice> = { en: voiceOf('en'), fr: voiceOf('fr'), ru: voiceOf('ru') }

export const indexOf = (language: Language, books: readonly Book[] = BOOKS): Index => new Index(books, VOICES[language])
