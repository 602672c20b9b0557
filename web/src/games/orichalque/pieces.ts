/** The pieces of a component set, with the boards laid out as grids. */

import type { AutomatonInfo, ComponentSetInfo, CreatureInfo, IslandInfo, PortInfo } from './types'
import { Grid } from './grid'

export type Power = ComponentSetInfo['buildings'][number]['power']

/** What lies before one player: an island, or the automaton's board. */
export interface BoardLayout {
  grid: Grid
  island: IslandInfo | null
  automaton: AutomatonInfo | null
  ports: ReadonlyMap<number, PortInfo>
}

export class Pieces {
  readonly set: ComponentSetInfo
  readonly #islands: BoardLayout[]
  readonly #automata = new Map<string, BoardLayout>()

  constructor(set: ComponentSetInfo) {
    this.set = set
    this.#islands = set.islands.map((island) => ({
      grid: new Grid(island),
      island,
      automaton: null,
      ports: new Map(island.ports.map((port) => [port.cell, port]))
    }))
    for (const automaton of set.automata)
      this.#automata.set(automaton.level, {
        grid: new Grid(automaton),
        island: null,
        automaton,
        ports: new Map()
      })
  }

  island(number: number): BoardLayout | null {
    return this.#islands[number] ?? null
  }

  automaton(level: string): BoardLayout | null {
    return this.#automata.get(level) ?? null
  }

  terrains(tile: number): readonly number[] {
    return this.set.tiles[tile]?.terrains ?? []
  }

  action(card: number): number {
    return this.set.cards[card]?.action ?? 0
  }

  creature(kind: number): CreatureInfo {
    return this.set.creatures[kind]!
  }

  creatureNamed(name: string): number {
    const wanted = name.toLowerCase()
    return this.set.creatures.findIndex((creature) => creature.name.toLowerCase() === wanted)
  }
}
