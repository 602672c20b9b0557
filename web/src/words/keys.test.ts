import { describe, expect, it } from 'vitest'
import english from 'virtual:words/en'

const sources = import.meta.glob<string>(['../App.svelte', '../{house,table}/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true
})
const keys = new Set([...english.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key))

describe('the words of the house', () => {
  it('are all there', () => {
    const named = Object.values(sources).flatMap((text) => [...text.matchAll(/'(web-[a-z-]+)'/g)].map(([, key]) => key))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((key) => !keys.has(key!))).toEqual([])
  })

  it('are all said somewhere', () => {
    const text = Object.values(sources).join('\n')
    // What is put together from parts is known by its beginning.
    const begun = [...text.matchAll(/`(web-[a-z-]*)\$\{/g)].map(([, start]) => start!).filter((start) => start !== 'web-')
    const settings = /^web-(theme|size|motion)(-|$)/
    const own = [...keys].filter((key) => /^web-(?!ori-)/.test(key!))
    const unsaid = own.filter(
      (key) => !text.includes(`'${key}'`) && !settings.test(key!) && !begun.some((start) => key!.startsWith(start))
    )
    expect(unsaid).toEqual([])
  })
})
