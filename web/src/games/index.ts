/** The games this client has a folder for, and what is done with one it has none for. */

import { say, words } from '../words/words.svelte'
import type { Edition, GameManifest, Read } from './manifest'
import { plainManifest } from './plain'
import { served } from './served.svelte'

const found = import.meta.glob<{ default: GameManifest }>('./*/index.ts', { eager: true })

export const manifests: readonly GameManifest[] = Object.values(found)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order)

/** The game that is shown first. */
export const firstGame = manifests[0]!.name
export const editions: readonly Edition[] = manifests.flatMap((game) => game.editions)

/** Whether this client has a folder for a game. */
export const isKnown = (game: string): boolean => manifests.some(({ name }) => name === game)

const plain = (name: string): GameManifest => plainManifest(name, served.find(name))

export const manifestOf = (game: string): GameManifest => manifests.find(({ name }) => name === game) ?? plain(game)

/** The game of an edition; an edition we do not know is a game by itself. */
export const gameOfEdition = (edition: string): GameManifest =>
  manifests.find((game) => game.editions.some(({ name }) => name === edition)) ?? plain(edition)

export function editionNamed(edition: string): Edition {
  const { editions } = gameOfEdition(edition)
  return editions.find(({ name }) => name === edition) ?? editions[0]
}

/** The edition that a table plays, from its options. */
export function editionAt(game: string, options: Read): Edition {
  const manifest = manifestOf(game)
  return editionNamed(manifest.editionOf?.(options) ?? manifest.editions[0].name)
}

/** Whether a rulebook can be opened: every game with a folder here has one, another where its server says so. */
export const hasRulebook = (game: string): boolean => manifestOf(game).rulebook ?? isKnown(game)

/** Whether a game draws pictures of its positions. */
export const isDrawn = (game: string): boolean => served.find(game)?.brings.includes('picture') ?? false

/** The games whose rulebooks can be opened. */
export const rulebooks = (): string[] =>
  [...manifests.map(({ name }) => name), ...served.games.map(({ name }) => name).filter((name) => !isKnown(name))].filter(hasRulebook)

/** Whether seats know different things. */
export const hasSecrets = (game: string): boolean => manifestOf(game).secrets ?? true

/** A game or an edition by its name; as it is written where we have no words for it. */
export const titleOfEdition = (edition: string): string => named(`web-edition-${edition}`, edition)
export const nameOfEdition = (edition: string): string => named(`web-played-${edition}`, edition)

function named(key: string, name: string): string {
  if (words.has(key)) return say(key)
  return served.find(name)?.titles[words.language] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
}

/** The key of a game's word for one of its own values. It contains the name of the game, since all games have one set of keys. */
export const gameKey = (prefix: string, game: string, value: string): string => `${prefix}-${game}-${value}`

/** The game that a rule belongs to, by its number, or a piece by the key of its name. */
export function gameOfRule(rule: string, piece = ''): string {
  const ours = ({ rulePrefixes = [], piecePrefixes = [] }: GameManifest): boolean =>
    rulePrefixes.some((prefix) => rule.startsWith(`${prefix}-`)) || piecePrefixes.some((prefix) => piece.startsWith(`${prefix}-`))
  return manifests.find(ours)?.name ?? firstGame
}

/** What the numbers of rules begin with, in all games of this client. */
export const rulePrefixes = manifests.flatMap((game) => game.rulePrefixes ?? [])
