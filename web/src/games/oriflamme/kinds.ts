/** The twenty kinds of card, by the numbers of the rules, as the rules describe them (write_kinds.py). */

import { kinds } from './kinds.json'

/** A kind as `locales/` and the icons call it; with a capital, as notation does. */
export const slug = (kind: number): string => (kinds[kind] ?? kinds[0]!).name

/** A kind by its word in notation, or -1 for one that may not be known. */
export const kindOf = (word: string): number =>
  kinds.findIndex(({ name }) => name === word.toLowerCase())

/** The rule that describes a kind. */
export const ruleOf = (kind: number): string => kinds[kind]?.rule ?? ''

/** What sort of card a kind is: the key of its word. */
export const sortOf = (kind: number): string =>
  kinds[kind]?.character ? 'kind-character' : 'kind-intrigue'

/** Kinds that are drawn in a way of their own: the traps, who marks cards, and who keeps points in reserve. */
export const AMBUSH = kindOf('ambush')
export const EXTORTION = kindOf('extortion')
export const JUDGE = kindOf('judge')
export const DEAL = kindOf('deal')
