/** What can be touched and pressed: every choice is reached from the board, and said on a button. */

import { describe, expect, it } from 'vitest'
import { duels, plans, walk } from './targets'
import { announcements, lastTurn } from './announcements'
import { cellWords, content } from './cellText'
import { explaining, listening, pieces, positions, model, reading, playedGames } from './fixture'
import { seenEvents } from './seenEvents'
import { phrase } from '../../words/phrase'
import { only } from './notation'
import { goWords, options } from './options'
import { Foundings, Placements, turned } from './placing'

const asking = (question: string) =>
  positions.filter((looked) => model(looked).question === question)

/** What the prompt and the island together offer. */
function offered(looked: (typeof positions)[number]): string[] {
  const read = model(looked)
  const wording = listening(looked)
  const reader = reading('en', looked.view.current)
  const side = read.side(looked.view.current)!
  const { grid } = side.layout
  const planned = plans(side, looked.choices, looked.view.spots, read.about[0] ?? -1)
  const fought = duels(side, looked.choices)
  const pressed = [null, ...fought].flatMap((duel) =>
    options(wording, read, reader, explaining(looked), looked.choices, planned, null, fought, duel)
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
          expect(goWords(listening(looked, language), choice, explaining(looked)(choice))).toMatch(/\S/)
  })
})

describe('a metropolis', () => {
  it('turns around its port', () => {
    const looked = asking('metropolis')[0]!
    const { grid } = model(looked).side(looked.view.current)!.layout
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
    expect(reached.size).toBe(side.layout.grid.size)
    expect(walk(side, 0, 'Home')).toBe(0)
  })
})

describe('cells in words', () => {
  it('say what lies there, in every language', () => {
    for (const looked of positions)
      for (const language of ['en', 'fr', 'ru'])
        looked.view.players.forEach((_, player) => {
          const side = model(looked).side(player)!
          const wording = listening(looked, language)
          side.cells.forEach((_, cell) => expect(content(wording, side, cell)).toMatch(/\S/))
        })
  })

  it('begin with the name of the cell', () => {
    const looked = asking('fight')[0]!
    const side = model(looked).side(looked.view.current)!
    const [cell, kind] = side.view.creatures[0]!
    const said = cellWords(listening(looked), side, cell)
    expect(said).toContain(`${side.layout.grid.name(cell)}, Volcano: `)
    expect(said).toContain(String(pieces.creature(kind).strength))
  })
})

describe('what the rules say', () => {
  it.each(['en', 'fr', 'ru'])('has words in the browser (%s)', (language) => {
    const reader = reading(language, 0)
    for (const { asked } of positions)
      if (asked)
        for (const said of [asked.question, ...asked.choices.flatMap((one) => [one.sentence, ...(one.outlook ?? [])])])
          expect(phrase(said, reader)).toMatch(/\S/)
    for (const { lines } of playedGames)
      for (const { sentence, gain } of lines) {
        expect(phrase(sentence, reader)).toMatch(/\S/)
        if (gain && typeof gain !== 'string') expect(phrase(gain, reader)).toMatch(/\S/)
      }
  })
})

describe('what is told as it happens', () => {
  const solo = playedGames.find((game) => game.automaton)!
  const reader = reading('en', 0)
  const whole = { move: 1, events: solo.events, lines: solo.lines }

  it('shows the dice together with what came of them', () => {
    const at = solo.events.findIndex(({ event }, n) => event === 'rolled' && solo.events[n + 1]?.event === 'captured')
    const found = announcements(pieces, whole, reader, 1)
    const rolls = found.filter((one) => one.dice.length)
    expect(at).toBeGreaterThan(0)
    expect(rolls).toHaveLength(solo.events.filter(({ event }) => event === 'rolled').length)
    expect(rolls.some((one) => one.text.includes('capture') && one.icon)).toBe(true)
    expect(found.every((one) => one.dice.length || !one.text.includes('win and capture'))).toBe(true)
  })

  it('tells every step of the automaton, and of others what changes hands', () => {
    const told = announcements(pieces, whole, reader, 1)
    expect(told.filter((announcement) => announcement.player === 1).length).toBeGreaterThan(10)
    expect(told.every((announcement) => announcement.text)).toBe(true)
    const own = told.filter(({ player, dice }) => player === 0 && !dice.length)
    expect(own.every(({ text }) => text.includes('comes to you') || text.includes('stays with you'))).toBe(true)
  })

  it('remembers the automaton’s last turn', () => {
    const steps = lastTurn([whole], reader)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.every((step) => step.includes('utomaton'))).toBe(true)
    expect(lastTurn([], reader)).toEqual([])
  })

  it('forgets what is taken back', () => {
    const entry = (number: number) => ({
      type: 'happened' as const, number, at: 0, told: { kind: 'chose', move: number },
      seen: [{ seat: 0, made: [], events: [] }]
    })
    const undone = { type: 'happened' as const, number: 4, at: 0, told: { kind: 'undone', move: 2 } }
    expect(seenEvents([entry(1), entry(2), entry(3), undone], 0).map(({ move }) => move)).toEqual([1, 2])
  })
})
