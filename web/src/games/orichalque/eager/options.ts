/** The options of a table of Orichalque: the islands, who begins, and the automaton of a solo game. */

import { say } from '../../../words/words.svelte'
import type { Options, Read } from '../../manifest'

export const SOLO_LEVELS = ['easy', 'normal', 'hard'] as const

export function readOptions({ solo, sides, initiative }: Read): Options {
  const side: unknown = Array.isArray(sides) ? sides[0] : sides
  return {
    solo: typeof solo === 'string' ? solo : 'normal',
    sides: side === 'hard' || side === 'choose' ? side : 'easy',
    initiative: initiative === 'russian' ? 'russian' : 'international'
  }
}

/** Only who plays alone meets the automaton. */
export function writeOptions({ solo, ...options }: Options, seats: number): Options {
  return seats === 1 ? { ...options, solo: solo ?? 'normal' } : options
}

/** The automaton, the side of the islands and who begins, where they are not as usual. */
export function optionFacts({ solo, sides, initiative }: Read): string[] {
  const facts: string[] = []
  if (typeof solo === 'string') facts.push(say(`web-automaton-orichalque-${solo}`))
  if (sides === 'hard' || sides === 'choose') facts.push(say(`web-island-${sides}`))
  if (initiative === 'russian') facts.push(say('web-initiative-russian'))
  return facts
}
