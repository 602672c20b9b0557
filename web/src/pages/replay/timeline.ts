/** A whole play from one viewpoint, and the ways through it: by choice, by turn, by round. */

import type { Happened, RoundPoints, StoryInfo, StoryMoment } from '../../wire/types'

const UNITS = ['choice', 'turn', 'round'] as const
/** What one steps by. What a turn and a round are, the server says: it knows the rules. */
export type Unit = (typeof UNITS)[number]
export type Way = 1 | -1

const CHANCE = -1
const OVER = -2
/** Eyes before which everything lies open; boards know them as a spectator's. */
export const OPEN = -4
export const SPECTATOR = -3

/** The moment at which a round begins, for its mark. */
export interface RoundMark {
  round: number
  stop: number
}

export class Timeline {
  readonly seat: number
  /** The seats one may look from. */
  readonly viewpoints: readonly number[]
  readonly moments: readonly StoryMoment[]
  /** The moves to stop at: those at which a seat is asked, and the end. Chance comes between. */
  readonly stops: readonly number[]
  readonly rounds: readonly RoundMark[]
  /** The points as each round had ended. */
  readonly points: readonly RoundPoints[]
  /** The log: an entry for each stop, of all that led there from the one before. */
  readonly entries: readonly Happened[]

  constructor(info: StoryInfo) {
    this.seat = info.seat
    this.viewpoints = info.eyes
    this.moments = info.moments
    this.points = info.rounds
    const stops = info.moments.flatMap(({ actor }, move) => (actor === CHANCE ? [] : [move]))
    // Chance may have the last word in a record that stops early.
    this.stops = stops.length ? stops : [info.moments.length - 1]
    this.rounds = this.stops.flatMap((move, stop) => {
      const { round } = this.moments[move]!
      const before = stop ? this.moments[this.stops[stop - 1]!]!.round : 0
      return round > before ? [{ round, stop }] : []
    })
    this.entries = this.#tell()
  }

  /** How many choices there are. */
  get moves(): number {
    return this.moments.length - 1
  }

  /** What one may step by. A game that counts no rounds has said nothing of its turns either. */
  get units(): readonly Unit[] {
    return this.rounds.length ? UNITS : ['choice']
  }

  /** Whether the game says points in the course of a play. */
  get scored(): boolean {
    return this.moments[0]!.points.length > 0
  }

  /** Whether the game came to its end; a record may stop early. */
  get over(): boolean {
    return this.moments.at(-1)!.actor === OVER
  }

  get first(): number {
    return this.stops[0]!
  }

  get last(): number {
    return this.stops.at(-1)!
  }

  /** The place of a move among the stops. */
  stopAt(move: number): number {
    const found = this.stops.findIndex((stop) => stop >= move)
    return found < 0 ? this.stops.length - 1 : found
  }

  /** The stop that a move leads to. */
  snap(move: number): number {
    return this.stops[this.stopAt(move)]!
  }

  /** The next stop, forward or back. Back by a turn or a round leads to its beginning first. */
  step(move: number, by: Unit, way: Way): number {
    const at = this.stopAt(move)
    const begins = this.stops.filter((_, stop) => this.#begins(stop, by))
    if (way > 0) return begins.find((stop) => stop > this.stops[at]!) ?? this.last
    return begins.findLast((stop) => stop < this.stops[at]!) ?? this.first
  }

  #begins(stop: number, by: Unit): boolean {
    if (by === 'choice' || stop === 0) return true
    return this.moments[this.stops[stop]!]![by] !== this.moments[this.stops[stop - 1]!]![by]
  }

  /** The stops around a move that are worth having when one looks at it: more ahead than behind. */
  around(move: number, ahead: number, behind: number): number[] {
    const at = this.stopAt(move)
    return this.stops.slice(Math.max(0, at - behind), at + ahead + 1)
  }

  /** The log up to a move. */
  until(move: number): Happened[] {
    return this.entries.slice(0, this.stopAt(move) + 1)
  }

  #tell(): Happened[] {
    // Boards know no viewpoint that sees everything; they get its events as a spectator does.
    const seat = this.seat === OPEN ? SPECTATOR : this.seat
    let from = 0
    return this.stops.map((move, stop) => {
      const part = this.moments.slice(from, move + 1)
      from = move + 1
      const made = part.flatMap((moment) => moment.made)
      const events = part.flatMap((moment) => moment.events)
      const lines = part.flatMap((moment) => moment.lines ?? [])
      const told = stop ? { kind: 'chose', move, seat: part[0]?.by ?? null } : { kind: 'started', move }
      return { type: 'happened' as const, number: stop + 1, at: 0, told, seen: [{ seat, made, events, lines }] }
    })
  }
}
