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

/** The cards in play: the top one of every position. */
const tops = (view: View): CardView[] => view.queue.map((stack) => stack[0]!)

export const top = (view: View, position: number): CardView => view.queue[position]![0]!

/** The families whose hidden cards this view shows. */
export const ownFamilies = (view: View): number[] =>
  view.families.flatMap((seen, family) => (seen.hand === null ? [] : [family]))

/** The families a seat plays: one, or in the duel two. */
export const familiesOf = (view: View, seat: number): number[] =>
  view.families.flatMap((_, family) => (family % view.seats === seat ? [family] : []))

/** The family that must choose, or -1. The actor does not tell: in the duel a seat has two. */
export function askedFamily(view: View): number {
  if (view.actor < 0) return -1
  const [, after = 0] = frame(view)
  if (isPlacing(view)) return (view.first + after) % view.families.length
  return view.queue[view.at]?.[0]?.family ?? -1
}

/** The kinds of a family that this reader has not seen anywhere; every hidden card is one. */
export function unseenKinds(view: View, family: number): number[] {
  const seen = view.families[family]!
  const known = new Set([...seen.discard, ...seen.reserve, ...(seen.hand ?? []), ...(seen.aside ?? [])])
  for (const card of view.queue.flat()) {
    if (card.family === family && card.kind !== null) known.add(card.kind)
  }
  return view.kinds.filter((kind) => !known.has(kind))
}

/** OF-2.1. Whether cards are being placed. */
export const isPlacing = (view: View): boolean => view.actor >= 0 && view.at < 0

/** OF-6.5. The position of the card that is about to land elsewhere, or -1: the question names it. */
export const carriedFrom = (view: View): number => (view.at < 0 ? -1 : (frame(view)[1] ?? -1))

export const hasVerdicts = (view: View): boolean => view.kinds.includes(JUDGE)

export interface Standing {
  seat: number
  stock: number
  held: number
  rank: number
}

/** OF-7.1, OF-7.2, MX-4. Each seat with its stock and its positions, the best first. */
export function standings(view: View): Standing[] {
  const found = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    stock: familiesOf(view, seat).reduce((sum, family) => sum + view.families[family]!.stock, 0),
    held: tops(view).filter((card) => card.family % view.seats === seat).length
  }))
  found.sort((a, b) => b.stock - a.stock || b.held - a.held || a.seat - b.seat)
  const better = (a: { stock: number; held: number }, b: typeof a) =>
    a.stock > b.stock || (a.stock === b.stock && a.held > b.held)
  return found.map((one) => ({ ...one, rank: 1 + found.filter((other) => better(other, one)).length }))
}
