/** A replay, one moment at a time: from a table, or from an uploaded record. */

import { TableLink } from '../../wire/table.svelte'
import type { MomentInfo, MomentList, Position, StoryInfo, TableInfo } from '../../wire/types'
import { OPEN, SPECTATOR, Timeline } from './timeline'

export interface ReplaySource {
  info: () => TableInfo
  /** Who we are among its guests. */
  you: string
  /** All that happened, as a seat saw it, from the server. */
  timeline: (seat: number) => Promise<StoryInfo>
  /** Moments from a seat, from the server. */
  moments: (moves: readonly number[], seat: number) => Promise<MomentList>
}

/** So many moments are fetched together, of which so many lie behind the one that is shown. */
const AHEAD = 24
const BEHIND = 12
/** When fewer than so many lie ready on the way, the next are fetched. */
const NEAR = 8

export class Replay {
  /** The table as it stood, for a board that knows nothing of replays. */
  readonly link: TableLink
  position = $state.raw<Position | null>(null)
  moment = $state.raw<MomentInfo | null>(null)
  timeline = $state.raw<Timeline | null>(null)
  problem = $state.raw<unknown>(null)
  #source: ReplaySource
  #stories = new Map<number, Promise<Timeline>>()
  #moments = new Map<string, Promise<MomentInfo>>()
  #wanted = ''
  #closed = false

  constructor(source: ReplaySource) {
    this.#source = source
    this.link = new TableLink(source.info().id, false)
    this.link.link = 'open'
  }

  /** Show the stop that a move leads to, as a seat saw it. */
  async show(move: number, seat: number): Promise<void> {
    const wanted = `${move} ${seat}`
    this.#wanted = wanted
    this.problem = null
    try {
      const timeline = await this.#tell(seat)
      const moment = await this.#look(timeline, timeline.snap(move))
      if (this.#wanted === wanted && !this.#closed) this.#stand(timeline, moment)
    } catch (problem) {
      if (this.#wanted === wanted && !this.#closed) this.problem = problem
    }
  }

  /** Nobody looks any more; what is still on its way comes too late. */
  close(): void {
    this.#closed = true
  }

  /** The game has gone on, or was taken back: what was fetched may be so no longer. */
  renew(): void {
    this.#stories.clear()
    this.#moments.clear()
  }

  #tell(seat: number): Promise<Timeline> {
    return kept(this.#stories, seat, () => this.#source.timeline(seat).then((told) => new Timeline(told)))
  }

  /** A moment, and those around it that one will probably look at next, in one request. */
  #look(timeline: Timeline, move: number): Promise<MomentInfo> {
    const have = (stop: number) => this.#moments.has(`${stop} ${timeline.seat}`)
    const ready = timeline.around(move, NEAR, 0).every(have)
    if (!have(move) || !ready) this.#fetch(timeline, timeline.around(move, AHEAD, BEHIND).filter((stop) => !have(stop)))
    return this.#moments.get(`${move} ${timeline.seat}`)!
  }

  #fetch(timeline: Timeline, moves: readonly number[]): void {
    const asked = this.#source.moments(moves, timeline.seat)
    moves.forEach((move, place) => {
      kept(this.#moments, `${move} ${timeline.seat}`, () => asked.then(({ moments }) => moments[place]!))
    })
  }

  #stand(timeline: Timeline, moment: MomentInfo): void {
    const { info, you } = this.#source
    const { move, actor, view, known = [] } = moment
    const seat = moment.seat === OPEN ? SPECTATOR : moment.seat
    const position = { seat, view, choices: [], undo: move, known }
    const table = info()
    this.link.info = table
    this.link.you = you
    // Nobody is away from what is over.
    this.link.present = table.seats.map(({ guest }) => guest)
    this.link.entries = timeline.until(move)
    // Nothing is asked in a replay, so no answer will name this entry.
    this.link.now = { move, since: 0, actor, clocks: null, positions: [position] }
    this.timeline = timeline
    this.moment = moment
    this.position = position
  }
}

/** A request that is made once, and again only if it failed. */
function kept<Key, Value>(all: Map<Key, Promise<Value>>, key: Key, ask: () => Promise<Value>): Promise<Value> {
  let found = all.get(key)
  if (!found) {
    const asked = (found = ask())
    all.set(key, asked)
    asked.catch(() => all.get(key) === asked && all.delete(key))
  }
  return found
}
