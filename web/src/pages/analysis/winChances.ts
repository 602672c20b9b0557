/** What an analysis comes to: who stood where when, and what each seat gave away. */

import type { AnalysisInfo, LookedInfo } from '../../wire/types'

/** After how many moves which seat had which chance, and at the end the result. */
export interface Point {
  /** The moment it is of. */
  move: number
  chances: readonly number[]
}

export interface SeatSummary {
  choices: number
  /** How often the bot would have done the same. */
  agreed: number
  /** All that was given away, in chances to win. */
  lost: number
}

/**
 * The points of the picture, as far as they are known; `moves` is where the game ends.
 *
 * Where seats know different things, each seat's is what it could know itself when it last chose: else the lines
 * would leap with the viewpoint, and not with the game.
 */
export function chancesByMove(info: AnalysisInfo, looked: readonly LookedInfo[], moves: number, secrets: boolean): Point[] {
  const own = new Map<number, number>()
  const points: Point[] = looked.map(({ move, seat, chances }) => {
    if (secrets) own.set(seat, chances[seat]!)
    return { move: move - 1, chances: chances.map((seen, of) => own.get(of) ?? seen) }
  })
  if (info.state === 'done') points.push({ move: moves, chances: info.result })
  return points
}

/** The point of a moment: the last that is not after it. */
export function pointAt(points: readonly Point[], move: number): number {
  return Math.max(0, points.findLastIndex((point) => point.move <= move))
}

/** The choice that is made at a moment, if there was one to make. */
export const choiceAt = (looked: readonly LookedInfo[], move: number): LookedInfo | null =>
  looked.find((one) => one.move === move + 1) ?? null

/** The choices that cost most, the worst first; of a seat, or of all. */
export function costliest(looked: readonly LookedInfo[], seat: number | null, most: number): LookedInfo[] {
  return looked
    .filter((one) => one.cost > 0 && (seat === null || one.seat === seat))
    .sort((a, b) => b.cost - a.cost || a.move - b.move)
    .slice(0, most)
}

export function summaryOf(looked: readonly LookedInfo[], seat: number): SeatSummary {
  const own = looked.filter((one) => one.seat === seat)
  return {
    choices: own.length,
    agreed: own.filter(({ made, best }) => made === best).length,
    lost: own.reduce((sum, { cost }) => sum + cost, 0)
  }
}

/** A chance in points of a hundred; 0 and 100 only where nothing else is left. */
export function toPercent(chance: number): number {
  const points = Math.round(100 * chance)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, points)) : points
}
