/** Orichalque as the table page knows it. */

import type { GameUi, PositionOf } from '../gameui'
import { gameLog } from '../../table/gameLog'
import type { View } from './types'
import { say } from '../../words/words.svelte'
import Board from './Board.svelte'
import { componentSets } from './componentSets.svelte'
import { BoardModel } from './boardModel'
import Rivals from './Rivals.svelte'
import TextView from './TextView.svelte'

const PHASES = ['card', 'tile', 'action', 'extra', 'discard']

function phase({ view }: PositionOf<View>): string {
  const pieces = componentSets.get(view.setup[0])
  const parts = view.round ? [say('desk-round', { round: view.round })] : []
  const now = pieces ? new BoardModel(view, pieces).phase : -1
  if (now >= 0) parts.push(say(`desk-phase-${PHASES[now]}`))
  return parts.join(' · ')
}

export const ui: GameUi<View> = {
  Board,
  tell: gameLog,
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
