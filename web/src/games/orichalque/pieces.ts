/** The pieces of a box, with the boards laid out as grids. */

import type { AutomatonBox, Box, CreatureBox, IslandBox, PortBox } from './types'
import { Grid } from './grid'

export type Power = Box['buildings'][number]['power']

/** What lies before one player: an island, or the automaton's board. */
export interface BoardLayout {
  grid: Grid
  island: IslandBox | null
  automaton: AutomatonBox | null
  ports: ReadonlyMap<number, PortBox>
}

export class Pieces {
  readonly box: Box
  readonly #islands: BoardLayout[]
  readonly #automata = new Map<string, BoardLayout>()

  constructor(box: Box) {
    this.box = box
    this.#islands = box.islands.map((island) => ({
      grid: new Grid(island.cells),
      island,
      automaton: null,
      ports: new Map(island.ports.map((port) => [port.cell, port]))
    }))
    for (const automaton of box.automata)
      this.#automata.set(automaton.level, {
        grid: new Grid(automaton.cells),
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
    return this.box.tiles[tile]?.terrains ?? []
  }

  action(card: number): number {
    return this.box.cards[card]?.action ?? 0
  }

  creature(kind: number): CreatureBox {
    return this.box.creatures[kind]!
  }

  creatureNamed(name: string): number {
    const wanted = name.toLowerCase()
    return this.box.creatures.findIndex((creature) => creature.name.toLowerCase() === wanted)
  }
}
