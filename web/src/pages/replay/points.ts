/** The picture of points: where lines run, and who they belong to. */

import { manifestOf } from '../../games'
import { playerName } from '../../table/tables'
import type { TableInfo } from '../../wire/types'
import { say } from '../../words/words.svelte'
import type { Timeline } from './timeline'

export const HIGH = 168
export const EDGE = { left: 28, right: 44, top: 14, bottom: 24 }

/** Tells lines apart without colour. */
export const DASHES = ['none', '9 4', '3 4', '14 4 3 4', '1 5']
/** For games that have no colours of their own; dark enough on parchment. */
const INKS = ['#8F6A22', '#2F5FC4', '#555B6B', '#1E6B57', '#8C1C1C']

/** Where the picture puts a stop and a number of points, in a box of this width. */
export class Scale {
  readonly most: number
  readonly #stops: number
  readonly #wide: number

  constructor(timeline: Timeline, wide: number) {
    this.most = Math.max(4, ...timeline.stops.flatMap((move) => timeline.moments[move]!.points))
    this.#stops = Math.max(1, timeline.stops.length - 1)
    this.#wide = Math.max(1, wide - EDGE.left - EDGE.right)
  }

  x(stop: number): number {
    return EDGE.left + (stop * this.#wide) / this.#stops
  }

  y(points: number): number {
    return HIGH - EDGE.bottom - (points * (HIGH - EDGE.top - EDGE.bottom)) / this.most
  }

  /** The stop under a place of the picture. */
  stop(x: number): number {
    return Math.min(this.#stops, Math.max(0, Math.round(((x - EDGE.left) * this.#stops) / this.#wide)))
  }

  /** The numbers to draw a line at. */
  get levels(): number[] {
    const step = this.most > 24 ? 10 : this.most > 10 ? 5 : this.most > 5 ? 2 : 1
    return Array.from({ length: Math.floor(this.most / step) + 1 }, (_, n) => n * step)
  }

  /** Points change at a stop and stay until the next that changes them. */
  path(timeline: Timeline, player: number): string {
    const apart = player * 1.5 - 2
    return timeline.stops
      .map((move, stop) => {
        const [x, y] = [this.x(stop).toFixed(1), (this.y(timeline.moments[move]!.points[player]!) + apart).toFixed(1)]
        return stop ? `H${x}V${y}` : `M${x} ${y}`
      })
      .join('')
  }

  /** Where marks at the end of the lines stand, apart even where the points are close. */
  ends(timeline: Timeline): { player: number; y: number }[] {
    const points = timeline.moments[timeline.last]!.points
    const order = points.map((value, player) => ({ player, y: this.y(value) })).sort((a, b) => a.y - b.y)
    order.forEach((end, place) => {
      const above = order[place - 1]
      if (above) end.y = Math.max(end.y, above.y + 24)
    })
    const excess = Math.max(0, (order.at(-1)?.y ?? 0) - (HIGH - 14))
    return order.map(({ player, y }) => ({ player, y: y - excess }))
  }
}

/** The colour of a player's line. */
export const inkOf = (game: string, player: number): string =>
  manifestOf(game).ink?.(player) ?? INKS[player % INKS.length]!

/** Who a line belongs to: what the game calls a seat, a player, or the automaton, who has none. */
export function lineName(info: TableInfo, player: number): string {
  const { seatName } = manifestOf(info.game)
  if (seatName) return seatName(player)
  return player < info.seats.length ? playerName(info, player) : say('web-automaton')
}
