/** What this server offers: its games and their bots. */

import { editionNamed, editions, gameOfEdition, isKnown, manifestOf } from '../games'
import type { Edition } from '../games/manifest'
import { served } from '../games/served.svelte'
import { api } from '../wire/api'
import type { GameInfo, ServerInfo, NewTable, SeatWish } from '../wire/types'
import { say, words } from '../words/words.svelte'

/** A bot's level in words; one we have no words for says its own name. */
export function levelName(level: string): string {
  const key = `bot-${level}`
  return words.has(key) ? say(key) : level
}

/** Against whom one plays at once: so many bots of a level, or alone at a level. */
export interface Launch {
  edition: string
  bots: number
  level: string
  seat: number
}

/** The table of a game that starts at once. */
export function launchTable({ edition, bots, level, seat }: Launch): NewTable {
  const { name: game, solo } = gameOfEdition(edition)
  const { options } = editionNamed(edition)
  if (bots === 0) return { game, seats: [{ kind: 'person' }], options: { ...options, ...solo?.options(level) } }
  const seats: SeatWish[] = Array.from({ length: bots + 1 }, (_, number) =>
    number === seat ? { kind: 'person' } : { kind: 'bot', level }
  )
  return { game, seats, options }
}

/** Whether the bots of a game can say what they think of a choice; one that chooses at random cannot. */
export const canAdvise = (game: string): boolean => isKnown(game) || catalogue.levels(game).some((level) => level !== 'random')

class Catalogue {
  info = $state.raw<ServerInfo | null>(null)

  /** Ask once, and again only if that failed. */
  async load(): Promise<void> {
    if (this.info) return
    const info = await api.info()
    served.games = info.games
    this.info = info
  }

  game(name: string): GameInfo | null {
    return this.info?.games.find((game) => game.name === name) ?? null
  }

  /** All that can be played: the editions we know, and games of the server that we have no folder for. */
  get editions(): Edition[] {
    const others = this.info?.games.filter(({ name }) => !isKnown(name)) ?? []
    return [...editions, ...others.flatMap(({ name }) => manifestOf(name).editions)]
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
  seats(name: string): readonly number[] {
    return this.game(name)?.seats ?? manifestOf(name).seats
  }
}

export const catalogue = new Catalogue()
