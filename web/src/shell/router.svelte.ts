/** Where we are, from the address. Links are ordinary links; this keeps them from loading anew.

`routes.json` lists the pages; the service worker and the server read the same list. */

import { editions, firstGame, gameOfEdition, hasRulebook, isKnown } from '../games'
import { served } from '../games/served.svelte'
import routes from './routes.json'

export type Page =
  | { page: 'home' }
  | { page: 'table' | 'record'; id: string; move: number | null; viewpoint: string }
  | { page: 'rules'; game: string; rule: string; scene: string; piece: string }
  | { page: 'aid'; game: string; part: string }
  | { page: 'puzzles'; shelf: string }
  | { page: 'puzzle'; shelf: string; number: number }
  | { page: 'league' }
  | { page: 'statistics'; who: string; played: string; set: string; players: number }
  | { page: 'lessons' }
  | { page: 'link'; code: string }
  | { page: 'credits' }
  | { page: 'notFound' }

type PathParts = Record<string, string>
/** What stands behind an address; null if there is nothing. */
type PageReader = (parts: PathParts, url: URL) => Page | null

const READERS: Record<Exclude<Page['page'], 'notFound'>, PageReader> = {
  home: () => ({ page: 'home' }),
  table: ({ id = '' }, url) => ({ page: 'table', id, ...moment(url) }),
  record: ({ id = '' }, url) => ({ page: 'record', id, ...moment(url) }),
  aid: ({ game = '' }) => aid(game),
  rules: ({ game = '', rule = '' }, { searchParams }) => {
    const [scene, piece] = [searchParams.get('example') ?? '', searchParams.get('piece') ?? '']
    const book = bookOf(game)
    return book && { page: 'rules', game: book.game, rule: (rule || book.firstRule).toUpperCase(), scene, piece }
  },
  puzzles: ({ shelf = '' }) => (isShelf(shelf) || !shelf ? { page: 'puzzles', shelf } : null),
  puzzle: ({ shelf = '', number = '' }) =>
    isShelf(shelf) && /^[1-9]\d{0,4}$/.test(number) ? { page: 'puzzle', shelf, number: Number(number) } : null,
  league: () => ({ page: 'league' }),
  statistics: ({ who = '' }, { searchParams }) => {
    const game = searchParams.get('game') ?? ''
    const players = Number.parseInt(searchParams.get('players') ?? '', 10) || 0
    return { page: 'statistics', who, played: isKnown(game) || served.find(game) ? game : firstGame, set: searchParams.get('set') ?? '', players }
  },
  lessons: () => ({ page: 'lessons' }),
  link: (_, url) => ({ page: 'link', code: url.hash.slice(1) }),
  credits: () => ({ page: 'credits' })
}

function moment(url: URL): { move: number | null; viewpoint: string } {
  const asked = Number.parseInt(url.searchParams.get('move') ?? '', 10)
  return { move: Number.isNaN(asked) ? null : asked, viewpoint: url.searchParams.get('eyes') ?? '' }
}

/** The book of a game, or of an edition that has chapters in it. */
function bookOf(name: string): { game: string; firstRule: string } | null {
  if (isKnown(name)) return { game: name, firstRule: '' }
  const firstRule = editions.find((edition) => edition.name === name)?.firstRule
  if (firstRule) return { game: gameOfEdition(name).name, firstRule }
  // Until the server has said what it offers, every name may be that of a game.
  return !served.known || hasRulebook(name) ? { game: name, firstRule: '' } : null
}

function aid(name: string): Page | null {
  const book = bookOf(name)
  return book && { page: 'aid', game: book.game, part: book.firstRule ? name : '' }
}

const isShelf = (name: string): boolean => editions.some((edition) => edition.puzzles && edition.name === name)

/** The parts that a path names, if it is one of these; a slash at its end changes nothing. */
function match(pattern: string, path: string): PathParts | null {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean)) as [string[], string[]]
  if (wanted.length !== given.length) return null
  const parts: PathParts = {}
  for (const [place, name] of wanted.entries()) {
    if (name.startsWith(':')) parts[name.slice(1)] = given[place]!
    else if (name !== given[place]) return null
  }
  return parts
}

export function place(url: URL): Page {
  for (const { page, paths } of routes) {
    for (const path of paths) {
      const parts = match(path, url.pathname)
      if (parts) return READERS[page as keyof typeof READERS](parts, url) ?? { page: 'notFound' }
    }
  }
  return { page: 'notFound' }
}

class Router {
  #url = $state.raw(new URL(location.href))
  /** What stands at the address; another thing, perhaps, once it is known what the server offers. */
  readonly here: Page = $derived(place(this.#url))

  constructor() {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#arrive()
    scrollTo(0, 0)
  }

  /** The same place seen otherwise: nothing to come back to with the browser's arrow. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.#arrive()
  }

  #arrive(): void {
    this.#url = new URL(location.href)
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api')) return
    if (url.pathname === location.pathname && url.hash) return
    event.preventDefault()
    this.go(url.pathname + url.search + url.hash)
  }
}

export const router = new Router()
