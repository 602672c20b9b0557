/** Choices, read from notation. `docs/notation.md` has them all. Positions count from 0 here. */

import { FAMILIES } from './eager/families'
import { kindOf } from './kinds'

export type Spot = 'alone' | 'start' | 'end' | number

export type Choice = { text: string } & (
  | { verb: 'place'; kind: number; spot: Spot }
  | { verb: 'keep' | 'reveal' | 'inform' | 'leave' }
  | { verb: 'eliminate' | 'copy' | 'move' | 'favour'; position: number }
  | { verb: 'mark' | 'support'; position: number | null }
  | { verb: 'rob' | 'first'; family: number }
  | { verb: 'before'; gap: number }
  | { verb: 'swap'; kind: number }
  | { verb: 'aside'; kinds: number[] }
)

/** One choice as the server listed it; null for a word that this page does not know yet. */
export function readChoice(text: string): Choice | null {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const [what = '', where = '', which = ''] = rest
  switch (verb) {
    case 'place': {
      const spot = where === 'on' ? Number(which) - 1 : where || 'alone'
      return { text, verb, kind: kindOf(what), spot: spot as Spot }
    }
    case 'keep':
    case 'reveal':
    case 'inform':
    case 'leave':
      return { text, verb }
    case 'eliminate':
    case 'copy':
    case 'move':
    case 'favour':
      return { text, verb, position: Number(what) - 1 }
    case 'mark':
    case 'support':
      return { text, verb, position: what === 'none' ? null : Number(what) - 1 }
    case 'rob':
    case 'first':
      return { text, verb, family: FAMILIES.findIndex(({ letter }) => letter === what) }
    case 'before':
      return { text, verb, gap: Number(what) - 1 }
    case 'swap':
      return { text, verb, kind: kindOf(what) }
    case 'aside':
      return { text, verb, kinds: rest.map(kindOf) }
    default:
      return null
  }
}

export const readChoices = (texts: readonly string[]): Choice[] =>
  texts.map(readChoice).filter((choice) => choice !== null)
