import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Place } from './router.svelte'

let place: (url: URL) => Place

beforeAll(async () => {
  // The router listens to the window, which is not there in a test.
  vi.stubGlobal('location', new URL('https://aurum.example/'))
  vi.stubGlobal('addEventListener', () => {})
  place = (await import('./router.svelte')).place
})

describe('an address', () => {
  const at = (path: string): Place => place(new URL(path, 'https://aurum.example'))

  it.each([
    ['/', { page: 'home' }],
    ['/tables/abc', { page: 'table', id: 'abc', move: null, viewpoint: '' }],
    ['/tables/abc/', { page: 'table', id: 'abc', move: null, viewpoint: '' }],
    ['/tables/abc?move=12', { page: 'table', id: 'abc', move: 12, viewpoint: '' }],
    ['/tables/abc?move=0', { page: 'table', id: 'abc', move: 0, viewpoint: '' }],
    ['/tables/abc?move=x', { page: 'table', id: 'abc', move: null, viewpoint: '' }],
    ['/tables/abc?move=12&eyes=open', { page: 'table', id: 'abc', move: 12, viewpoint: 'open' }],
    ['/records/f00?move=3', { page: 'record', id: 'f00', move: 3, viewpoint: '' }],
    ['/rules/oriflamme', { page: 'rules', game: 'oriflamme', rule: '', scene: '', piece: '' }],
    ['/rules/orichalque/OR-1.1', { page: 'rules', game: 'orichalque', rule: 'OR-1.1', scene: '', piece: '' }],
    ['/rules/oriflamme/of-5.1?example=OF-5.1-x', { page: 'rules', game: 'oriflamme', rule: 'OF-5.1', scene: 'OF-5.1-x', piece: '' }],
    ['/rules/orichalque?piece=titan-theia', { page: 'rules', game: 'orichalque', rule: '', scene: '', piece: 'titan-theia' }],
    ['/rules/oriflamme/aid', { page: 'aid', game: 'oriflamme', part: '' }],
    ['/rules/alliance', { page: 'rules', game: 'oriflamme', rule: 'AL-0', scene: '', piece: '' }],
    ['/rules/alliance/aid', { page: 'aid', game: 'oriflamme', part: 'alliance' }],
    ['/statistics', { page: 'statistics', who: '', played: 'oriflamme', set: '', players: 0 }],
    ['/statistics/me?game=orichalque&set=solo&players=1', { page: 'statistics', who: 'me', played: 'orichalque', set: 'solo', players: 1 }],
    ['/rules', { page: 'nowhere' }],
    ['/rules/chess', { page: 'nowhere' }],
    ['/rules/oriflamme/OF-1.1/more', { page: 'nowhere' }],
    ['/puzzles', { page: 'puzzles', shelf: '' }],
    ['/puzzles/alliance', { page: 'puzzles', shelf: 'alliance' }],
    ['/puzzles/orichalque/12', { page: 'puzzle', shelf: 'orichalque', number: 12 }],
    ['/puzzles/orichalque/0', { page: 'nowhere' }],
    ['/puzzles/chess', { page: 'nowhere' }],
    ['/puzzles/alliance/1/more', { page: 'nowhere' }],
    ['/league', { page: 'league' }],
    ['/credits', { page: 'credits' }],
    ['/link#secret', { page: 'link', code: 'secret' }],
    ['/tables', { page: 'nowhere' }],
    ['/tables/abc/more', { page: 'nowhere' }],
    ['/elsewhere', { page: 'nowhere' }]
  ])('%s', (path, expected) => expect(at(path)).toEqual(expected))
})
