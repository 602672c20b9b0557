/** A play gone by, one moment at a time: from a table, or from a record somebody has uploaded. */

import { TableLink } from '../wire/table.svelte'
import type { Happened, MomentInfo, Position, TableInfo } from '../wire/types'

export interface Past {
  info: TableInfo
  /** Who we are among its guests. */
  you: string
  /** A moment from a seat, from the house. */
  fetch: (move: number, seat: number) => Promise<MomentInfo>
  /** The moves to stop at; without them, all where somebody is asked. */
  stops: () => readonly number[] | null
  /** The log up to a move; without it, as much as has been looked at. */
  entries: (() => readonly Happened[]) | null
}

/** Chance may be asked so often in a row; then we stop rather than ask the house for ever. */
const CHANCES = 60

export class Lookback {
  /** The table as it stood, for a board that knows nothing of looking back. */
  readonly link: TableLink
  position = $state.raw<Position | null>(null)
  moment = $state.raw<MomentInfo | null>(null)
  problem = $state.raw<unknown>(null)
  #past: Past
  #seen = new Map<string, MomentInfo>()
  #wanted = ''

  constructor(past: Past) {
    this.#past = past
    this.link = new TableLink(past.info.id, false)
    this.link.link = 'open'
  }

  /** Show the moment after so many moves, as a seat saw it. */
  async show(move: number, seat: number): Promise<void> {
    const wanted = `${move} ${seat}`
    this.#wanted = wanted
    this.problem = null
    try {
      const moment = await this.#look(move, seat)
      if (this.#wanted === wanted) this.#stand(moment)
    } catch (problem) {
      if (this.#wanted === wanted) this.problem = problem
    }
  }

  /** The next moment worth a look, forward (1) or back (-1). */
  async step(way: 1 | -1, seat: number): Promise<number> {
    const from = this.moment?.move ?? 0
    const last = this.moment?.moves ?? 0
    const stops = this.#past.stops()
    if (stops) {
      const next = way > 0 ? stops.find((move) => move > from) : stops.findLast((move) => move < from)
      return next ?? (way > 0 ? last : (stops[0] ?? 0))
    }
    let move = from
    for (let tries = 0; tries < CHANCES; tries++) {
      move = Math.min(last, Math.max(0, move + way))
      if (move === 0 || move === last) break
      if ((await this.#look(move, seat)).actor !== -1) break
    }
    return move
  }

  async #look(move: number, seat: number): Promise<MomentInfo> {
    const key = `${move} ${seat}`
    let moment = this.#seen.get(key)
    if (!moment) {
      moment = await this.#past.fetch(move, seat)
      // A running game may yet be taken back, so its last moment is asked for again.
      if (move < moment.moves) this.#seen.set(key, moment)
    }
    return moment
  }

  #stand(moment: MomentInfo): void {
    const { info, you, entries } = this.#past
    const { move, seat, actor, view } = moment
    const position = { seat, view, choices: [], undo: move }
    this.link.info = info
    this.link.you = you
    // Nobody is away from what is over.
    this.link.present = info.seats.map(({ guest }) => guest)
    this.link.happened = entries
      ? entries().filter(({ told }) => (told.move ?? 0) <= move)
      : this.#heard(move, seat)
    // Nothing is asked any more, so nobody will answer by the entry it was asked in.
    this.link.now = { move, since: 0, actor, clocks: null, positions: [position] }
    this.moment = moment
    this.position = position
  }

  /** The log of a record, made of the moments that have been looked at. */
  #heard(until: number, seat: number): Happened[] {
    return [...this.#seen.values()]
      .filter((moment) => moment.seat === seat && moment.move <= until)
      .sort((a, b) => a.move - b.move)
      .map(({ move, made, events }) => ({
        type: 'happened' as const,
        number: move + 1,
        at: 0,
        told: { kind: move ? 'chose' : 'started', move },
        seen: [{ seat, made, events }]
      }))
  }
}
