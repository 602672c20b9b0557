/** What the browser knows of a game that has no folder there: what the server sends about it. */

import type { GameInfo, OptionInfo } from '../wire/types'
import { capital } from '../words/phrase'
import { say, words } from '../words/words.svelte'
import type { GameManifest, Options, Read } from './manifest'

const made = new Map<string, { info: GameInfo | null; manifest: GameManifest }>()

/** The manifest of a game without a folder; the same one as long as the server says the same. */
export function plainManifest(name: string, info: GameInfo | null): GameManifest {
  const known = made.get(name)
  if (known?.info === info && known) return known.manifest
  const manifest = manifestFor(name, info)
  made.set(name, { info, manifest })
  return manifest
}

function manifestFor(name: string, info: GameInfo | null): GameManifest {
  const options = info?.options ?? []
  const seats = info?.usual_seats ?? 2
  const manifest: GameManifest = {
    name, order: Infinity,
    editions: [{
      name, options: {}, icon: '', listed: true, art: () => import('../table/plain/Art.svelte'),
      ...(info?.brings.includes('picture') ? { drawing: `/api/games/${name}/picture?shape=narrow` } : {})
    }],
    seats: info?.seats ?? [2], bots: Math.max(1, seats - 1), lessonBots: 1, tableSeats: seats, secrets: info?.secrets ?? true,
    rulebook: info?.brings.includes('rulebook') ?? false
  }
  if (!options.length) return manifest
  return {
    ...manifest,
    options: {
      usual: {},
      read: (given) => read(options, given),
      Form: async () => {
        const [form] = await Promise.all([import('../table/plain/OptionsForm.svelte'), words.load('plain'), words.load(name)])
        return form
      }
    },
    optionFacts: (given) => unusual(name, options, given)
  }
}

/** Of the options of a table those that a form asks for. */
function read(options: readonly OptionInfo[], given: Read): Options {
  const names = options.map(({ name }) => name).filter((name) => name in given)
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Options
}

/** What an option is called; as the rules call it where the game has no word for it. */
export function optionName(game: string, { name }: OptionInfo): string {
  return named(`${game}-option-${name}`, name)
}

/** What explains an option, if the game says more of it. */
export function optionNote(game: string, { name }: OptionInfo): string {
  const key = `${game}-option-${name}.more`
  return words.has(key) ? say(key) : ''
}

export function valueName(game: string, { name }: OptionInfo, value: OptionInfo['usual']): string {
  return typeof value === 'string' ? named(`${game}-option-${name}-${value}`, value) : String(value)
}

const named = (key: string, name: string): string => (words.has(key) ? say(key) : capital(name.replaceAll('_', ' ')))

/** The options of a table that are not as usual, in a few words each. */
function unusual(game: string, options: readonly OptionInfo[], given: Read): string[] {
  // Its words come with its table; a list of tables has none of them.
  return options.flatMap((option) => {
    const value = given[option.name] as OptionInfo['usual'] | undefined
    if (value === undefined || value === option.usual) return []
    const name = optionName(game, option)
    if (option.kind === 'switch') return [value ? name : `${name}: –`]
    return [`${name}: ${valueName(game, option, value)}`]
  })
}
