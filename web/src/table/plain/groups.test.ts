import { describe, expect, it } from 'vitest'
import type { Explained } from '../../wire/types'
import type { Phrase } from '../../words/phrase'
import { firstPage, groupsOf, inGrids, joined, keysOf, merged, pageOf } from './groups'

const message = (key: string): Phrase => [key, {}]
const bid = (row: string, column: string, group = 'raise'): Explained => ({
  sentence: message(`${row} ${column}`), group: message(group), cell: [message(row), message(column)]
})
const plain = (key: string, group?: string): Explained => ({ sentence: message(key), ...(group ? { group: message(group) } : {}) })
const words = (phrases: Phrase[]): string[] => phrases.map(([key]) => key)

describe('the choices of a question', () => {
  it('are sentences where nothing else is said', () => {
    expect(groupsOf([plain('a'), plain('b')])).toEqual([{ kind: 'list', heading: null, choices: [0, 1] }])
    expect(groupsOf([])).toEqual([])
  })

  it('stand under their headings, in the order of the first', () => {
    const groups = groupsOf([plain('a', 'x'), plain('b', 'y'), plain('c', 'x')])
    expect(groups).toEqual([
      { kind: 'list', heading: message('x'), choices: [0, 2] },
      { kind: 'list', heading: message('y'), choices: [1] }
    ])
  })

  it('form a grid by row and column, with a gap where there is no choice', () => {
    const faces = ['ones', 'twos', 'threes']
    const choices = [bid('four', 'threes'), ...faces.map((face) => bid('five', face)), plain('call', 'stop')]
    const [grid, list] = groupsOf(choices)
    expect(grid).toMatchObject({ kind: 'grid', heading: message('raise'), cells: [[null, null, 0], [1, 2, 3]] })
    if (grid?.kind !== 'grid') throw new Error('no grid')
    expect(words(grid.rows)).toEqual(['four', 'five'])
    expect(words(grid.columns)).toEqual(faces)
    expect(list).toEqual({ kind: 'list', heading: message('stop'), choices: [4] })
  })

  it('form no grid of one', () => {
    const groups = groupsOf([bid('five', 'ones'), plain('call', 'raise')])
    expect(groups).toEqual([{ kind: 'list', heading: message('raise'), choices: [0, 1] }])
    expect(inGrids(groups)).toEqual(new Set())
  })

  it('form no grid of one column, but one of one row', () => {
    const column = groupsOf([bid('five', 'ones'), bid('six', 'ones'), plain('call', 'raise')])
    expect(column).toEqual([{ kind: 'list', heading: message('raise'), choices: [0, 1, 2] }])
    expect(inGrids(column)).toEqual(new Set())
    expect(groupsOf([bid('five', 'ones'), bid('five', 'twos')])).toMatchObject([{ kind: 'grid', cells: [[0, 1]] }])
  })

  it('are confirmed where they stand in a grid', () => {
    const choices = [plain('call', 'stop'), bid('four', 'twos'), bid('five', 'ones')]
    expect(inGrids(groupsOf(choices))).toEqual(new Set([1, 2]))
  })

  it('that have no cell or one that is taken follow the grid of their group', () => {
    const choices = [bid('one', 'red'), bid('one', 'blue'), bid('one', 'red'), plain('other', 'raise')]
    expect(groupsOf(choices)[1]).toEqual({ kind: 'list', heading: null, choices: [2, 3] })
  })

  it('are told apart by the facts of their phrases', () => {
    const at = (n: number, face: number): Explained => ({ sentence: message('x'), cell: [['row', { n }], ['face', { face }]] })
    const [grid] = groupsOf([at(1, 1), at(1, 2), at(2, 2)])
    expect(grid).toMatchObject({ kind: 'grid', cells: [[0, 1], [null, 2]] })
  })
})

describe('columns', () => {
  it.each([
    [[['6'], ['1', '2', '6']], ['1', '2', '6']],
    [[['2', '3'], ['1', '2']], ['1', '2', '3']],
    [[['a', 'c'], ['a', 'b', 'c']], ['a', 'b', 'c']],
    [[], []]
  ])('of rows %j are in one order', (rows, order) => {
    expect(merged(rows)).toEqual(order)
  })
})

describe('a long grid', () => {
  it('shows four rows at a time', () => {
    expect([0, 1, 2].map((page) => pageOf(10, page))).toEqual([{ from: 0, to: 4 }, { from: 4, to: 8 }, { from: 8, to: 10 }])
    expect(pageOf(0, 0)).toEqual({ from: 0, to: 0 })
  })

  it('opens where a row first leaves a choice between columns', () => {
    const [one, two] = [[0, null, null], [null, 1, 2]]
    expect(firstPage([one, two, two, two, two])).toBe(0)
    expect(firstPage([one, one, one, one, one, two])).toBe(1)
    expect(firstPage([one, one, one, one, one])).toBe(0)
    expect(firstPage([])).toBe(0)
  })
})

describe('keys of sentences', () => {
  it('are their first letters', () => expect(keysOf(['Call', 'Exact'])).toEqual(['c', 'e']))
  it('are numbers where a letter is taken, by a sentence or by the table', () => {
    expect(keysOf(['Call', 'Count', 'Take', 'Hold'])).toEqual(['c', '1', '2', '3'])
  })
  it('are numbers in Russian, and end with nine', () => {
    expect(keysOf(Array.from({ length: 11 }, () => 'Ход'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', ''])
  })
})

it('puts a dot between what would follow, unless they are sentences', () => {
  expect(joined(['Right: you win', '9%'])).toBe('Right: you win · 9%')
  expect(joined(['You win.', 'They lose.'])).toBe('You win. They lose.')
  expect(joined([])).toBe('')
})
