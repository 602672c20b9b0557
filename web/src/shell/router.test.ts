import { beforeAll, describe, expect, it, vi } from 'vitest'
import { editions, firstGame, gameOfEdition, manifests } from '../games'
import { served } from '../games/served.svelte'
import type { GameInfo } from '../wire/types'
import type { Page } from './router.svelte'
import routes from './routes.json'

let place: (url: URL) => Page

beforeAll(async () => {
  // The router listens to the window, which is not there in a test.
  vi.stubGlobal('location', new URL('https://aurum.example/'))
  vi.stubGlobal('addEventListener', () => {})
  place = (await import('./router.svelte')).place
})

describe('an address', () => {
  const at = (path: string): Page => place(new URL(path, 'https://aurum.example'))

  it.each([
    ['/', { page: 'home' }],
    ['/tables/abc', { page: 'table', id: 'abc', move: null, viewpoint: '' }],
    ['/tables/abc/', { page: 'table', id: 'abc', move: null, viewpoint: '' }],
    ['/tables/abc?move=12', { page: 'table', id: 'abc', move: 12, viewpoint: '' }],
    ['/tables/abc?move=0', { page: 'table', id: 'abc', move: 0, viewpoint: '' }],
    ['/tables/abc?move=x', { page: 'table', id: 'abc', move: null, viewpoint: '' }],
    ['/tables/abc?move=12&eyes=open', { page: 'table', id: 'abc', move: 12, viewpoint: 'open' }],
    ['/records/f00?move=3', { page: 'record', id: 'f00', move: 3, viewpoint: '' }],
    ['/rules', { page: 'notFound' }],
    ['/puzzles', { page: 'puzzles', shelf: '' }],
    ['/puzzles/chess', { page: 'notFound' }],
    ['/league', { page: 'league' }],
    ['/credits', { page: 'credits' }],
    ['/link#secret', { page: 'link', code: 'secret' }],
    ['/tables', { page: 'notFound' }],
    ['/tables/abc/more', { page: 'notFound' }],
    ['/elsewhere', { page: 'notFound' }]
  ])('%s', (path, expected) => expect(at(path)).toEqual(expected))

  it('of the rules of another game waits for what the server says of it', () => {
    const rules = { page: 'rules', game: 'chess', rule: '', scene: '', piece: '' }
    served.games = []
    expect(at('/rules/chess')).toEqual(rules)
    served.games = [{ name: 'chess', brings: ['rulebook'], options: [] } as unknown as GameInfo]
    expect(at('/rules/chess')).toEqual(rules)
    expect(at('/rules/draughts')).toEqual({ page: 'notFound' })
    served.games = [{ name: 'chess', brings: ['picture'], options: [] } as unknown as GameInfo]
    expect(at('/rules/chess')).toEqual({ page: 'notFound' })
    served.games = []
  })

  it('of a game is known by its folder', () => {
    for (const { name: game } of manifests) {
      expect(at(`/rules/${game}`)).toEqual({ page: 'rules', game, rule: '', scene: '', piece: '' })
      expect(at(`/rules/${game}/ab-5.1?example=AB-5.1-x`)).toEqual({ page: 'rules', game, rule: 'AB-5.1', scene: 'AB-5.1-x', piece: '' })
      expect(at(`/rules/${game}?piece=a-b`)).toEqual({ page: 'rules', game, rule: '', scene: '', piece: 'a-b' })
      expect(at(`/rules/${game}/aid`)).toEqual({ page: 'aid', game, part: '' })
      expect(at(`/rules/${game}/AB-1.1/more`)).toEqual({ page: 'notFound' })
      expect(at(`/statistics/me?game=${game}&set=solo&players=1`)).toEqual({ page: 'statistics', who: 'me', played: game, set: 'solo', players: 1 })
    }
    expect(at('/statistics')).toEqual({ page: 'statistics', who: '', played: firstGame, set: '', players: 0 })
    expect(at('/statistics?game=chess')).toMatchObject({ played: firstGame })
  })

  it('of an edition leads to its chapters and its puzzles', () => {
    for (const { name, firstRule, puzzles } of editions) {
      if (firstRule) {
        const { name: game } = gameOfEdition(name)
        expect(at(`/rules/${name}`)).toEqual({ page: 'rules', game, rule: firstRule, scene: '', piece: '' })
        expect(at(`/rules/${name}/aid`)).toEqual({ page: 'aid', game, part: name })
      }
      expect(at(`/puzzles/${name}`)).toEqual(puzzles ? { page: 'puzzles', shelf: name } : { page: 'notFound' })
      expect(at(`/puzzles/${name}/12`)).toEqual(puzzles ? { page: 'puzzle', shelf: name, number: 12 } : { page: 'notFound' })
      expect(at(`/puzzles/${name}/0`)).toEqual({ page: 'notFound' })
      expect(at(`/puzzles/${name}/1/more`)).toEqual({ page: 'notFound' })
    }
  })

  it('of every route leads somewhere', () => {
    for (const { page, paths } of routes) {
      for (const path of paths) {
        const named = path.replace(':game', firstGame).replace(':shelf', firstGame).replace(':number', '7').replace(/:\w+/, 'x')
        expect(at(named).page, named).toBe(page)
      }
    }
  })
})
