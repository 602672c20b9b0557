/** Finding a rule by words: in three languages, whatever the ending, with a slip of the finger. */

import MiniSearch, { type Query } from 'minisearch'
import { rulePrefixes } from '../../games'
import type { Book } from '../../wire/types'
import { ruleKey, sceneKey } from './text'

/** Whoever can say a message and knows which there are. */
export interface Voice {
  say: (key: string) => string
  has: (key: string) => boolean
}

/** What is found weighs by where it stands: in the name of a rule or a piece, in a title or a word that is explained, in a
question, in the text, or beside it. */
const WEIGHTS = { name: 8, title: 2.5, question: 3, text: 1, aside: 0.5 }
/** How often a word stands in a text, and how long that is, matters little: rules are short. */
const SATURATION = { k: 0.2, b: 0.3, d: 0.5 }
type Field = keyof typeof WEIGHTS
type Entry = { rule: string } & Record<Field, string>

/** What a word is worth as it was typed, with a slip, with another ending. */
const [EXACT, SLIP, ENDING] = [1, 0.75, 0.5]
/** What scores less than this share of the best is left out. */
const LEAST = 0.2

/** Numbers of rules, as they are typed. */
const numbersWith = (prefixes: Iterable<string>): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(${[...prefixes].join('|').toLowerCase()})[-\\s]?(\\d+(?:[.-]\\d+)?)(?![\\p{L}\\p{N}_])`, 'gu')
const DIGITS = /^\p{Nd}+$/u

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('œ', 'oe').normalize('NFKD').replace(/\p{M}/gu, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 || DIGITS.test(word))
}

/** A word without what may be its ending. */
function stem(word: string): string {
  if (word.length < 5) return word
  return word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))
}

/** The words of one or more books in a language, with the rules that they lead to. */
export class Index {
  readonly #index = new MiniSearch<Entry>({
    idField: 'rule',
    fields: Object.keys(WEIGHTS),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, bm25: SATURATION, weights: { fuzzy: 0.9, prefix: 0.9 } }
  })
  readonly #order: string[] = []
  readonly #number: RegExp
  readonly #little: ReadonlySet<string>

  constructor(books: readonly Book[], voice: Voice) {
    this.#little = new Set(wordsOf(voice.say('rulebook-little')))
    for (const book of books) this.#read(book, voice)
    this.#number = numbersWith(new Set([...rulePrefixes, ...this.#order.map((rule) => rule.split('-')[0]!)]))
  }

  #read(book: Book, { say, has }: Voice): void {
    const entries = new Map<string, Entry>()
    const note = (rule: string, field: Field, key: string): void => {
      const entry = entries.get(rule)
      if (entry && has(key)) entry[field] += ` ${say(key)}`
    }
    for (const rule of book.chapters.flatMap((chapter) => chapter.rules)) {
      entries.set(rule, { rule, name: '', title: '', question: '', text: '', aside: '' })
      const key = ruleKey(rule)
      note(rule, 'name', `${key}.name`)
      note(rule, 'text', key)
      for (const reason of [`${key}.why`, `${key}.why2`]) note(rule, 'aside', reason)
      for (const scene of book.scenes[rule] ?? []) note(rule, 'aside', sceneKey(scene))
    }
    for (const { key, rules } of book.chapters) if (rules[0]) note(rules[0], 'title', key)
    for (const [key, { rule }] of Object.entries(book.pieces)) note(rule, 'name', key)
    for (const [key, rule] of Object.entries(book.words)) {
      note(rule, 'title', key)
      note(rule, 'aside', `${key}.means`)
    }
    for (const [key, [rule]] of Object.entries(book.questions)) {
      note(rule!, 'question', key)
      note(rule!, 'aside', `${key}.answer`)
    }
    this.#order.push(...entries.keys())
    this.#index.addAll([...entries.values()])
  }

  /** The numbers of the rules that speak of these words, best first. */
  search(words: string, limit = 10): string[] {
    const typed = words.toLowerCase()
    const named = [...typed.matchAll(this.#number)].map(([, box, number]) => `${box}-${number!.replace('-', '.')}`.toUpperCase())
    const first = [...new Set(named)].filter((rule) => this.#index.has(rule))
    const all = [...new Set(wordsOf(typed.replace(this.#number, ' ')))]
    const significant = all.filter((word) => !this.#little.has(word))
    const ranked = this.#ranked(significant.length ? significant : all)
    return [...first, ...ranked.filter((rule) => !first.includes(rule))].slice(0, limit)
  }

  #ranked(typed: readonly string[]): string[] {
    const scores = new Map<string, { sum: number; words: number }>()
    for (const word of typed) {
      for (const [rule, best] of this.#bestOf(word)) {
        const { sum, words } = scores.get(rule) ?? { sum: 0, words: 0 }
        scores.set(rule, { sum: sum + best, words: words + 1 })
      }
    }
    // Who has more of what was typed comes first.
    const score = (rule: string): number => (scores.get(rule)?.sum ?? 0) * (scores.get(rule)?.words ?? 0)
    const least = LEAST * Math.max(0, ...[...scores.keys()].map(score))
    const found = this.#order.filter((rule) => scores.has(rule) && score(rule) >= least)
    return found.sort((a, b) => score(b) - score(a))
  }

  /** How well each rule fits a word, by the best way in which it does. */
  #bestOf(word: string): Map<string, number> {
    const best = new Map<string, number>()
    for (const [weight, query] of waysOf(word)) {
      for (const { id, score } of this.#index.search(query)) {
        best.set(id as string, Math.max(best.get(id as string) ?? 0, weight * score))
      }
    }
    return best
  }
}

/** The word with two letters changed over, in every place. */
const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))

/** What is looked for, and what it is worth: the word as it was typed, with a slip, with another ending. */
function waysOf(word: string): [number, Query][] {
  const ways: [number, Query][] = [[EXACT, word]]
  if (DIGITS.test(word)) return ways
  if (word.length > 3) {
    ways.push([SLIP, { queries: [word], fuzzy: 1 }], [SLIP, { queries: swapped(word) }])
    ways.push([ENDING / 2, { queries: swapped(word).map(stem), prefix: true }])
  }
  if (word.length === 3) ways.push([ENDING, word.slice(0, 2)])
  if (word.length > 2) ways.push([ENDING, { queries: [stem(word)], prefix: true }])
  return ways
}
