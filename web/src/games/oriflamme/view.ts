/** Reading the view: what lies where, who is asked, who may know what. */

import type { CardView, View } from './types'
import { JUDGE } from './kinds'

export type { CardView, View }

export const CHANCE = -1
export const OVER = -2
export const SPECTATOR = -3

/** The question: a number that says what is asked, and what it is about. */
export const frame = (view: View): readonly number[] => view.stack.at(-1) ?? []

export const isDuel = (view: Pick<View, 'seats' | 'families'>): boolean => view.families.length !== view.seats

export const top = (view: View, position: number): CardView => view.queue[position]![0]!

/** The families whose hidden cards this view shows. */
export const ownFamilies = (view: View): number[] =>
  view.families.flatMap((seen, family) => (seen.hand === null ? [] : [family]))

/** The families a seat plays: one, or in the duel two. */
export const familiesOf = (view: View, seat: number): number[] =>
  view.families.flatMap((_, family) => (family % view.seats === seat ? [family] : []))

/** OF-2.1. Whether cards are being placed. */
export const isPlacing = (view: View): boolean => view.actor >= 0 && view.at < 0

/** OF-6.5. The position of the card that is about to land elsewhere, or -1: the question names it. */
export const carriedFrom = (view: View): number => (view.at < 0 ? -1 : (frame(view)[1] ?? -1))

export const hasVerdicts = (view: View): boolean => view.kinds.includes(JUDGE)
