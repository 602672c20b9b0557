/** The twenty kinds of card, by the numbers the house gives them. */

export const ARCHER = 0
export const SOLDIER = 1
export const SPY = 2
export const HEIR = 3
export const LORD = 4
export const SHAPESHIFTER = 5
export const CONSPIRACY = 6
export const AMBUSH = 7
export const DECREE = 8
export const ASSASSINATION = 9
export const INFORMER = 11
export const JUDGE = 12
export const FANATIC = 13
export const DIPLOMAT = 14
export const DESERTER = 15
export const INSURRECTION = 16
export const EXTORTION = 17
export const INFILTRATION = 18
export const DEAL = 19

/** The kinds as `locales/` and the icons call them; with a capital, as notation does. */
export const SLUGS = [
  'archer', 'soldier', 'spy', 'heir', 'lord', 'shapeshifter', 'conspiracy', 'ambush', 'decree',
  'assassination', 'empress', 'informer', 'judge', 'fanatic', 'diplomat', 'deserter',
  'insurrection', 'extortion', 'infiltration', 'deal'
] as const

/** The rule that describes each kind. */
export const RULES = [
  'OF-5.1', 'OF-5.2', 'OF-5.3', 'OF-5.4', 'OF-5.5', 'OF-5.6', 'OF-6.1', 'OF-6.2', 'OF-6.5',
  'OF-6.6', 'AL-1.1', 'AL-1.2', 'AL-1.4', 'AL-1.7', 'AL-1.8', 'AL-1.10', 'AL-2.1', 'AL-2.3',
  'AL-2.6', 'AL-2.7'
] as const

export const ROUNDS = 6
export const VERDICTS = 5

export const slug = (kind: number): string => SLUGS[kind] ?? SLUGS[0]

/** Characters stay in the queue face up; the others are intrigues. */
export const isCharacter = (kind: number): boolean => kind < 6 || (kind > 9 && kind < 16)

/** OF-3.3. Revealing these does not simply take the points on them. */
export const keepsPoints = (kind: number): boolean =>
  [CONSPIRACY, AMBUSH, INSURRECTION, EXTORTION, DEAL].includes(kind)

/** A kind by its word in notation, or -1 for one that may not be known. */
export const kindOf = (word: string): number =>
  SLUGS.findIndex((name) => name === word.toLowerCase())
