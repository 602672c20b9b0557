import { describe, expect, it } from 'vitest'
import { wordsOf } from './search'
import { BOOKS, indexOf, LANGUAGES, VOICES } from './searchTesting'
import { ruleKey } from './text'

describe('the words of a text', () => {
  it.each([
    ['Her dog, l’Île où naît l’œuvre: 5', ['her', 'dog', 'ile', 'ou', 'nait', 'oeuvre', '5']],
    ['Её пёс', ['ее', 'пес']],
    ['a_b «Йод» x 7', ['иод', '7']],
    ['', []], ['¡Ω!', []]
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))
})

describe.each(LANGUAGES)('in %s', (language) => {
  const { say } = VOICES[language]

  describe.each(BOOKS)('the book of $game', (book) => {
    const index = indexOf(language, [book])
    const rules = book.chapters.flatMap((chapter) => chapter.rules)

    it('finds every piece by its name', () => {
      for (const [key, { rule }] of Object.entries(book.pieces)) expect(index.search(say(key)).slice(0, 4), key).toContain(rule)
    })

    it('finds every rule by its heading', () => {
      for (const rule of rules) expect(index.search(say(`${ruleKey(rule)}.name`)).slice(0, 3), rule).toContain(rule)
    })

    it('finds rules by their heading with a slip', () => {
      for (const rule of rules) {
        const name = say(`${ruleKey(rule)}.name`)
        // Two letters in the middle of the longest word are changed over.
        const [longest] = name.split(' ').sort((a, b) => b.length - a.length) as [string]
        const middle = longest.length >> 1
        if (longest.length < 6) continue
        const slipped = longest.slice(0, middle - 1) + longest[middle] + longest[middle - 1] + longest.slice(middle + 1)
        const typed = name.replace(longest, slipped)
        expect(index.search(typed), typed).toContain(rule)
      }
    })

    it('finds the answer to every question', () => {
      for (const [question, [rule]] of Object.entries(book.questions)) {
        expect(index.search(say(question)).slice(0, 3), question).toContain(rule)
      }
    })

    it('finds a rule by its number, however it is written', () => {
      for (const rule of rules) {
        for (const typed of [rule, rule.toLowerCase().replace('-', ' '), `${rule}?`, rule.replace('.', '-').replace('-', '')]) {
          expect(index.search(typed)[0], typed).toBe(rule)
        }
      }
    })

    it('knows no other rules', () => {
      for (const typed of rules) for (const found of index.search(typed)) expect(rules).toContain(found)
    })
  })
})

describe('a search', () => {
  const index = indexOf('en')

  it.each(['', '?!', 'xyzzy', 'ω'])('for “%s” finds nothing', (typed) => expect(index.search(typed)).toEqual([]))
  it('takes little words for words when there are no others', () => expect(index.search('who')).not.toEqual([]))
  it('finds no more than asked for', () => expect(index.search('card', 3)).toHaveLength(3))
  it('does not mind accents', () => {
    expect(indexOf('fr').search('HERITIER')).toEqual(indexOf('fr').search('héritier'))
    expect(indexOf('ru').search('приём')).toEqual(indexOf('ru').search('прием'))
  })
})
