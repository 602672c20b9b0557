/** What can be touched and pressed: every choice is reached from the board, and said on a button. */

import { describe, expect, it } from 'vitest'
import { duels, plans, walk } from './targets'
import { announcements, lastTurn } from './announcements'
import { cellWords, content } from './cellwords'
import { listening, pieces, positions, model, speaking, stories } from './fixture'
import { only } from './notation'
import { goWords, options } from './options'
import { Foundings, Placements, turned } from './placing'

const asking = (question: string) =>
  positions.filter((looked) => model(looked).question === question)

/** What the prompt and the island together offer. */
function offered(looked: (typeof positions)[number]): string[] {
  const read = model(looked)
  const speech = listening(looked)
  const side = read.side(looked.view.current)!
  const { grid } = side.ground
  const planned = plans(side, looked.choices, looked.view.spots, read.about[0] ?? -1)
  const fought = duels(side, looked.choices)
  const pressed = [null, ...fought].flatMap((duel) =>
    options(speech, read, looked.choices, planned, null, fought, duel)
      .filter((option) => option.kind === 'choice')
      .map((option) => option.id)
  )
  const laid = [
    ...new Placements(grid, pieces.terrains(looked.view.held[1] ?? -1), looked.choices).all,
    ...new Foundings(grid, looked.choices).all
  ].map((placement) => placement.text)
  const built = planned.flatMap((plan) => plan.places.map((place) => place.text))
  const cards = only(looked.choices, 'take', 'discard').map(({ text }) => text)
  return [...new Set([...pressed, ...laid, ...built, ...cards])]
}

describe('every choice', () => {
  it.each(positions.map((looked, number) => [number, looked] as const))(
    'of position %i can be made on the board',
    (_, looked) => {
      expect(offered(looked).sort()).toEqual([...looked.choices].sort())
    }
  )

  it('has a main button in every language', () => {
    for (const looked of positions)
      for (const language of ['en', 'fr', 'ru'])
        for (const choice of looked.choices)
          expect(goWords(listening(looked, language), model(looked), choice)).toMatch(/\S/)
  })
})

describe('a metropolis', () => {
  it('turns around its port', () => {
    const looked = asking('metropolis')[0]!
    const { grid } = model(looked).side(looked.view.current)!.ground
    const foundings = new Foundings(grid, looked.choices)
    const first = foundings.all[0]!
    const seen = new Set([first.text])
    for (let next = turned(foundings, first, 1); next.text !== first.text; next = turned(foundings, next, 1)) {
      expect(next.cells[0]).toBe(first.cells[0])
      seen.add(next.text)
    }
    expect(seen.size).toBe(foundings.turns(first.cells[0]!).length)
    expect(foundings.near(first.cells[1]!, 0)!.cells).toContain(first.cells[1])
  })
})

describe('arrows', () => {
  it('walk over the whole island and never leave it', () => {
    const looked = asking('tile')[0]!
    const side = model(looked).side(looked.view.current)!
    const reached = new Set([0])
    for (const cell of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(walk(side, cell, key))
    expect(reached.size).toBe(side.ground.grid.size)
    expect(walk(side, 0, 'Home')).toBe(0)
  })
})

describe('cells in words', () => {
  it('say what lies there, in every language', () => {
    for (const looked of positions)
      for (const language of ['en', 'fr', 'ru'])
        looked.view.players.forEach((_, player) => {
          const side = model(looked).side(player)!
          const speech = listening(looked, language)
          side.cells.forEach((_, cell) => expect(content(speech, side, cell)).toMatch(/\S/))
        })
  })

  it('begin with the name of the cell', () => {
    const looked = asking('fight')[0]!
    const side = model(looked).side(looked.view.current)!
    const [cell, kind] = side.view.creatures[0]!
    const said = cellWords(listening(looked), side, cell)
    expect(said).toContain(`${side.ground.grid.name(cell)}, Volcano: `)
    expect(said).toContain(String(pieces.creature(kind).strength))
  })
})

describe('what is told as it happens', () => {
  const solo = stories.find((played) => played.automaton)!
  const speech = speaking('en', 1, 0, true)

  it('shows the dice together with what came of them', () => {
    const found = announcements(speech, [
      { event: 'fought', rule: 'OR-6.3', player: 0, cell: 18, creature: 2, hoplites: 1 },
      { event: 'rolled', rule: 'OR-6.4', player: 0, roll: 14 },
      { event: 'captured', rule: 'OR-6.5', player: 0, cell: 18, creature: 2 }
    ])
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ dice: [0, 3], icon: 'gorgon' })
    expect(found[0]!.text).toContain('capture')
  })

  it('tells every step of the automaton, and of others what changes hands', () => {
    const told = announcements(speech, solo.events)
    expect(told.filter((announcement) => announcement.player === 1).length).toBeGreaterThan(10)
    expect(told.every((announcement) => announcement.text)).toBe(true)
    const titan = { event: 'came', rule: 'OR-4.4', player: 0, titan: 2, holder: -1 }
    expect(announcements(speech, [titan])[0]!.icon).toBe('cronos')
    expect(announcements(speech, [{ event: 'gained', rule: 'OR-6.1', player: 0, hoplites: 1, orichalque: 0 }])).toEqual([])
  })

  it('remembers the automaton’s last turn', () => {
    const steps = lastTurn(speech, solo.events)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.join(' ')).toContain('utomaton')
    expect(lastTurn(speech, [])).toEqual([])
  })
})
