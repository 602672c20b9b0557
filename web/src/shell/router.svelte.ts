/** Where we are, from the address. Links are ordinary links; this keeps them from loading anew. */

import type { GameName } from './catalogue.svelte'

export type Place =
  | { page: 'home' }
  | { page: 'table' | 'record'; id: string; move: number | null; viewpoint: string }
  | { page: 'rules'; game: GameName; rule: string; scene: string; piece: string }
  | { page: 'aid'; game: GameName; part: string }
  | { page: 'puzzles'; shelf: string }
  | { page: 'puzzle'; shelf: string; number: number }
  | { page: 'league' }
  | { page: 'statistics'; who: string; played: string; set: string; players: number }
  | { page: 'lessons' }
  | { page: 'link'; code: string }
  | { page: 'credits' }
  | { page: 'nowhere' }

export function place(url: URL): Place {
  const [first = '', id = '', ...rest] = url.pathname.split('/').filter(Boolean)
  if (first === 'rules') return rules(id, rest, url.searchParams)
  if (first === 'puzzles') return puzzles(id, rest)
  const asked = Number.parseInt(url.searchParams.get('move') ?? '', 10)
  const move = Number.isNaN(asked) ? null : asked
  if (!first) return { page: 'home' }
  if (rest.length) return { page: 'nowhere' }
  const viewpoint = url.searchParams.get('eyes') ?? ''
  if (first === 'tables' && id) return { page: 'table', id, move, viewpoint }
  if (first === 'records' && id) return { page: 'record', id, move, viewpoint }
  if (first === 'league' && !id) return { page: 'league' }
  if (first === 'statistics') return statistics(id, url.searchParams)
  if (first === 'lessons' && !id) return { page: 'lessons' }
  if (first === 'link' && !id) return { page: 'link', code: url.hash.slice(1) }
  if (first === 'credits' && !id) return { page: 'credits' }
  return { page: 'nowhere' }
}

function statistics(who: string, asked: URLSearchParams): Place {
  const played = asked.get('game') === 'orichalque' ? 'orichalque' : 'oriflamme'
  const players = Number.parseInt(asked.get('players') ?? '', 10) || 0
  return { page: 'statistics', who, played, set: asked.get('set') ?? '', players }
}

/** The first rule of the chapters about Alliance. */
const ALLIANCE = 'AL-0'

function rules(game: string, [rule = '', ...rest]: string[], asked: URLSearchParams): Place {
  // Alliance has no book of its own, but chapters in that of Oriflamme.
  if (game === 'alliance') {
    const found = rules('oriflamme', [rule || ALLIANCE, ...rest], asked)
    return found.page === 'aid' ? { ...found, part: game } : found
  }
  if ((game !== 'oriflamme' && game !== 'orichalque') || rest.length) return { page: 'nowhere' }
  if (rule === 'aid') return { page: 'aid', game, part: '' }
  const [scene, piece] = [asked.get('example') ?? '', asked.get('piece') ?? '']
  return { page: 'rules', game, rule: rule.toUpperCase(), scene, piece }
}

const SHELVES = ['', 'oriflamme', 'alliance', 'orichalque']

function puzzles(shelf: string, [number = '', ...rest]: string[]): Place {
  if (!SHELVES.includes(shelf) || rest.length) return { page: 'nowhere' }
  if (!number) return { page: 'puzzles', shelf }
  return /^[1-9]\d{0,4}$/.test(number) ? { page: 'puzzle', shelf, number: Number(number) } : { page: 'nowhere' }
}

class Router {
  here = $state.raw<Place>(place(new URL(location.href)))

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
    this.here = place(new URL(location.href))
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
