/** What the rules say of a choice, as numbers (docs/protocol/orichalque.md). */

import type { Explained } from '../../wire/types'

interface ChoiceFacts {
  hoplites?: number
  orichalque?: number
  cost?: number
  action?: number
  favour?: number
  chance?: number
  added?: number
  titans?: number[]
  holders?: number[]
  releases?: boolean
  wins?: boolean
  [area: `area${number}`]: number[] | undefined
}

export const factsOf = (explained: Explained | undefined): ChoiceFacts => (explained?.facts ?? {}) as ChoiceFacts

/** A Titan that would come, or become active, with the area that draws it. */
export interface Arrival {
  titan: number
  /** Who holds it now: a player, or -1 for the centre. */
  holder: number
  area: readonly number[]
}

export function arrivals(explained: Explained): Arrival[] {
  const facts = factsOf(explained)
  return (facts.titans ?? []).map((titan, n) => ({
    titan,
    holder: facts.holders?.[n] ?? -1,
    area: facts[`area${titan}`] ?? []
  }))
}
