/** Views, choices and cells, as the board reads them. */

import { describe, expect, it } from 'vitest'
import { explaining, listening, pieces, positions, model } from './fixture'
import { Grid, inSet, members, spotName } from './grid'
import { only, read } from './notation'
import { Placements } from './placing'
import { dice } from './seenEvents'
import { missing } from './tableText'

const asking = (question: string) =>
  positions.filter((looked) => model(looked).question === question)

describe('cells', () => {
  it('knows sets with more bits than an int', () => {
    const set = 2 ** 33 + 2 ** 35 + 1
    expect(members(set)).toEqual([0, 33, 35])
    expect(inSet(set, 32)).toBe(false)
  })

  it('lie under a tile as the notation says', () => {
    const { grid } = pieces.island(2)!
    const under = (size: number, name: string, turn: number) =>
      grid.lay(size, grid.named(name), turn)?.map((cell) => grid.name(cell))
    for (const [name, beside] of Object.entries({
      c3: ['c4', 'b3', 'b2', 'c2', 'd2', 'd3'],
      b3: ['b4', 'a4', undefined, 'b2', 'c3', 'c4']
    }))
      expect([0, 1, 2, 3, 4, 5].map((turn) => under(2, name, turn)?.[1])).toEqual(beside)
    expect(under(3, 'c3', 1)).toEqual(['c3', 'b3', 'c4'])
    expect(under(1, 'c3', 4)).toEqual(['c3'])
    expect(grid.turn(grid.named('c3'), grid.named('d2'))).toBe(4)
  })

  it('makes rhombi that are named by their far corners', () => {
    const { grid } = pieces.island(1)!
    expect(grid.rhombi[0]!.map((cell) => grid.name(cell))).toEqual(['a5', 'a4', 'b3', 'b4'])
    expect([grid.rhombus('a5', 'b3'), grid.rhombus('b3', 'a5'), grid.rhombus('a4', 'b4')]).toEqual([0, 0, -1])
    expect(spotName(18)).toBe('b3')
  })

  it('has no cell beyond its edges', () => {
    const grid = new Grid({ cells: [[0, 0], [0, 15]], rhombi: [] })
    expect(grid.at(0, 16)).toBe(-1)
    expect(grid.lay(2, 1, 0)).toBeNull()
  })
})

describe('choices', () => {
  it('can all be read', () => {
    const verbs = new Set<string>()
    for (const { choices } of positions)
      for (const text of choices) {
        const choice = read(text)
        expect(choice, text).not.toBeNull()
        verbs.add(choice!.verb)
      }
    expect(verbs.size).toBeGreaterThan(18)
  })

  it('leaves to chance what is chance’s', () => {
    expect(read('roll 2 5 skull')).toBeNull()
    expect(read('put c4')).toEqual({ verb: 'put', cell: 'c4', turn: 0 })
  })
})

describe('a reading', () => {
  it.each(positions.map((looked, number) => [number, looked] as const))('of position %i', (_, looked) => {
    const read = model(looked)
    const wording = listening(looked)
    expect(read.phase).toBe(looked.phase)
    expect(looked.view.players.map((_, one) => missing(wording, read, one))).toEqual(looked.missing)
  })

  it('has the odds of every creature, whatever Siege Engines a player has', () => {
    for (const looked of positions)
      looked.view.players.forEach((_, player) =>
        pieces.set.creatures.forEach((_, kind) => expect(model(looked).odds(player, kind)).toHaveLength(4))
      )
  })

  it('has the odds that the rules tell with a choice', () => {
    for (const looked of asking('fight')) {
      const side = model(looked).side(looked.view.current)!
      for (const { text, choice } of only(looked.choices, 'fight')) {
        const { creature } = side.cells[side.layout.grid.named(choice.cell)]!
        const chance = model(looked).odds(looked.view.current, creature)[choice.hoplites]
        expect(explaining(looked)(text)?.facts).toMatchObject({ chance, hoplites: choice.hoplites })
      }
    }
  })
})

describe('placing', () => {
  it('finds every placement', () => {
    expect(asking('tile').length).toBeGreaterThan(1)
    for (const looked of asking('tile')) {
      const side = model(looked).side(looked.view.current)!
      const kind = looked.view.held[1]!
      const placements = new Placements(side.layout.grid, pieces.terrains(kind), looked.choices)
      expect(placements.all.length).toBe(looked.choices.length)
    }
  })

  it('finds the one choice of ways that come to the same', () => {
    const pairs = [[0, 0, 1], [0, 1, 2], [3, 1, 0], [3, 2, 1]]
    const grid = new Grid({ cells: [[0, 0], [0, 1], [0, 2]], rhombi: [], placements: [[], pairs, []] })
    const placements = new Placements(grid, [0, 0], ['put a1 r0'])
    expect(placements.at(1, 3)).toEqual({ text: 'put a1 r0', turn: 3, cells: [1, 0] })
    expect(placements.at(1, 0)).toBeNull()
    expect(placements.near(1, 0)!.text).toBe('put a1 r0')
    expect([0, 1, 2].filter((cell) => placements.at(cell, 0))).toEqual([0])
    expect(new Placements(grid, [0, 1], ['put a1 r0']).at(1, 3)).toBeNull()
  })
})

describe('dice', () => {
  it('are the digits of a roll', () => {
    expect(dice(114)).toEqual([0, 0, 3])
  })
})
