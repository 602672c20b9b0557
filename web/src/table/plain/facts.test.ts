import { describe, expect, it } from 'vitest'
import type { Known } from '../../wire/types'
import type { Reader } from '../../words/phrase'
import { factsOf, seatColumn } from './facts'
import { lastDeeds } from './lastDeeds'

const reader: Reader = {
  seat: 1,
  name: (seat) => ['Ada', 'Ben'][seat]!,
  words: {
    say(key) {
      if (key === 'unknown') throw new Error('no words')
      return key
    },
    attributes: () => []
  }
}
const fact = (name: string, value: unknown, more: Partial<Known> = {}): Known => ({ name: [name, {}], value, ...more })

describe('facts', () => {
  it('of seats are columns, and the first that all seats have stands beside the names', () => {
    const known = [fact('last bid', 'x', { seat: 0 }), fact('dice', 4, { seat: 0 }), fact('dice', 5, { seat: 1 })]
    const facts = factsOf(known, 2, reader)
    expect(facts.columns.map(({ name, counts }) => [name, counts])).toEqual([['Last bid', false], ['Dice', true]])
    expect(facts.columns[0]!.values[1]).toBeNull()
    expect(seatColumn(facts)?.name).toBe('Dice')
  })

  it('say what their numbers count, in the form that belongs to each', () => {
    const facts = factsOf([fact('dice', 1, { seat: 0, unit: ['die', {}] }), fact('dice', 5, { seat: 1, unit: ['dice', {}] })], 2, reader)
    expect(seatColumn(facts)?.values.map((one) => one?.unit)).toEqual(['die', 'dice'])
    expect(facts.columns[0]!.counts).toBe(true)
  })

  it('of the moment, of the reader and of the table stand apart', () => {
    const facts = factsOf([
      fact('bid', ['four fives', {}], { main: true }),
      fact('hand', [['five', {}], ['two', {}]], { private: true, seat: 1 }),
      fact('left', [0, ''])
    ], 2, reader)
    expect(facts.main).toMatchObject({ name: 'Bid', value: 'four fives' })
    expect(facts.own).toMatchObject([{ name: 'Hand', value: 'five, two', items: ['five', 'two'] }])
    expect(facts.rest).toMatchObject([{ name: 'Left', value: 'Ada', items: [] }])
    expect(facts.columns).toEqual([])
  })

  it('name who has done them', () => {
    const facts = factsOf([fact('bid', 4, { main: true, by: 0 }), fact('left', 1)], 2, reader)
    expect([facts.main?.by, facts.rest[0]?.by]).toEqual(['web-plain-by', ''])
  })

  it('with steps are a list in their order, and no column', () => {
    const facts = factsOf([
      fact('bids', 'four fives', { seat: 0, step: 2 }), fact('bids', 'two threes', { seat: 1, step: 1 }),
      fact('bid', 'four fives', { seat: 0 })
    ], 2, reader)
    expect(facts.lists).toEqual([{
      name: 'Bids',
      steps: [{ number: 1, seat: 1, value: 'two threes' }, { number: 2, seat: 0, value: 'four fives' }]
    }])
    expect(facts.columns.map(({ name }) => name)).toEqual(['Bid'])
    expect(facts.rest).toEqual([])
  })

  it('that are lists of signs have no commas', () => {
    expect(factsOf([fact('hand', [['⚂', {}], ['⚃', {}]])], 2, reader).rest[0]).toMatchObject({ value: '⚂ ⚃', items: ['⚂', '⚃'] })
  })

  it('without words are not shown', () => {
    expect(factsOf([fact('unknown', 1), fact('known', ['unknown', {}])], 2, reader).rest).toEqual([])
  })
})

it('says what each seat did last, without its name', () => {
  const line = (seat: number, text: string, more = {}) => ({ entry: 1, move: 1, seat, text, rule: '', ...more })
  const lines = [line(0, 'Ada bids two.'), line(0, 'Ada bids four fives.'), line(1, 'You pass.'), line(0, 'Round 2', { heading: true })]
  expect(lastDeeds(lines, ['Ada', 'Ben', 'Caro'])).toEqual(['bids four fives', 'You pass', ''])
})
