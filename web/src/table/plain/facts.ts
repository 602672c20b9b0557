/** What is known of a position, in words and in order: facts of seats as a table, the rest as a list. */

import type { Known } from '../../wire/types'
import { capital, inWords, phrase, type Reader } from '../../words/phrase'

interface Fact {
  name: string
  value: string
  /** The parts of a value that is a list, such as the dice of a hand. */
  items: string[]
  /** Whether only the reader knows it. */
  private: boolean
  main: boolean
  /** What its number counts; empty where the game says nothing. */
  unit: string
  /** Who has done it, as "by Ada"; empty where the game says nothing. */
  by: string
}

/** Things that were done one after the other, such as the bids of a round. */
interface Steps {
  name: string
  /** Each with its number, and the seat that has done it, or -1. */
  steps: { number: number; seat: number; value: string }[]
}

export interface Column {
  name: string
  /** By seat; null where the seat has no such fact. */
  values: (Fact | null)[]
  /** Whether all values are numbers, none of them large. */
  counts: boolean
}

export interface KnownFacts {
  /** What the moment is about. */
  main: Fact | null
  /** What only the reader knows. */
  own: Fact[]
  columns: Column[]
  lists: Steps[]
  rest: Fact[]
}

/** More pips than this cannot be counted at a glance. */
const MOST_PIPS = 8

/** The facts in words. One that the game has no words for is left out. */
export function factsOf(known: readonly Known[], seats: number, reader: Reader): KnownFacts {
  const found: KnownFacts = { main: null, own: [], columns: [], lists: [], rest: [] }
  const columns = new Map<string, (Fact | null)[]>()
  for (const one of known) {
    const fact = inWordsOf(one, reader)
    const seat = one.seat ?? -1
    if (!fact) continue
    if (one.step) {
      let list = found.lists.find(({ name }) => name === fact.name)
      if (!list) found.lists.push((list = { name: fact.name, steps: [] }))
      list.steps.push({ number: one.step, seat, value: fact.value })
    } else if (seat >= 0 && !alone(known, one)) {
      const values = columns.get(fact.name) ?? Array.from({ length: seats }, () => null)
      values[seat] = fact
      columns.set(fact.name, values)
      if (fact.main) found.main = fact
    } else if (fact.main) found.main = fact
    else if (fact.private) found.own.push(fact)
    else found.rest.push(fact)
  }
  for (const { steps } of found.lists) steps.sort((a, b) => a.number - b.number)
  found.columns = [...columns].map(([name, values]) => ({ name, values, counts: values.every(isCount) }))
  return found
}

/** A secret of one seat is no column of a table. */
function alone(known: readonly Known[], one: Known): boolean {
  return !!one.private && known.filter(({ name }) => name[0] === one.name[0]).length === 1
}

const isCount = (fact: Fact | null): boolean => !!fact && /^\d$/.test(fact.value) && Number(fact.value) <= MOST_PIPS

function inWordsOf(one: Known, reader: Reader): Fact | null {
  try {
    const items = isList(one.value) ? one.value.map((part) => String(inWords(part, reader))) : []
    const value = String(inWords(one.value, reader))
    const unit = one.unit ? phrase(one.unit, reader) : ''
    const by = (one.by ?? -1) >= 0 ? phrase(['web-plain-by', { who: [one.by, ''] }], reader) : ''
    return { name: capital(phrase(one.name, reader)), value, items, private: one.private ?? false, main: one.main ?? false, unit, by }
  } catch {
    return null
  }
}

/** A list of phrases and players; a phrase begins with a text, a player with a number. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && Array.isArray(value[0])

/** The first fact that every seat has: it stands beside each name. */
export const seatColumn = ({ columns }: KnownFacts): Column | null => columns.find(({ values }) => values.every(Boolean)) ?? null
