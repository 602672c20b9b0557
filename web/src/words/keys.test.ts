import { describe, expect, it } from 'vitest'
import english from 'virtual:words/en'
import analysis from 'virtual:words/en/analysis'
import common from 'virtual:words/en/common'
import lessons from 'virtual:words/en/lessons'
import plain from 'virtual:words/en/plain'
import puzzles from 'virtual:words/en/puzzles'
import replay from 'virtual:words/en/replay'
import rulebook from 'virtual:words/en/rulebook'
import statistics from 'virtual:words/en/statistics'
import loaders from 'virtual:word-loaders'
import { manifests } from '../games'

const sources = import.meta.glob<string>([
  '../{shell,ui,table}/*.{svelte,ts}', '../pages/{home,newtable,league,settings,link,credits,rulesummary}/*.{svelte,ts}',
  '../games/*.ts', '../games/*/{index.ts,OptionsForm.svelte,pieces.ts,pieceList.ts}', '../games/*/eager/*.ts',
  '!../**/*.test.ts', '!../shell/statisticsWords.ts', '!../table/Stopped.svelte'
], {
  query: '?raw', import: 'default', eager: true
})
const boards = import.meta.glob<string>(['../games/*/**/*.{svelte,ts}', '!../games/**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const pages = import.meta.glob<string>(['../pages/rulebook/*.{svelte,ts}', '!../pages/rulebook/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const replays = import.meta.glob<string>(['../pages/replay/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const analyses = import.meta.glob<string>(['../pages/analysis/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const teaching = import.meta.glob<string>(['../pages/lessons/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const puzzlePages = import.meta.glob<string>('../pages/puzzles/*.{svelte,ts}', {
  query: '?raw', import: 'default', eager: true
})
const plainBoard = import.meta.glob<string>(['../table/plain/*.{svelte,ts}', '../table/Stopped.svelte', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const games = (game: string): Record<string, string> =>
  Object.fromEntries(Object.entries(boards).filter(([path]) => path.includes(`/${game}/`)))
const keys = new Set([...english.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key))

/** Every text in quotes that is a key of ours; a single word may be anything, such as an icon. */
function keysIn(texts: Record<string, string>): Set<string> {
  const quoted = Object.values(texts).flatMap((text) => [...text.matchAll(/['"`]([a-z]\w*-[\w-]*)(?:\.\w+)?['"`]/g)])
  return new Set(quoted.map(([, key]) => key!).filter((key) => keys.has(key)))
}

describe('the words of a part', () => {
  const known = (text: string) => new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key))
  const onEveryPage = known(common)

  it.each([
    ['Every page', sources, onEveryPage],
    ['The replay', replays, new Set([...onEveryPage, ...known(replay)])],
    ['The lessons', teaching, new Set([...onEveryPage, ...known(lessons)])],
    ['The rulebook', pages, new Set([...onEveryPage, ...known(rulebook)])],
    ['The analysis', analyses, new Set([...onEveryPage, ...known(analysis)])],
    ['Puzzles', puzzlePages, new Set([...onEveryPage, ...known(puzzles)])],
    ['The plain board', plainBoard, new Set([...onEveryPage, ...known(plain)])]
  ])('%s says nothing that it has no words for', (_, texts, words) => {
    expect([...keysIn(texts)].filter((key) => !words.has(key))).toEqual([])
  })
})

describe('the words of a game', () => {
  const known = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key)

  it.each(manifests.map(({ name }) => name))('%s says nothing that it has no words for', async (name) => {
    const own = (await loaders.en![name]!()).default
    const all = new Set([common, own, statistics].flatMap(known))
    expect([...keysIn(games(name))].filter((key) => !all.has(key))).toEqual([])
  })
})

describe('the words of every page', () => {
  it('are all there', () => {
    const named = Object.values(sources).flatMap((text) => [...text.matchAll(/(?<!gameKey\()'(web-[a-z-]+)'/g)].map(([, key]) => key))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((key) => !keys.has(key!))).toEqual([])
  })

  it('are all said somewhere', () => {
    const text = Object.values({ ...sources, ...replays, ...pages }).join('\n')
    // What is put together from parts is known by its beginning.
    const written = [...text.matchAll(/`(web-[a-z-]*)\$\{/g)].map(([, start]) => start!).filter((start) => start !== 'web-')
    const begun = [...written, ...[...text.matchAll(/gameKey\('([a-z-]+)'/g)].map(([, prefix]) => `${prefix}-`)]
    const settings = /^web-(theme|size|motion)(-|$)/
    const own = [...common.matchAll(/^(web-[\w-]*) =/gm)].map(([, key]) => key!)
    const unsaid = own.filter(
      (key) => !text.includes(`'${key}'`) && !settings.test(key) && !begun.some((start) => key.startsWith(start))
    )
    expect(unsaid).toEqual([])
  })
})
