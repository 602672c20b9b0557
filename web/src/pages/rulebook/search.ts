/** Finding a rule by words, exactly as `src/aurum/rulebook/search.py` does; that file says how and why.

`fixtures/search.json` is what Python finds, and a test holds both to it. */

import { rulePrefixes } from '../../games'
import type { Book } from '../../wire/types'
import { ruleKey, sceneKey } from './text'

/** Whoever can say a message and knows which there are. */
export interface Voice {
  say: (key: string) => string
  has: (key: string) => boolean
}

const [NAME, WORD, QUESTION, TEXT, ASIDE] = [5, 4, 3, 2, 1] as const
const LEAST = 0.25
const BOXES = rulePrefixes.join('|').toLowerCase()
const NUMBER = new RegExp(`(?<![\\p{L}\\p{N}_])(${BOXES})[-\\s]?(\\d+(?:[.-]\\d+)?)(?![\\p{L}\\p{N}_])`, 'gu')
const DIGITS = /^\p{Nd}+$/u

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('œ', 'oe').normalize('NFKD').replace(/\p{M}/gu, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 || DIGITS.test(word))
}

/** How well what was typed fits a word of the book: 1 the same, 0 not at all. */
export function fits(typed: string, word: string): number {
  if (typed === word) return 1
  if (DIGITS.test(typed) || DIGITS.test(word)) return 0
  const short = Math.min(typed.length, word.length)
  const long = Math.max(typed.length, word.length)
  let best = kin(typed, word)
  if (typed.length >= 3 && word.startsWith(typed)) best = Math.max(best, 0.7)
  if (short >= 4 && slip(typed, word)) best = Math.max(best, short >= 5 ? 0.75 : 0.5)
  else if (short >= 5 && long - short <= 3 && slip(typed.slice(0, short), word.slice(0, short))) {
    best = Math.max(best, 0.4)
  }
  return best
}

/** How many letters two words begin with alike. */
function alike(one: string, other: string): number {
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same++
  return same
}

/** How much two words have in common if they differ only in their endings, else 0. */
function kin(one: string, other: string): number {
  const short = Math.min(one.length, other.length)
  const long = Math.max(one.length, other.length)
  const same = alike(one, other)
  const longBeginning = same >= 5 && same * 20 >= long * 11
  const shortEnding = same === short && long - short <= 2
  const otherEnding = same >= 3 && same >= short - 1 && long - same <= 3
  return longBeginning || shortEnding || otherEnding ? 0.4 + (0.5 * same) / long : 0
}

/** Whether one change makes a word the other. */
function slip(one: string, other: string): boolean {
  if (one.length > other.length) [one, other] = [other, one]
  if (other.length - one.length > 1) return false
  const first = alike(one, other)
  if (one.length < other.length) return one.slice(first) === other.slice(first + 1)
  const swapped = one.slice(first + 1, first + 2) + one.slice(first, first + 1) + one.slice(first + 2)
  return one.slice(first + 1) === other.slice(first + 1) || swapped === other.slice(first)
}

/** The words of one or more books in a language, with the rules that they lead to. */
export class Index {
  readonly #rules = new Map<string, Map<string, number>>()
  readonly #little: ReadonlySet<string>

  constructor(books: readonly Book[], voice: Voice) {
    this.#little = new Set(wordsOf(voice.say('rulebook-little')))
    for (const book of books) this.#read(book, voice)
  }

  #read(book: Book, { say, has }: Voice): void {
    const rules = book.chapters.flatMap((chapter) => chapter.rules)
    for (const rule of rules) this.#rules.set(rule, new Map())
    for (const { key, rules } of book.chapters) if (rules[0]) this.#note(rules[0], WORD, say(key))
    for (const rule of rules) {
      const key = ruleKey(rule)
      this.#note(rule, NAME, say(`${key}.name`))
      this.#note(rule, TEXT, say(key))
      for (const reason of [`${key}.why`, `${key}.why2`]) if (has(reason)) this.#note(rule, ASIDE, say(reason))
      for (const scene of book.scenes[rule] ?? []) this.#note(rule, ASIDE, say(sceneKey(scene)))
    }
    for (const [key, { rule }] of Object.entries(book.pieces)) this.#note(rule, NAME, say(key))
    for (const [key, rule] of Object.entries(book.words)) {
      this.#note(rule, WORD, say(key))
      this.#note(rule, ASIDE, say(`${key}.means`))
    }
    for (const [key, [rule]] of Object.entries(book.questions)) {
      this.#note(rule!, QUESTION, say(key))
      this.#note(rule!, ASIDE, say(`${key}.answer`))
    }
  }

  #note(rule: string, weight: number, text: string): void {
    const words = this.#rules.get(rule)!
    for (const word of wordsOf(text)) words.set(word, Math.max(weight, words.get(word) ?? 0))
  }

  /** The numbers of the rules that speak of these words, best first. */
  search(words: string, limit = 10): string[] {
    const said = words.toLowerCase()
    const named = [...said.matchAll(NUMBER)].map(([, box, number]) => `${box}-${number!.replace('-', '.')}`.toUpperCase())
    const first = [...new Set(named)].filter((rule) => this.#rules.has(rule))
    const all = [...new Set(wordsOf(said.replace(NUMBER, ' ')))]
    const telling = all.filter((word) => !this.#little.has(word))
    const ranked = this.#ranked(telling.length ? telling : all)
    return [...first, ...ranked.filter((rule) => !first.includes(rule))].slice(0, limit)
  }

  #ranked(typed: readonly string[]): string[] {
    const vocabulary = new Set([...this.#rules.values()].flatMap((words) => [...words.keys()]))
    const scores = new Map<string, { sum: number; share: number }>()
    for (const word of typed) {
      const close = new Map<string, number>()
      for (const other of vocabulary) {
        const fit = fits(word, other)
        if (fit > 0) close.set(other, fit)
      }
      const found = [...this.#rules].map(([rule, words]) => [rule, bestOf(close, words)] as const).filter(([, best]) => best > 0)
      const worth = Math.log(1 + this.#rules.size / found.length)
      for (const [rule, best] of found) {
        const { sum, share } = scores.get(rule) ?? { sum: 0, share: 0 }
        scores.set(rule, { sum: sum + worth * best, share: share + 1 })
      }
    }
    const score = (rule: string): number => (scores.get(rule)?.sum ?? 0) * (scores.get(rule)?.share ?? 0)
    const rules = [...this.#rules.keys()]
    const least = Math.max(LEAST * Math.max(0, ...rules.map(score)), 1e-9)
    return rules.filter((rule) => score(rule) >= least).sort((a, b) => score(b) - score(a))
  }
}

/** The best that a rule offers for a word that was typed, of the words close to it. */
function bestOf(close: ReadonlyMap<string, number>, words: ReadonlyMap<string, number>): number {
  let best = 0
  for (const [word, fit] of close) best = Math.max(best, fit * (words.get(word) ?? 0))
  return best
}
