/** Orichalque as the table page knows it. */

import type { Face, LogLine } from '../table/face'
import type { Happened, OrichalqueView, Position } from '../wire/types'
import { say, words } from '../words/words.svelte'
import Board from './Board.svelte'
import { boxes } from './boxes.svelte'
import { company } from './company.svelte'
import { moments, story } from './log'
import { Reading } from './reading'
import Rivals from './Rivals.svelte'
import { sentence as says } from './sentences'
import { Speech } from './speech'
import Twin from './Twin.svelte'

const voice = { say, has: (key: string) => words.has(key) }

/** The reading and the words for whoever looks from this position; null until we know the pieces. */
function open(position: Position): [Reading, Speech] | null {
  const view = position.view as OrichalqueView
  const pieces = boxes.get(view.setup[0])
  if (!pieces) return null
  const solo = view.setup[4] !== ''
  const names = company.names(view.players.length, solo)
  return [new Reading(view, pieces), new Speech(voice, pieces, names, position.seat, solo)]
}

function tell(entries: readonly Happened[], seat: number, position: Position | null): LogLine[] {
  const opened = position && open(position)
  return opened ? story(opened[1], moments(entries, seat)) : []
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

export const face: Face = {
  Board,
  tell,
  sentence,
  phase,
  Twin,
  panels: [{ id: 'rivals', name: () => say('web-ori-rivals'), icon: 'person', View: Rivals }]
}
