/** A view, read: what lies on every cell, and where the turn stands. */

import type { View as OrichalqueView, PlayerView } from './types'
import { inSet, members } from './grid'
import { METROPOLIS, NONE } from './names'
import type { BoardLayout, Pieces } from './pieces'

const CHANCE = -1
/** What waits on the stack in each of the five phases of a turn, from the first. */
const NEXT: readonly string[] = ['tile', 'action', 'use-up-card', 'discard', 'end-turn']

/** What a cell shows. -1 is nothing. */
export interface CellState {
  /** A terrain, the volcano or the metropolis. */
  land: number
  /** Which of the player's tiles lies here. */
  tile: number
  creature: number
  /** Hoplites stuck on the creature. */
  stuck: number
  building: number
  /** Which of the player's temples. */
  temple: number
}

/** One player's side of the table. */
export class PlayerBoard {
  readonly player: number
  readonly view: PlayerView
  readonly layout: BoardLayout
  readonly cells: readonly CellState[]

  constructor(player: number, view: PlayerView, layout: BoardLayout, pieces: Pieces) {
    this.player = player
    this.view = view
    this.layout = layout
    const cells = layout.grid.cells.map(
      (): CellState => ({
        land: NONE, tile: NONE, creature: NONE, stuck: 0, building: NONE, temple: NONE
      })
    )
    for (const cell of members(view.metropolis)) cells[cell]!.land = METROPOLIS
    view.tiles.forEach(([kind, ...under], tile) => {
      const terrains = pieces.terrains(kind!)
      under.forEach((cell, index) => Object.assign(cells[cell]!, { land: terrains[index], tile }))
    })
    for (const [cell, creature, stuck] of view.creatures)
      Object.assign(cells[cell]!, { creature, stuck })
    for (const [cell, building] of view.buildings) if (cell >= 0) cells[cell]!.building = building
    view.temples.forEach((rhombus, temple) => {
      for (const cell of layout.grid.rhombi[rhombus]!) cells[cell]!.temple = temple
    })
    this.cells = cells
  }

  get metropolis(): number[] {
    return members(this.view.metropolis)
  }

  filled(cell: number): boolean {
    return this.cells[cell]!.land !== NONE
  }

  covered(cell: number): boolean {
    const state = this.cells[cell]!
    return state.building !== NONE || state.temple !== NONE
  }

  get free(): number {
    const bare = this.cells.filter((state) => state.land === NONE).length
    return bare - (this.layout.automaton ? 1 : 0)
  }
}

/** The sides that have been read. A player whose view is still the same has the same side. */
const sides = new WeakMap<PlayerView, PlayerBoard>()

/** A whole view, read with the pieces of its set. */
export class BoardModel {
  readonly view: OrichalqueView
  readonly pieces: Pieces
  readonly automaton: string

  constructor(view: OrichalqueView, pieces: Pieces) {
    this.view = view
    this.pieces = pieces
    this.automaton = view.setup[4]
  }

  get players(): number {
    return this.view.players.length
  }

  isAutomaton(player: number): boolean {
    return this.automaton !== '' && player === 1
  }

  layout(player: number): BoardLayout | null {
    if (this.isAutomaton(player)) return this.pieces.automaton(this.automaton)
    return this.pieces.island(this.view.players[player]?.board ?? NONE)
  }

  /** A player's side; null before the board is dealt. */
  side(player: number): PlayerBoard | null {
    const layout = this.layout(player)
    const view = this.view.players[player]
    if (!layout || !view) return null
    let side = sides.get(view)
    if (side?.player !== player || side.layout !== layout) {
      side = new PlayerBoard(player, view, layout, this.pieces)
      sides.set(view, side)
    }
    return side
  }

  /** The faces on the Siege Engines that a player has on the island. */
  skulls(player: number): number[] {
    const built = this.view.players[player]?.buildings ?? []
    const faces = built.map(([cell, kind]) => (cell < 0 ? 0 : this.pieces.set.buildings[kind]!.skull))
    return [...new Set(faces.filter(Boolean))].sort((a, b) => a - b)
  }

  /** The chance of a player to win against a creature, in percent, by the hoplites on it. */
  odds(player: number, creature: number): readonly number[] {
    const skulls = this.skulls(player).join()
    return this.pieces.set.odds.find((one) => one.skulls.join() === skulls)?.chances[creature] ?? []
  }

  /** So many hoplites, so much orichalque, so many captured creatures. */
  stock(player: number): number[] {
    const { hoplites, orichalque, captured } = this.view.players[player]!
    return [hoplites, orichalque, captured.reduce((sum, number) => sum + number, 0)]
  }

  held(player: number): number[] {
    return this.view.titans.flatMap((holder, titan) => (holder === player ? [titan] : []))
  }

  awake(titan: number): boolean {
    return inSet(this.view.woken, titan)
  }

  // What is asked

  /** The names of the frames on the stack, the last on top. */
  get frames(): string[] {
    return this.view.stack.map(([operation]) => this.pieces.set.frames[operation!] ?? '')
  }

  /** The question on the table, `over` when there is none any more, or null while chance is asked. */
  get question(): string | null {
    return this.view.actor === CHANCE ? null : (this.frames.at(-1)?.replace('?', '') ?? null)
  }

  get over(): boolean {
    return this.question === 'over'
  }

  /** The numbers of the frame on top, behind its first. */
  get about(): readonly number[] {
    return this.view.stack.at(-1)?.slice(1) ?? []
  }

  /** Which of the five phases of a turn it is, or -1. */
  get phase(): number {
    if (!this.question || this.over) return -1
    return NEXT.findIndex((step) => this.frames.includes(step))
  }

  /** How many cards the display holds when it is full. */
  get places(): number {
    return this.pieces.set.places[this.players] ?? 0
  }
}
