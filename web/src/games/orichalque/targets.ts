/** What a cell of the island may be chosen for: creatures to fight, places to build on. */

import { only, type Written } from './notation'
import type { PlayerBoard } from './boardModel'

/** Something to be constructed, and where it may stand. */
export interface Plan {
  /** The spot's terrain, `temple`, or `found` for what a Minotaur left. */
  id: string
  terrain: number
  /** The kind of building; -1 for a temple. */
  building: number
  places: PlanPlace[]
}

export interface PlanPlace {
  text: string
  cells: number[]
  /** The rhombus of a temple, else -1. */
  rhombus: number
}

/** Everything that can be constructed on a cell, by what it is. */
export function plans(
  side: PlayerBoard,
  choices: readonly string[],
  spots: readonly number[],
  found: number
): Plan[] {
  const { grid } = side.layout
  const known = new Map<string, Plan>()
  const add = (id: string, terrain: number, building: number, place: PlanPlace) => {
    if (!known.has(id)) known.set(id, { id, terrain, building, places: [] })
    known.get(id)!.places.push(place)
  }
  for (const { text, choice } of only(choices, 'build', 'raise', 'temple'))
    if (choice.verb === 'temple') {
      const rhombus = grid.rhombus(choice.first, choice.second)
      add('temple', -1, -1, { text, cells: [...(grid.rhombi[rhombus] ?? [])], rhombus })
    } else {
      const cells = [grid.named(choice.cell)]
      if (choice.verb === 'raise') add('found', -1, found, { text, cells, rhombus: -1 })
      else
        add(String(choice.terrain), choice.terrain, spots[choice.terrain] ?? -1, {
          text, cells, rhombus: -1
        })
    }
  return [...known.values()]
}

/** A creature one may fight, with so many hoplites. */
export interface Duel {
  cell: number
  creature: number
  stuck: number
  fights: Written<'fight'>[]
  smite: string | null
}

export function duels(side: PlayerBoard, choices: readonly string[]): Duel[] {
  const { grid } = side.layout
  const fights = only(choices, 'fight')
  const smites = only(choices, 'smite')
  return side.view.creatures.flatMap(([cell, creature, stuck]) => {
    const name = grid.name(cell)
    const here = fights.filter(({ choice }) => choice.cell === name)
    const smite = smites.find(({ choice }) => choice.cell === name)?.text ?? null
    return here.length || smite ? [{ cell, creature, stuck, fights: here, smite }] : []
  })
}

/** The cell that an arrow key leads to, or the same one at the edge. */
export function walk(side: PlayerBoard, from: number, key: string): number {
  const { grid } = side.layout
  const [row, column] = grid.cells[from]!
  const middle = (cell: number) => grid.cells[cell]![1] + (grid.cells[cell]![0] % 2) / 2
  const [down, right] = {
    ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]
  }[key] ?? [0, 0]
  if (right) {
    for (let next = column + right; next >= 0 && next < grid.columns; next += right) {
      const cell = grid.at(row, next)
      if (cell >= 0) return cell
    }
    return from
  }
  for (let next = row + down!; down && next >= 0 && next < grid.rows; next += down) {
    const there = grid.cells.flatMap(([line], cell) => (line === next ? [cell] : []))
    if (!there.length) continue
    const near = (cell: number) => Math.abs(middle(cell) - middle(from) - 0.01)
    return there.reduce((best, cell) => (near(cell) < near(best) ? cell : best))
  }
  return from
}
