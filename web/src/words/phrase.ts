/** What a game says of itself: messages and facts made by its rules, put into words here. */

import { words as pageWords, type Facts } from './words.svelte'

/** A message of the locales with its facts, as the server sends it. */
export type Phrase = [key: string, facts: Record<string, unknown>]
/** Whoever sits at a seat; with a key where the game names its seats itself. */
type Player = [seat: number, key: string]

/** Who reads, and what the seats are called. */
export interface Reader {
  /** The seat that is "you", or a spectator's. */
  seat: number
  name: (seat: number) => string
  /** The words; else those of the page. */
  words?: Pick<typeof pageWords, 'say' | 'attributes'>
}

const isPlayer = (fact: unknown[]): fact is Player => typeof fact[0] === 'number'
const isPhrase = (fact: unknown[]): fact is Phrase => typeof fact[0] === 'string'

/** A phrase in the language of the moment. */
export function phrase([key, given]: Phrase, reader: Reader): string {
  const facts: Facts = {}
  for (const [name, fact] of Object.entries(given)) {
    facts[name] = inWords(fact, reader)
    if (!Array.isArray(fact) || !isPlayer(fact)) continue
    const you = fact[0] >= 0 && fact[0] === reader.seat ? 'you' : 'other'
    facts[`${name}-you`] = you
    if (name === 'who') Object.assign(facts, { you }, cases(fact, reader))
  }
  return (reader.words ?? pageWords).say(key, facts)
}

/** A phrase that stands alone, and so begins with a capital letter. */
export const sentence = (message: Phrase, reader: Reader): string => capital(phrase(message, reader))

/** A fact by itself, such as the value of a table of facts. */
export function inWords(fact: unknown, reader: Reader): string | number {
  if (!Array.isArray(fact)) return typeof fact === 'number' ? fact : String(fact)
  if (isPhrase(fact)) return phrase(fact, reader)
  if (isPlayer(fact)) return fact[1] ? phrase([fact[1], {}], reader) : reader.name(fact[0])
  const parts = fact.map((part) => String(inWords(part, reader)))
  return parts.join(parts.some((part) => /[\p{L}\p{N}]/u.test(part)) ? ', ' : ' ')
}

/** The cases of a name that a game gives. */
function cases([, key]: Player, reader: Reader): Facts {
  const words = reader.words ?? pageWords
  return Object.fromEntries((key ? words.attributes(key) : []).map((form) => [form, words.say(`${key}.${form}`)]))
}

/** A text with its first letter, also behind a quotation mark, as a capital. */
export function capital(text: string): string {
  const first = text.startsWith('«') ? 1 : 0
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1)
}
