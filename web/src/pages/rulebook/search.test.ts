import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import english from 'virtual:words/en'
import french from 'virtual:words/fr'
import russian from 'virtual:words/ru'
import text from '../../../fixtures/search.json?raw'
import type { Book } from '../../wire/types'
import { fits, Index, wordsOf, type Voice } from './search'

interface Fixture {
  books: Book[]
  words: [string, string[]][]
  fits: [string, string, number][]
  /** By language and game (or both): what is typed, and what is found. */
  searches: Record<string, Record<string, Record<string, string[]>>>
}

const fixture = JSON.parse(text) as Fixture
const TEXTS: Record<string, string> = { en: english, fr: french, ru: russian }

function voice(language: string): Voice {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(TEXTS[language]!), { allowOverrides: true })
  const pattern = (key: string) => {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined]
    const message = bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] : message?.value
  }
  return { say: (key) => bundle.formatPattern(pattern(key)!), has: (key) => pattern(key) !== undefined }
}

describe('the search finds what it finds in Python', () => {
  it.each(fixture.words)('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('and words fit as well', () => {
    for (const [typed, word, fit] of fixture.fits) expect(fits(typed, word), `${typed} ${word}`).toBeCloseTo(fit, 12)
  })

  const cases = Object.entries(fixture.searches).flatMap(([language, games]) =>
    Object.entries(games).map(([game, searches]) => [language, game, searches] as const)
  )
  it.each(cases)('%s, %s', (language, game, searches) => {
    const books = fixture.books.filter((book) => game === 'both' || book.game === game)
    const index = new Index(books, voice(language))
    for (const [typed, found] of Object.entries(searches)) expect(index.search(typed), typed).toEqual(found)
  })
})
