/** How the choices of a question are laid out: those with two parts as a grid, the others as sentences. */

import type { Explained } from '../../wire/types'
import type { Phrase } from '../../words/phrase'

/** Rows of a grid that are in sight at once. */
export const ROWS = 4

export interface GridGroup {
  kind: 'grid'
  heading: Phrase | null
  rows: Phrase[]
  columns: Phrase[]
  /** By row and column the number of the choice; null where there is none. */
  cells: (number | null)[][]
}

interface ListGroup {
  kind: 'list'
  heading: Phrase | null
  choices: number[]
}

export type Group = GridGroup | ListGroup

const keyOf = (phrase: Phrase | null | undefined): string => JSON.stringify(phrase ?? null)

/** The groups in the order in which their first choices come. */
export function groupsOf(choices: readonly Explained[]): Group[] {
  const found = new Map<string, number[]>()
  choices.forEach(({ group }, number) => {
    const key = keyOf(group)
    found.set(key, [...(found.get(key) ?? []), number])
  })
  return [...found.values()].flatMap((numbers) => laidOut(choices, numbers))
}

/** The choices that stand in a grid: there one is chosen first, and confirmed. */
export const inGrids = (groups: readonly Group[]): Set<number> =>
  new Set(groups.flatMap((group) => (group.kind === 'grid' ? group.cells.flat() : [])).filter((number) => number !== null))

/** A group as a grid and as sentences; most are only one of both. A grid of one column is a list. */
function laidOut(choices: readonly Explained[], numbers: readonly number[]): Group[] {
  const heading = choices[numbers[0]!]!.group ?? null
  const [inGrid, rest] = parted(choices, numbers)
  const grid = gridOf(choices, inGrid, heading)
  if (grid.columns.length < 2) return [{ kind: 'list', heading, choices: [...numbers] }]
  return rest.length ? [grid, { kind: 'list', heading: null, choices: rest }] : [grid]
}

/** The first choice for each cell, and all others. */
function parted(choices: readonly Explained[], numbers: readonly number[]): [number[], number[]] {
  const taken = new Set<string>()
  const [inGrid, rest]: [number[], number[]] = [[], []]
  for (const number of numbers) {
    const { cell } = choices[number]!
    const key = cell ? cell.map(keyOf).join() : ''
    if (!cell || taken.has(key)) rest.push(number)
    else inGrid.push(number)
    taken.add(key)
  }
  return [inGrid, rest]
}

function gridOf(choices: readonly Explained[], numbers: readonly number[], heading: Phrase | null): GridGroup {
  const phrases = new Map<string, Phrase>()
  const rows = new Map<string, string[]>()
  const at = new Map<string, number>()
  for (const number of numbers) {
    const [row, column] = choices[number]!.cell!.map((phrase) => {
      phrases.set(keyOf(phrase), phrase)
      return keyOf(phrase)
    }) as [string, string]
    rows.set(row, [...(rows.get(row) ?? []), column])
    at.set(`${row} ${column}`, number)
  }
  const columns = merged([...rows.values()])
  return {
    kind: 'grid',
    heading,
    rows: [...rows.keys()].map((key) => phrases.get(key)!),
    columns: columns.map((key) => phrases.get(key)!),
    cells: [...rows.keys()].map((row) => columns.map((column) => at.get(`${row} ${column}`) ?? null))
  }
}

/** One order for the columns of all rows: that of the longest row, and the others where their neighbours are. */
export function merged(sequences: readonly (readonly string[])[]): string[] {
  const order = [...sequences.reduce((longest, one) => (one.length > longest.length ? one : longest), [])]
  for (const sequence of sequences) {
    let at = -1
    for (const one of sequence) {
      const found = order.indexOf(one)
      if (found >= 0) at = found
      else order.splice(++at, 0, one)
    }
  }
  return order
}

/** The rows of a page of a grid: four at a time. */
export const pageOf = (rows: number, page: number): { from: number; to: number } =>
  ({ from: page * ROWS, to: Math.min(rows, (page + 1) * ROWS) })

/** The page that a grid opens with: the first on which a row leaves a choice between columns. */
export function firstPage(cells: readonly (readonly (number | null)[])[]): number {
  const row = cells.findIndex((numbers) => numbers.filter((number) => number !== null).length > 1)
  return Math.max(0, Math.floor(row / ROWS))
}

/** Letters that the table itself listens to. */
const TAKEN = 'th'

/** A key for each sentence: its first letter where that is plain and no other sentence has it, else a number. */
export function keysOf(sentences: readonly string[]): string[] {
  const used = new Set<string>()
  let number = 0
  return sentences.map((sentence) => {
    const letter = sentence.charAt(0).toLowerCase()
    if (/[a-z]/.test(letter) && !TAKEN.includes(letter) && !used.has(letter)) {
      used.add(letter)
      return letter
    }
    return ++number < 10 ? String(number) : ''
  })
}

/** What would follow, in one line: a dot between the parts that are no sentences. */
export const joined = (parts: readonly string[]): string =>
  parts.reduce((line, part) => (line ? `${line}${/[.!?…]$/.test(line) ? ' ' : ' · '}${part}` : part), '')
