/** Reading the view: what lies where, who is asked, who may know what. */

import type { CardView, View } from './types'
import { JUDGE, SHAPESHIFTER, isCharacter } from './kinds'

export type { CardView, View }

/** Frames of `stack` that are no effect of a card. */
export const DEALING = 20
export const BEGINNING = 21
export const PLACING = 22
export const FACING = 23
export const LANDING = 24

export const OVER = -2
export const SPECTATOR = -3

/** The question: a number that says what is asked, and what it is about. */
export const frame = (view: View): readonly number[] => view.stack.at(-1) ?? []

export const isDuel = (view: View): boolean => view.families.length !== view.seats

/** The cards in play: the top one of every position. */
export const tops = (view: View): CardView[] => view.queue.map((stack) => stack[0]!)

export const top = (view: View, position: number): CardView => view.queue[position]![0]!

/** The top cards next to a position, in queue order. */
export const neighbours = (view: View, at: number): CardView[] =>
  [at - 1, at + 1].flatMap((place) => view.queue[place]?.[0] ?? [])

/** The families whose hidden cards this view shows. */
export const ownFamilies = (view: View): number[] =>
  view.families.flatMap((seen, family) => (seen.hand === null ? [] : [family]))

/** The families a seat plays: one, or in the duel two. */
export const familiesOf = (view: View, seat: number): number[] =>
  view.families.flatMap((_, family) => (family % view.seats === seat ? [family] : []))

/** The family that must choose, or -1. The actor does not tell: in the duel a seat has two. */
export function askedFamily(view: View): number {
  if (view.actor < 0) return -1
  const [asks, after = 0] = frame(view)
  if (asks === PLACING) return (view.first + after) % view.families.length
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

/** OF-5.6. A face-up character, but no Shapeshifter. */
export const canBeCopied = (card: CardView): boolean =>
  card.up && card.kind !== null && isCharacter(card.kind) && card.kind !== SHAPESHIFTER

/** AL-1.2. The points on the face-down neighbours of other families. */
export function overheard(view: View, at: number): number {
  const { family } = top(view, at)
  const counted = neighbours(view, at).filter((card) => !card.up && card.family !== family)
  return counted.reduce((sum, card) => sum + card.points, 0)
}

/** Whether a returned card may be the top card of this position. */
export const mayBeReturned = (view: View, position: number): boolean =>
  view.families[top(view, position).family]!.returned.some(({ maybe }) =>
    maybe.some(([place, depth]) => place === position && depth === 0)
  )

export const isPlacing = (view: View): boolean => frame(view)[0] === PLACING

export type SetName = 'base' | 'alliance' | 'mixed'

export function setName(view: View): SetName {
  if (view.kinds.every((kind) => kind < 10)) return 'base'
  return view.kinds.every((kind) => kind >= 10) ? 'alliance' : 'mixed'
}

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
