/** What a seat is asked, in the words that its game has for it. */

import type { Explained, Position, TableInfo } from '../wire/types'
import { phrase, sentence, type Reader } from '../words/phrase'
import { words } from '../words/words.svelte'
import { playerName } from './tableText'

/** Whoever looks at a table from a seat, and what the others are called. */
export const readerAt = (info: Pick<TableInfo, 'game' | 'seats'>, seat: number): Reader => ({
  seat,
  name: (other) => playerName(info, other)
})

/** What the rules say of a choice of this position. */
export const explanation = (position: Position, choice: string): Explained | undefined =>
  position.asked?.choices[position.choices.indexOf(choice)]

/** A choice as a full sentence: what it does, and what would follow. */
export function inFull({ sentence: does, outlook = [] }: Explained, reader: Reader): string {
  const follows = outlook.map((one) => phrase(one, reader)).join(' · ')
  const what = sentence(does, reader)
  return follows ? `${(reader.words ?? words).say('table-label', { what })} ${follows}` : what
}

/** A choice of this position as a full sentence; as it is written where nothing explains it. */
export function choiceInFull(position: Position, choice: string, reader: Reader): string {
  const found = explanation(position, choice)
  return found ? inFull(found, reader) : choice
}

/** The question of this position; empty where nothing is asked. */
export const questionOf = ({ asked }: Position, reader: Reader): string => (asked ? sentence(asked.question, reader) : '')
