/** Orichalque as the table page knows it. */

import type { GameUi, LogLine } from '../gameui'
import type { Happened, Position } from '../../wire/types'
import type { View as OrichalqueView } from './types'
import { say, words } from '../../words/words.svelte'
import Board from './Board.svelte'
import { componentSets } from './componentSets.svelte'
import { seatNames } from './seatNames.svelte'
import { linesOf, moments, type Moment } from './log'
import { BoardModel } from './boardModel'
import Rivals from './Rivals.svelte'
import { question as asks, sentence as says } from './sentences'
import type { Speech } from './speech'
import TextView from './TextView.svelte'

/** The reading and the words for whoever looks from this position; null until we know the pieces. */
function open(position: Position): [BoardModel, Speech] | null {
  const view = position.view as OrichalqueView
  const pieces = componentSets.get(view.setup[0])
  if (!pieces) return null
  const solo = view.setup[4] !== ''
  return [new BoardModel(view, pieces), seatNames.speech(pieces, view.players.length, position.seat, solo)]
}

/** What has been told, by what was seen, and in which words. */
const told = new WeakMap<Moment['events'], { speech: Speech; edition: object | null; lines: LogLine[] }>()

/** The lines of a moment. They are put into words once, for the log grows with every choice. */
function retold(speech: Speech, moment: Moment): LogLine[] {
  const { edition } = words
  const known = told.get(moment.events)
  if (known?.speech === speech && known.edition === edition) return known.lines
  const lines = linesOf(speech, moment)
  told.set(moment.events, { speech, edition, lines })
  return lines
}

function tell(entries: readonly Happened[], seat: number, position: Position | null): LogLine[] {
  const opened = position && open(position)
  return opened ? moments(entries, seat).flatMap((moment) => retold(opened[1], moment)) : []
}

function question(position: Position): string {
  const opened = open(position)
  return opened ? asks(opened[1], opened[0]) : ''
}

function sentence(choice: string, position: Position): string {
  const opened = open(position)
  return opened ? says(opened[1], opened[0], choice) : choice
}

const PHASES = ['card', 'tile', 'action', 'extra', 'discard']

function phase(position: Position): string {
  const opened = open(position)
  const { round } = position.view as OrichalqueView
  const said = round ? [say('desk-round', { round })] : []
  const now = opened?.[0].phase ?? -1
  if (now >= 0) said.push(say(`desk-phase-${PHASES[now]}`))
  return said.join(' · ')
}

export const ui: GameUi = {
  Board,
  tell,
  question,
  sentence,
  phase,
  TextView,
  exampleByActor: true,
  sounds: [
    ['roll', ['rolled']],
    ['lose', ['lost']],
    ['gain', ['erected', 'forged', 'came', 'captured']],
    ['place', ['placed', 'founded', 'built', 'moved', 'took', 'kept']]
  ],
  panels: [{ id: 'rivals', name: () => say('web-ori-rivals'), icon: 'person', View: Rivals }]
}
