import { describe, expect, it } from 'vitest'
import { editionAt, editions, gameOfEdition, gameOfRule, hasSecrets, manifestOf, manifests } from '.'

const assets = import.meta.glob<{ icons: Record<string, string> }>('./*/assets.json', { eager: true, import: 'default' })

describe.each(manifests)('$name', (manifest) => {
  it('has editions of its own, with an icon that is there', () => {
    const icons = assets[`./${manifest.name}/assets.json`]!.icons
    for (const { name, icon } of manifest.editions) {
      expect(gameOfEdition(name)).toBe(manifest)
      expect(icons).toHaveProperty(icon)
    }
  })

  it('knows its editions by their options', () => {
    for (const edition of manifest.editions) expect(editionAt(manifest.name, edition.options)).toBe(edition)
  })

  it('seats as many as it is for', () => {
    for (const number of [manifest.bots + 1, manifest.lessonBots + 1, manifest.tableSeats]) expect(manifest.seats).toContain(number)
  })

  it('is found by the numbers of its rules and the names of its pieces', () => {
    for (const prefix of manifest.rulePrefixes ?? []) expect(gameOfRule(`${prefix}-1.1`)).toBe(manifest.name)
    for (const prefix of manifest.piecePrefixes ?? []) expect(gameOfRule('', `${prefix}-x`)).toBe(manifest.name)
  })
})

it('keeps the names of editions apart', () => {
  const names = editions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe('a game without a folder', () => {
  it('is one edition, with secrets, and no drawing', () => {
    expect(manifestOf('chess')).toMatchObject({ name: 'chess', editions: [{ name: 'chess', options: {}, listed: true }] })
    expect(manifestOf('chess').ui).toBeUndefined()
    expect(hasSecrets('chess')).toBe(true)
    expect(editionAt('chess', { variant: 'quick' }).name).toBe('chess')
  })
})
