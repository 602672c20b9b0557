/** What this house offers: its games and bots, and the three boxes on the front page. */

import { api } from '../wire/api'
import type { Change, GameInfo, HouseInfo, NewTable, SeatWish } from '../wire/types'
import { say, words } from '../words/words.svelte'

export type Box = 'oriflamme' | 'alliance' | 'mixed' | 'orichalque'
export type GameName = 'oriflamme' | 'orichalque'

/** The boxes one can choose at a glance; all others are for the dialog. */
export const BOXES = ['oriflamme', 'alliance', 'orichalque'] as const satisfies readonly Box[]

/** Automata of Orichalque, for whoever plays alone. */
export const AUTOMATA = ['easy', 'normal', 'hard'] as const

export const gameOf = (box: Box): GameName => (box === 'orichalque' ? 'orichalque' : 'oriflamme')

export function optionsOf(box: Box): Change['options'] {
  if (box === 'orichalque') return {}
  return { set: box === 'oriflamme' ? 'base' : box }
}

/** Which box a table plays, from its options. */
export function boxOf(game: string, options: Record<string, unknown>): Box {
  if (game === 'orichalque') return 'orichalque'
  if (options.set === 'alliance') return 'alliance'
  return options.set === 'base' || options.set === undefined ? 'oriflamme' : 'mixed'
}

export const BOX_ICONS: Record<Box, string> = {
  oriflamme: 'soldier',
  alliance: 'judge',
  mixed: 'shapeshifter',
  orichalque: 'temple'
}

/** A bot's level in words; one we have no words for says its own name. */
export function levelName(level: string): string {
  const key = `bot-${level}`
  return words.has(key) ? say(key) : level
}

/** Against whom one plays at once: so many bots of a level, or the automaton for none. */
export interface Launch {
  box: Box
  bots: number
  level: string
  seat: number
}

/** The table of somebody who wants to play now. */
export function launchTable({ box, bots, level, seat }: Launch): NewTable {
  const options = optionsOf(box)
  if (bots === 0) {
    return { game: 'orichalque', seats: [{ kind: 'person' }], options: { ...options, solo: level } }
  }
  const seats: SeatWish[] = Array.from({ length: bots + 1 }, (_, number) =>
    number === seat ? { kind: 'person' } : { kind: 'bot', level }
  )
  return { game: gameOf(box), seats, options }
}

class Catalogue {
  info = $state.raw<HouseInfo | null>(null)

  /** Ask once; again only if nobody answered. */
  async load(): Promise<void> {
    this.info ??= await api.info()
  }

  game(name: string): GameInfo | null {
    return this.info?.games.find((game) => game.name === name) ?? null
  }

  /** The bots of a game, the best last. */
  levels(name: string): string[] {
    return this.game(name)?.bots ?? []
  }

  /** The bot in the middle: neither a walkover nor a wall for who has not chosen one. */
  usual(name: string): string {
    const levels = this.levels(name)
    return levels[levels.length >> 1] ?? ''
  }

  /** For how many a game is. */
  seats(name: string): number[] {
    return this.game(name)?.seats ?? (name === 'oriflamme' ? [2, 3, 4, 5] : [1, 2, 3, 4])
  }
}

export const catalogue = new Catalogue()
