/** What the browser says is what the terminal says, in every language. */

import { describe, expect, it } from 'vitest'
import { listening, pieces, positions, model, speaking, stories } from './fixture'
import { linesOf, moments } from './log'
import { ASK } from './names'
import { course } from './points'
import { help, question, sentence } from './sentences'
import { fact, shown, tellEvent } from './telling'

describe('sentences', () => {
  it('are the terminal’s, but for tiles, which the terminal lays by letters', () => {
    for (const looked of positions)
      for (const [choice, said] of Object.entries(looked.sentences))
        if (!choice.startsWith('put'))
          expect(sentence(listening(looked), model(looked), choice)).toBe(said)
  })

  it('say where each terrain of a tile will lie', () => {
    const looked = positions.find((one) => one.brings)!
    for (const choice of looked.choices.slice(0, 20)) {
      const said = sentence(listening(looked), model(looked), choice)
      expect(said).toMatch(/^[A-Z]\w+ on [a-i]\d/)
    }
  })

  it('exist for every question in every language', () => {
    const asked = new Set<number>()
    for (const looked of positions)
      for (const language of ['en', 'fr', 'ru']) {
        const [speech, read] = [listening(looked, language), model(looked)]
        for (const choice of looked.choices)
          expect(sentence(speech, read, choice).length).toBeGreaterThan(1)
        help(speech, read, looked.choices)
        if (read.question !== 'ended') expect(question(speech, read)).toMatch(/\S/)
        asked.add(looked.view.stack.at(-1)![0]!)
      }
    expect(asked.size).toBe(Object.keys(ASK).length)
  })

  it('ask as the terminal does where a person need not type', () => {
    for (const looked of positions) {
      const read = model(looked)
      if (!looked.question || ['tile', 'metropolis'].includes(read.question!)) continue
      expect(question(listening(looked), read)).toBe(looked.question)
    }
  })
})

describe('the log', () => {
  it.each(['en', 'fr', 'ru'])('tells every event as the terminal does (%s)', (language) => {
    for (const played of stories) {
      const speech = speaking(language, played.seats, 0, played.automaton !== '')
      const lines: string[] = []
      played.events.forEach((event, index) => {
        if (event.event === 'round' || event.event === 'ended') return
        if (event.event === 'appeared') return
        if (event.event === 'shown') {
          const beasts: number[] = []
          for (let next = index + 1; played.events[next]?.event === 'appeared'; next++)
            beasts.push(fact(played.events[next]!, 'creature'))
          lines.push(shown(speech, event, beasts))
        } else lines.push(tellEvent(speech, event))
      })
      expect(lines).toEqual(played.lines[language])
    }
  })

  it('has headings, gains beside their lines, and forgets what is taken back', () => {
    const [played] = stories
    const speech = speaking('en', 2, 0)
    const entry = (number: number, from: number, to: number) => ({
      type: 'happened' as const,
      number,
      at: 0,
      told: { kind: 'chose', move: number },
      seen: [{ seat: 0, made: [], events: played!.events.slice(from, to) }]
    })
    const undone = { type: 'happened' as const, number: 4, at: 0, told: { kind: 'undone', move: 2 } }
    const whole = moments([entry(1, 0, 16), entry(2, 16, 20), entry(3, 20, 40)], 0)
    const lines = whole.flatMap((moment) => linesOf(speech, moment))
    expect(lines.filter((line) => line.heading).map((line) => line.text)).toEqual(['Round 1 · you begin'])
    expect(lines.find((line) => line.text.startsWith('You take card'))?.gain).toMatch(/^−\d\u00a0hoplites?$/)
    const all = moments([entry(1, 0, played!.events.length)], 0).flatMap((moment) => linesOf(speech, moment))
    const acted = all.find((line) => line.rule === 'OR-6.1')
    expect(acted).toMatchObject({ seat: 0 })
    expect(acted!.gain).toMatch(/^\+\d\u00a0/)
    expect(lines.some((line) => line.text.includes('under its pile'))).toBe(false)
    const shorter = moments([entry(1, 0, 16), entry(2, 16, 20), entry(3, 20, 40), undone], 0)
    expect(shorter.map((moment) => moment.move)).toEqual([1, 2])
  })

  it('counts points over the rounds as the game does', () => {
    for (const played of stories) {
      const players = played.points.length
      const first = pieces.automaton(played.automaton)?.automaton?.titan ?? -1
      const told = [{ entry: 1, move: 1, events: played.scoring }]
      const found = course(told, players, first)
      expect(found.points.map((points) => points.at(-1))).toEqual(played.points)
      expect(found.points[0]!.length).toBe(found.rounds.length)
    }
  })
})
