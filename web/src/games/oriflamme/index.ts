/** Oriflamme, Alliance and their blends in the browser. */

import './eager/theme.css'
import { say } from '../../words/words.svelte'
import type { GameManifest } from '../manifest'
import { family } from './eager/families'
import { set_size } from './eager/numbers.json'
import { editionOf, optionFacts, readOptions } from './eager/options'
import SeatMark from './eager/SeatMark.svelte'
import { lessonMark } from './eager/lessonMark'

export default {
  name: 'oriflamme',
  order: 1,
  editions: [
    { name: 'oriflamme', options: { set: 'base' }, icon: 'soldier', listed: true, puzzles: true, art: () => import('./BaseArt.svelte') },
    {
      name: 'alliance', options: { set: 'alliance' }, icon: 'judge', listed: true, puzzles: true, firstRule: 'AL-0',
      art: () => import('./AllianceArt.svelte')
    },
    { name: 'mixed', options: { set: 'mixed' }, icon: 'shapeshifter' },
    { name: 'own', options: { set: [] }, icon: 'shapeshifter' }
  ],
  editionOf,
  seats: [2, 3, 4, 5],
  bots: 3,
  lessonBots: 2,
  tableSeats: 4,
  options: {
    usual: {},
    read: readOptions,
    ready: ({ set }) => !Array.isArray(set) || set.length === set_size,
    Form: () => import('./OptionsForm.svelte')
  },
  optionFacts,
  secrets: true,
  duel: true,
  SeatMark,
  seatWord: 'web-family',
  seatName: (seat) => say(`family-${family(seat).beast}`),
  ink: (player) => `var(--fam-${family(player).colour}-deep)`,
  sealedGains: true,
  rulePrefixes: ['OF', 'AL', 'MX'],
  piecePrefixes: ['card'],
  lessonMark,
  credits: { name: 'Oriflamme · Oriflamme: Alliance', by: 'Adrien Hesling, Axel Hesling', from: 'Studio H' },
  ui: async () => (await import('./ui')).ui,
  statistics: async () => (await import('./statistics')).statistics,
  pieces: async () => (await import('./pieces')).pieces
} satisfies GameManifest as GameManifest
