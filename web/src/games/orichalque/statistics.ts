/** What the page of statistics shows of Orichalque. */

import type { GameStatistics } from '../manifest'
import Pieces from './PieceStatistics.svelte'

export const statistics: GameStatistics = {
  sets: { islands: 'stats-set-orichalque-islands', solo: 'stats-set-orichalque-solo' },
  sources: ['temples', 'titans', 'medallions'],
  counts: [
    'hoplites', 'orichalque', 'tiles', 'cards-produce', 'cards-recruit', 'cards-capture', 'cards-construct',
    'fights-won', 'fights-lost', 'buildings', 'came-titans', 'left-titans', 'favours', 'extras'
  ],
  rounds: true,
  Pieces
}
