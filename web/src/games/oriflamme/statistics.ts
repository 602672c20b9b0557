/** What the page of statistics shows of Oriflamme. */

import type { GameStatistics } from '../manifest'
import Pieces from './CardStatistics.svelte'

export const statistics: GameStatistics = {
  sets: { base: 'web-played-oriflamme', alliance: 'web-played-alliance', mixed: 'web-played-mixed' },
  sources: ['start', 'hidden', 'effects', 'eliminations', 'traps', 'stolen', 'end', 'robbed'],
  counts: ['kept', 'eliminated', 'died', 'lost'],
  Pieces
}
