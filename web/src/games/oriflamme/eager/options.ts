/** The options of a table of Oriflamme: which ten kinds of card are played, and which family begins. */

import { say } from '../../../words/words.svelte'
import type { Options, Read } from '../../manifest'

/** Which edition a set of cards is; one's own has the names of its cards. */
export function editionOf({ set }: Read): string {
  if (Array.isArray(set)) return 'own'
  if (set === undefined || set === 'base') return 'oriflamme'
  return set === 'alliance' ? set : 'mixed'
}

export function readOptions({ set = 'base', first }: Read): Options {
  return { set: set as string | string[], ...(typeof first === 'number' ? { first } : {}) }
}

/** The cards of one's own set. */
export function optionFacts({ set }: Read): string[] {
  return Array.isArray(set) ? [(set as string[]).map((card) => say(`card-${card.toLowerCase()}`)).join(', ')] : []
}
