/** What the browser makes of a view is what Python makes of it. */

import { describe, expect, it } from 'vitest'
import { templePlaces, buildingPlaces, ways } from './constructing'
import { listening, pieces, positions, model } from './fixture'
import { Grid, inSet, members, spotName } from './grid'
import { only, read } from './notation'
import { dice, oddsOfRoll, percent } from './odds'
import { Placements } from './placing'
import { brings } from './preview'
import { missing } from './sentences'

const asking = (question: string) =>
  positions.filter((looked) => model(looked).question === question)

describe('cells', () => {
  it('knows sets with more bits than an int', () => {
    const set = 2 ** 33 + 2 ** 35 + 1
    expect(members(set)).toEqual([0, 33, 35])
    expect(inSet(set, 32)).toBe(false)
  })

  it('counts steps as the notation does', () => {
    const { grid } = pieces.automaton('normal')!
    for (const [name, beside] of Object.entries({
      c3: ['c4', 'b3', 'b2', 'c2', 'd2', 'd3'],
      b3: ['b4', 'a4', 'a3', 'b2', 'c3', 'c4']
    }))
      expect([0, 1, 2, 3, 4, 5].map((way) => grid.name(grid.step(grid.named(name), way)))).toEqual(beside)
  })

  it('numbers rhombi as the protocol says', () => {
    const { grid } = pieces.island(1)!
    expect(grid.rhombi[0]!.map((cell) => grid.name(cell))).toEqual(['a4', 'a5', 'b3', 'b4'])
    expect(spotName(18)).toBe('b3')
  })

  it('has no cell beyond its edges', () => {
    const grid = new Grid([[0, 0], [0, 15]])
    expect(grid.at(0, 16)).toBe(-1)
    expect(grid.step(1, 0)).toBe(-1)
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
    const speech = listening(looked)
    const player = looked.view.current
    expect(read.phase).toBe(looked.phase)
    if (!read.isAutomaton(player)) expect(read.limit(player)).toBe(looked.limit)
    expect(looked.view.players.map((_, one) => missing(speech, read, one))).toEqual(looked.missing)
    expect(ways(read, player)).toBe(looked.ways)
    looked.odds.forEach((chances, kind) =>
      chances.forEach((chance, n) => expect(read.odds(player, kind, n)).toBeCloseTo(chance, 12))
    )
  })

  it('finds what can be constructed where the engine does', () => {
    for (const looked of [...asking('construct'), ...asking('bonus')]) {
      const read = model(looked)
      const side = read.side(looked.view.current)!
      const { grid } = side.ground
      const built = only(looked.choices, 'build').map(({ choice }) => `${choice.terrain} ${choice.cell}`)
      const places = buildingPlaces(read, side).flatMap((cells, terrain) =>
        cells.map((cell) => `${terrain} ${grid.name(cell)}`)
      )
      expect(places.sort()).toEqual(built.sort())
      const temples = only(looked.choices, 'temple').map(({ choice }) =>
        grid.rhombus(choice.first, choice.second)
      )
      expect(templePlaces(read, side)).toEqual(temples.sort((a, b) => a - b))
    }
  })
})

describe('placing', () => {
  it('tells what each placement brings', () => {
    expect(asking('tile').length).toBeGreaterThan(1)
    for (const looked of asking('tile')) {
      const read = model(looked)
      const side = read.side(looked.view.current)!
      const kind = looked.view.held[1]!
      const placements = new Placements(side.ground.grid, pieces.terrains(kind), looked.choices)
      expect(placements.all.length).toBe(looked.choices.length)
      for (const placement of placements.all) {
        const brought = brings(read, side, kind, placement.cells)
        const titans = brought.arrivals.map(({ titan }) => titan)
        const [goods, news, won] = looked.brings![placement.text]!
        expect([brought.hoplites, brought.orichalque]).toEqual(goods)
        expect(titans).toEqual(news)
        expect(brought.wins).toBe(won)
      }
    }
  })

  it('finds the one choice of ways that come to the same', () => {
    const grid = new Grid([[0, 0], [0, 1], [0, 2]])
    const placements = new Placements(grid, [0, 0], ['put a1 r0'])
    expect(placements.at(1, 3)).toEqual({ text: 'put a1 r0', turn: 3, cells: [1, 0] })
    expect(placements.at(1, 0)).toBeNull()
    expect(placements.near(1, 0)!.text).toBe('put a1 r0')
    expect([...placements.anchors(0)]).toEqual([0])
    expect(new Placements(grid, [0, 1], ['put a1 r0']).at(1, 3)).toBeNull()
  })
})

describe('odds', () => {
  it('are those of the mock', () => {
    const faces = [0, 1, 2, 3, 4, 5]
    const chances = [0, 1, 2, 3].map((n) => percent(oddsOfRoll(faces, n + 1, 8, [3])))
    expect(chances).toEqual([33, 67, 91, 99])
    expect(percent(1)).toBe(100)
    expect(percent(0.9999)).toBe(99)
  })

  it('reads dice', () => {
    expect(dice(114)).toEqual([0, 0, 3])
  })
})
