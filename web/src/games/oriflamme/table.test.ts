import { describe, expect, it } from 'vitest'
import { maybeWords, sights, sightWords, spotWords } from './describe'
import { tieSentence, victorySentence } from './ending'
import { positions, playedGames, VOICES } from './fixture'
import { kindOf, ruleOf, slug, sortOf } from './kinds'
import { NumberKeys } from './numberKeys'
import { breakRow, spread } from './layout'
import { playerAt } from './players'
import { Wording } from './wording'
import { exampleView } from './example'
import { isDuel, ownFamilies, type View } from './view'
import type { StepOf } from '../gameui'
import type { SceneInfo, TableInfo } from '../../wire/types'

const last = (logLines: (typeof playedGames)[number]) => Object.values(logLines.views).at(-1)!

describe('a kind of card', () => {
  it('is a character or an intrigue, and has its rule', () => {
    expect(sortOf(kindOf('Soldier'))).toBe('kind-character')
    expect(sortOf(kindOf('Deal'))).toBe('kind-intrigue')
    expect(ruleOf(kindOf('Soldier'))).toBe('OF-5.2')
    expect(slug(kindOf('Empress'))).toBe('empress')
    expect(kindOf('?')).toBe(-1)
  })
})

describe('what has been seen', () => {
  it('counts every kind of a family once', () => {
    for (const { view } of positions)
      view.families.forEach((_, family) => {
        expect([...sights(view, family).keys()].sort((a, b) => a - b)).toEqual([...view.kinds])
      })
  })

  it('counts what an example of the rulebook does not show as unseen', () => {
    const [{ view }] = positions as [(typeof positions)[number]]
    const own = ownFamilies(view)
    const step = { view, choices: [] } as unknown as StepOf<View>
    const shown = exampleView({ steps: [{ actor: 0 }] } as unknown as SceneInfo, step)
    expect(own.length).toBeGreaterThan(0)
    for (const family of own) {
      const hidden = [...sights(shown, family)].filter(([, { where }]) => where === 'unseen').map(([kind]) => kind)
      const { hand, aside } = view.families[family]!
      expect(hidden.sort()).toEqual([...hand!, ...aside!].sort())
    }
  })

  it('says where, in all languages', () => {
    for (const { view } of positions) {
      for (const translator of Object.values(VOICES)) {
        const wording = Wording.for(translator, view)
        for (const sight of sights(view, 0).values()) expect(sightWords(wording, sight)).toBeTruthy()
        view.queue.forEach((stack, place) => {
          expect(spotWords(wording, stack, place)).toContain(String(place + 1))
          const hidden = stack.find(({ kind }) => kind === null)
          if (hidden) expect(maybeWords(wording, view, hidden, place)).toBeTruthy()
        })
      }
    }
  })
})

describe('who is asked', () => {
  it('is one of our own families', () => {
    for (const { view } of positions) {
      expect(ownFamilies(view)).toContain(view.asked)
      expect(ownFamilies(view)).toHaveLength(isDuel(view) ? 2 : 1)
    }
  })
})

describe('the end', () => {
  it('names whom the server has named', () => {
    for (const logLines of playedGames) {
      const view = last(logLines)
      const wording = Wording.for(VOICES.en, view)
      const who = (seat: number) => playerAt(null, [], seat, view.seat, wording)
      expect(victorySentence(wording, view, who)).toMatch(/win|share/)
      tieSentence(wording, view, who)
    }
  })
})

describe('people', () => {
  const info = {
    status: 'running',
    seats: [
      { kind: 'person', level: '', guest: 'a', name: 'Ann', colour: '', stand_in: '' },
      { kind: 'bot', level: 'random', guest: '', name: 'random', colour: '', stand_in: '' },
      { kind: 'person', level: '', guest: 'b', name: 'Ben', colour: '', stand_in: 'random' }
    ]
  } as unknown as TableInfo
  const wording = new Wording(VOICES.en)

  it('are you, a bot, away or stood in for', () => {
    expect(playerAt(info, ['a'], 0, 0, wording)).toMatchObject({ name: 'You', you: true, away: false })
    expect(playerAt(info, ['a'], 1, 0, wording)).toMatchObject({ name: '', bot: true, away: false })
    expect(playerAt(info, ['a'], 2, 0, wording)).toMatchObject({ name: 'Ben', standIn: 'random', away: true })
  })
})

describe('number keys', () => {
  const pressed = (numbers: number, ...keys: string[]) => {
    const chosen: number[] = []
    const board = new NumberKeys({ numbers, press: (number) => chosen.push(number) })
    return [chosen, ...keys.map((key) => board.press(key))]
  }

  it('choose at once where there are few', () => {
    expect(pressed(3, '2')).toEqual([[2], true])
    expect(pressed(3, '4')).toEqual([[], false])
    expect(pressed(0, '1')).toEqual([[], false])
    expect(pressed(3, 'x')).toEqual([[], false])
  })

  it('wait for a second digit where there are many', () => {
    expect(pressed(12, '1', '2')).toEqual([[12], true, true])
    expect(pressed(12, '1', 'Enter')).toEqual([[1], true, true])
    expect(pressed(12, '3')).toEqual([[3], true])
  })
})

describe('the row', () => {
  it('stays one banner while its cards are wide enough', () => {
    expect(breakRow(9, 856, 290, false)).toMatchObject({ strips: false, lines: 1 })
    expect(breakRow(14, 856, 290, false)).toMatchObject({ strips: true, lines: 2, columns: 7 })
  })

  it('has lines of five on a phone', () => {
    expect(breakRow(9, 370, 0, true)).toMatchObject({ strips: true, columns: 5, lines: 2 })
    expect(breakRow(9, 340, 0, true).columns).toBe(5)
  })

  it('never draws a card narrower than a finger', () => {
    for (const width of [340, 370, 600, 860, 1200]) {
      for (let cells = 1; cells < 31; cells++) {
        expect(breakRow(cells, width, 300, width < 760).card).toBeGreaterThanOrEqual(56)
      }
    }
  })

  it('gives the words over it room where the height is as it likes', () => {
    for (const width of [660, 856, 1500]) {
      for (let cells = 1; cells < 31; cells++) {
        const { wish, card } = breakRow(cells, width, 0, false)
        const wished = breakRow(cells, width, wish, false)
        expect(wished.above).toBeGreaterThanOrEqual(60)
        expect(wished.card).toBeGreaterThanOrEqual(card)
      }
    }
  })

  it('keeps plaques inside and apart', () => {
    const boxes = [{ middle: 40, width: 200 }, { middle: 140, width: 200 }]
    const [first = 0, second = 0] = spread(boxes, 860)
    expect(first).toBeGreaterThanOrEqual(0)
    expect(second - first).toBeGreaterThanOrEqual(200)
    const [end = 0] = spread([{ middle: 850, width: 200 }], 860)
    expect(end + 200).toBeLessThanOrEqual(860)
  })
})
