import { describe, expect, it } from 'vitest'
import { inFull, questionOf } from '../../table/asked'
import { positions, VOICES } from './fixture'
import { readChoice, readChoices } from './notation'
import { options, risky } from './options'
import { waiting } from './waiting'
import { Wording } from './wording'
import { SPECTATOR, type View } from './view'
import type { PositionOf } from '../gameui'

const languages = ['en', 'fr', 'ru'] as const

const offered = (position: PositionOf<View>, wording = Wording.for(VOICES.en, position.view)) =>
  options(wording, position, readChoices(position.choices))

describe.each(languages)('what is asked and offered, in %s', (language) => {
  it('is what the rules say', () => {
    for (const position of positions) {
      const wording = Wording.for(VOICES[language], position.view)
      expect(questionOf(position, wording.reader)).toBeTruthy()
      const sentences = position.asked!.choices.map((explained) => inFull(explained, wording.reader))
      expect(offered(position, wording).map(({ sentence }) => sentence)).toEqual(sentences)
    }
  })

  it('has a label and a number for every choice, also where nothing explains it', () => {
    for (const position of positions) {
      const wording = Wording.for(VOICES[language], position.view)
      for (const asked of [position.asked, null]) {
        const found = offered({ ...position, asked }, wording)
        expect(found.map(({ key }) => key)).toEqual(position.choices.map((_, index) => index + 1))
        for (const { label, sentence } of found) {
          expect(label).toBeTruthy()
          expect(sentence).toBeTruthy()
        }
      }
    }
  })

  it('tells those who wait, without telling secrets', () => {
    for (const { view } of positions) {
      const wording = new Wording(VOICES[language])
      const veiled = {
        ...view,
        seat: SPECTATOR,
        queue: view.queue.map((stack) => stack.map((card) => (card.known ? card : { ...card, kind: null })))
      }
      const sentence = waiting(wording, veiled)
      expect(sentence).toBeTruthy()
      const top = view.queue[view.at]?.[0]
      if (top && !top.known && top.kind !== null) expect(sentence).not.toContain(wording.name(top.kind))
    }
  })
})

describe('targets', () => {
  it('light every position that a choice is about, once', () => {
    for (const position of positions) {
      const chosen = offered(position).filter(({ choice }) => choice.verb !== 'place').flatMap(({ positions }) => positions)
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const place of chosen) expect(position.view.queue[place]).toBeDefined()
    }
  })

  it('are the positions that the notation names', () => {
    for (const { choice, positions: lit } of positions.flatMap((position) => offered(position))) {
      if ('position' in choice && choice.position !== null) expect(lit).toEqual([choice.position])
    }
  })

  it('warn of an Ambush that everybody could count on', () => {
    const found = positions.flatMap((position) => offered(position).filter((option) => option.risky))
    expect(found.length).toBeGreaterThan(0)
    for (const { notes } of found) {
      expect(notes[0]!.tone).toBe('good')
      expect(notes.at(-1)!.tone).toBe('danger')
    }
    for (const position of positions) expect(risky(position)).toBe(offered(position).some((option) => option.risky))
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
