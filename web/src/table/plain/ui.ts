/** The plain board: the user interface of a game that brings rules and words, and perhaps a picture. */

import { hasRulebook } from '../../games'
import type { GameUi } from '../../games/gameui'
import { say } from '../../words/words.svelte'
import { gameLog } from '../gameLog'
import Board from './Board.svelte'
import FactsPanel from './FactsPanel.svelte'
import TextView from './TextView.svelte'

/** Where a game has no rulebook, the numbers of its rules lead nowhere. */
const tell: GameUi['tell'] = (entries, seat, position, info) => {
  const lines = gameLog(entries, seat, position, info)
  return hasRulebook(info.game) ? lines : lines.map((line) => ({ ...line, rule: '' }))
}

export const plainUi = (_game: string): GameUi => ({
  Board,
  tell,
  TextView,
  panels: [{ id: 'facts', name: () => say('web-plain-facts'), icon: 'facts', View: FactsPanel }]
})
