/** A view, read: what lies on every cell, and what the rules make of it. */

import type { View as OrichalqueView, PlayerView } from './types'
import { inSet, members } from './grid'
import {
  ACTIONS, ASK, CREATURES, ENOUGH, METROPOLIS, NONE, PHASE_ACTION, PHASE_EXTRA, PRICE, PRODUCE,
  RECRUIT, RESOURCES, VOLCANO, type Question
} from './names'
import { oddsOfRoll } from './odds'
import type { Ground, Pieces, Power } from './pieces'

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
  readonly ground: Ground
  readonly cells: readonly CellState[]

  constructor(player: number, view: PlayerView, ground: Ground, pieces: Pieces) {
    this.player = player
    this.view = view
    this.ground = ground
    const cells = ground.grid.cells.map(
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
      for (const cell of ground.grid.rhombi[rhombus]!) cells[cell]!.temple = temple
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

  /** The uncovered cells of a terrain (OR-6.12). */
  open(land: number): Set<number> {
    const found = new Set<number>()
    this.cells.forEach((state, cell) => {
      if (state.land === land && !this.covered(cell)) found.add(cell)
    })
    return found
  }

  /** What a cell may still be built on: an open terrain or an empty volcano. */
  buildable(cell: number): boolean {
    const { land, creature } = this.cells[cell]!
    return land >= 0 && land <= VOLCANO && creature === NONE && !this.covered(cell)
  }

  get free(): number {
    const bare = this.cells.filter((state) => state.land === NONE).length
    return bare - (this.ground.automaton ? 1 : 0)
  }
}

/** The sides that have been read. A player whose view is still the same has the same side. */
const sides = new WeakMap<PlayerView, PlayerBoard>()

export interface Missing {
  points: number
  creatures: number
  titan: boolean
}

/** A whole view, read with the pieces of its box. */
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

  ground(player: number): Ground | null {
    if (this.isAutomaton(player)) return this.pieces.automaton(this.automaton)
    return this.pieces.island(this.view.players[player]?.board ?? NONE)
  }

  /** A player's side; null before the board is dealt. */
  side(player: number): PlayerBoard | null {
    const ground = this.ground(player)
    const view = this.view.players[player]
    if (!ground || !view) return null
    let side = sides.get(view)
    if (side?.player !== player || side.ground !== ground) {
      side = new PlayerBoard(player, view, ground, this.pieces)
      sides.set(view, side)
    }
    return side
  }

  // Buildings (OR-7)

  /** How many buildings with this power work for a player. */
  count(player: number, power: Power): number {
    return this.#working(player).filter((kind) => this.pieces.power(kind) === power).length
  }

  /** On the automaton's strip all but mines and camps lie face down (OR-10.4). */
  #working(player: number): number[] {
    const built = this.view.players[player]?.buildings ?? []
    return built.flatMap(([cell, kind]) => {
      const power = this.pieces.power(kind)
      return cell >= 0 || power === 'camp' || power === 'mine' ? [kind] : []
    })
  }

  /** The faces of a die that count as a skull for a player. */
  skulls(player: number): number[] {
    const faces = this.#working(player).map((kind) => this.pieces.box.buildings[kind]!.skull)
    return [...new Set(faces.filter(Boolean))].sort((a, b) => a - b)
  }

  price(player: number, payment: number): number {
    const statues = this.#working(player).filter(
      (kind) => this.pieces.box.buildings[kind]!.statue === RESOURCES[payment]
    )
    return Math.max(0, PRICE - statues.length)
  }

  stock(player: number, payment: number): number {
    const view = this.view.players[player]!
    if (payment === CREATURES) return view.captured.reduce((sum, number) => sum + number, 0)
    return payment ? view.orichalque : view.hoplites
  }

  /** OR-6.1. The hoplites and orichalque that Recruit or Produce would bring. */
  harvest(player: number, action: number): [hoplites: number, orichalque: number] {
    if (action === RECRUIT) return [1 + this.count(player, 'camp'), 0]
    return action === PRODUCE ? [0, 1 + this.count(player, 'mine')] : [0, 0]
  }

  odds(player: number, creature: number, hoplites: number): number {
    const { strength } = this.pieces.creature(creature)
    return oddsOfRoll(this.pieces.box.dice, hoplites + 1, strength, this.skulls(player))
  }

  // Titans and victory

  held(player: number): number[] {
    return this.view.titans.flatMap((holder, titan) => (holder === player ? [titan] : []))
  }

  awake(titan: number): boolean {
    return inSet(this.view.woken, titan)
  }

  /** How many Titans a player may hold (OR-4.6). */
  limit(player: number): number {
    return this.isAutomaton(player) ? Infinity : 1 + this.count(player, 'oratory')
  }

  /** What a player still needs for victory (OR-9.5). */
  missing(player: number): Missing {
    const view = this.view.players[player]!
    const points = Math.max(0, ENOUGH - view.points)
    const creatures = view.creatures.length
    const over = this.held(player).length > this.limit(player)
    return { points, creatures, titan: !points && !creatures && over }
  }

  // What is asked

  /** The question on the table, or null while chance is asked. */
  get question(): Question | null {
    const top = this.view.stack.at(-1)?.[0]
    return (Object.keys(ASK) as Question[]).find((key) => ASK[key] === top) ?? null
  }

  /** The numbers of the frame on top, behind its first. */
  get about(): readonly number[] {
    return this.view.stack.at(-1)?.slice(1) ?? []
  }

  /** The action that is about to be performed. */
  get action(): number {
    if (this.question === 'favour') return this.about[0]!
    return this.pieces.action(this.view.held[0] ?? 0)
  }

  get actionName(): string {
    return ACTIONS[this.action]!
  }

  /** Which of the five phases of a turn it is, or -1. */
  get phase(): number {
    const { stack } = this.view
    switch (this.question) {
      case 'metropolis':
      case 'card':
        return 0
      case 'tile':
      case 'welcome':
        return 1
      case 'action':
        return 2
      case 'extra':
        return 3
      case 'discard':
        return 4
      case 'release':
        if (stack.some(([step]) => step === PHASE_ACTION)) return 1
    }
    const within: readonly (Question | null)[] = [
      'favour', 'fight', 'construct', 'bonus', 'raise', 'pay', 'release'
    ]
    if (!within.includes(this.question)) return -1
    return stack.some(([step, taken]) => step === PHASE_EXTRA && taken === 0) ? 2 : 3
  }

  /** How many cards the display holds when it is full. */
  get places(): number {
    return this.players === 4 ? 6 : 5
  }
}
