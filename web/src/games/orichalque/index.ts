/** Orichalque in the browser. */

import './eager/theme.css'
import type { GameManifest } from '../manifest'
import { ink } from './eager/inks'
import { lessonMark } from './eager/lessonMark'
import { optionFacts, readOptions, SOLO_LEVELS, writeOptions } from './eager/options'

export default {
  name: 'orichalque',
  order: 2,
  editions: [
    { name: 'orichalque', options: {}, icon: 'temple', listed: true, puzzles: true, art: () => import('./IslandArt.svelte') }
  ],
  seats: [1, 2, 3, 4],
  bots: 1,
  lessonBots: 1,
  tableSeats: 2,
  options: {
    usual: { solo: 'normal', sides: 'easy', initiative: 'international' },
    read: readOptions,
    write: writeOptions,
    Form: () => import('./OptionsForm.svelte')
  },
  optionFacts,
  solo: { levels: SOLO_LEVELS, usual: 'normal', options: (level) => ({ solo: level }) },
  secrets: false,
  ink,
  tableIcon: 'island',
  rulePrefixes: ['OR'],
  piecePrefixes: ['action', 'titan', 'creature', 'building'],
  lessonMark,
  credits: { name: 'Orichalque', by: 'Bruno Cathala, Johannes Goupy', from: 'Catch Up Games' },
  ui: async () => (await import('./ui')).ui,
  statistics: async () => (await import('./statistics')).statistics,
  pieces: async () => (await import('./pieceList')).pieces
} satisfies GameManifest as GameManifest
