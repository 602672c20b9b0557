/** The cards, for the rules at a glance: those of a table, or all twenty. */

import { catalogue } from '../../shell/catalogue.svelte'
import { say } from '../../words/words.svelte'
import type { PieceGroup } from '../manifest'

/** The names of all cards, by their number. */
export const cardNames = (): string[] => catalogue.game('oriflamme')?.names.cards ?? []

export function pieces(only?: readonly string[]): PieceGroup[] {
  const names = (only ?? cardNames()).map((card) => card.toLowerCase())
  return [{ title: say('web-rules-cards'), pieces: names.map((name) => ({ key: `card-${name}`, icon: name })) }]
}
