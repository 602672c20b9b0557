import { describe, expect, it } from 'vitest'
import { positions, VOICES } from './fixture'
import { helpLine } from './help'
import { AMBUSH, ARCHER, EXTORTION, ROUNDS } from './kinds'
import { readChoice, readChoices } from './notation'
import { options } from './options'
import { question, sentence, waiting } from './sentences'
import { Speech } from './speech'
import { SPECTATOR } from './view'

const languages = ['en', 'fr', 'ru'] as const

describe.each(languages)('what is asked and offered, in %s', (language) => {
  it('is what the terminal says', () => {
    for (const { view, choices, says } of positions) {
      const speech = Speech.for(VOICES[language], view)
      const said = [question(speech, view), ...readChoices(choices).map((choice) => sentence(speech, view, choice))]
      expect(said).toEqual(says[language])
    }
  })

  it('has a label, a number and words for readers for every choice', () => {
    for (const { view, choices } of positions) {
      const speech = Speech.for(VOICES[language], view)
      const offered = options(speech, view, readChoices(choices))
      expect(offered.map(({ key }) => key)).toEqual(choices.map((_, index) => index + 1))
      for (const option of offered) {
        expect(option.label).toBeTruthy()
        expect(option.sentence).toBeTruthy()
      }
      expect(helpLine(speech, view, choices)).toBeTruthy()
    }
  })

  it('tells those who wait, without telling secrets', () => {
    for (const { view } of positions) {
      const speech = new Speech(VOICES[language])
      const veiled = {
        ...view,
        seat: SPECTATOR,
        queue: view.queue.map((stack) => stack.map((card) => (card.known ? card : { ...card, kind: null })))
      }
      const said = waiting(speech, veiled)
      expect(said).toBeTruthy()
      const top = view.queue[view.at]?.[0]
      if (top && !top.known && top.kind !== null) expect(said).not.toContain(speech.name(top.kind))
    }
  })
})

describe('the help under keeping or revealing', () => {
  const asked = positions.find(({ choices }) => choices.join() === 'keep,reveal')!
  const help = (round: number, kind: number): string => {
    const queue = asked.view.queue.map((stack, at) =>
      at === asked.view.at ? [{ ...stack[0]!, kind }, ...stack.slice(1)] : stack
    )
    const view = { ...asked.view, round, queue }
    return helpLine(Speech.for(VOICES.en, view), view, asked.choices)
  }

  it('promises no later round in the last one', () => {
    expect(help(5, ARCHER)).toContain('waits')
    expect(help(ROUNDS, ARCHER)).toBe(
      'The last round: points left on a hidden card count for nobody. Revealed, it acts at once.'
    )
    for (const trap of [AMBUSH, EXTORTION]) expect(help(ROUNDS, trap)).toContain('brings points only if another family')
  })
})

describe('targets', () => {
  it('light every position that a choice is about, once', () => {
    for (const { view, choices } of positions) {
      const offered = options(Speech.for(VOICES.en, view), view, readChoices(choices))
      const chosen = offered.filter(({ choice }) => choice.verb !== 'place').flatMap(({ positions }) => positions)
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const place of chosen) expect(view.queue[place]).toBeDefined()
    }
  })

  it('warn of an Ambush that everybody could count on', () => {
    const risky = positions.flatMap(({ view, choices }) =>
      options(Speech.for(VOICES.en, view), view, readChoices(choices)).filter((option) => option.risky)
    )
    expect(risky.length).toBeGreaterThan(0)
    for (const { notes } of risky) expect(notes.some(({ tone }) => tone === 'danger')).toBe(true)
  })
})

describe('notation', () => {
  it('is read', () => {
    expect(readChoice('place Spy')).toEqual({ text: 'place Spy', verb: 'place', kind: 2, spot: 'alone' })
    expect(readChoice('place Deal on 3')).toMatchObject({ kind: 19, spot: 2 })
    expect(readChoice('place Lord end')).toMatchObject({ spot: 'end' })
    expect(readChoice('rob P')).toMatchObject({ family: 1 })
    expect(readChoice('before 1')).toMatchObject({ gap: 0 })
    expect(readChoice('mark none')).toMatchObject({ position: null })
    expect(readChoice('swap ?')).toMatchObject({ kind: -1 })
  })

  it('passes over a word it does not know', () => {
    expect(readChoice('juggle 3')).toBeNull()
    expect(readChoices(['keep', 'juggle 3'])).toHaveLength(1)
  })
})
