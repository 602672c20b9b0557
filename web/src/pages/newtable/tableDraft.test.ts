import { describe, expect, it, vi } from 'vitest'

vi.mock('../../words/words.svelte', () => ({ say: (key: string) => key, words: { has: () => false } }))

const { editions, gameOfEdition, manifests } = await import('../../games')
const { launchTable } = await import('../../shell/catalogue.svelte')
const { isReady, optionsOfPlan, planOf, tableOfPlan, usualPlan, withEdition, withSeats } = await import('./tableDraft')
const { clockWords, tableId } = await import('../../table/tableText')

const names = editions.map(({ name }) => name)

describe('a table at once', () => {
  it.each(names)('of %s seats us where we wish, and bots elsewhere', (edition) => {
    const table = launchTable({ edition, bots: 2, level: 'random', seat: 1 })
    expect(table.game).toBe(gameOfEdition(edition).name)
    expect(table.seats).toEqual([{ kind: 'bot', level: 'random' }, { kind: 'person' }, { kind: 'bot', level: 'random' }])
    expect(table.options).toEqual(editions.find(({ name }) => name === edition)?.options)
  })

  it.each(manifests.filter(({ solo }) => solo))('of $name is for one alone without bots', ({ editions, solo }) => {
    const table = launchTable({ edition: editions[0].name, bots: 0, level: 'hard', seat: 0 })
    expect(table).toMatchObject({ seats: [{ kind: 'person' }], options: solo!.options('hard') })
  })
})

describe('a game without a folder', () => {
  it('is played by its name, with what the server takes for granted', () => {
    expect(launchTable({ edition: 'chess', bots: 1, level: 'random', seat: 0 })).toEqual({
      game: 'chess', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }], options: {}
    })
    expect(tableOfPlan(usualPlan('chess'))).toMatchObject({ game: 'chess', options: {} })
  })
})

describe('a plan', () => {
  it.each(names)('of %s is sent with nothing that the server does not know', (edition) => {
    const plan = { ...usualPlan(edition), passphrase: 'sesam' }
    plan.seats = withSeats(plan.seats, 3)
    plan.seats[1] = { kind: 'local', name: 'Boris', level: 'x' }
    expect(tableOfPlan(plan)).toMatchObject({
      game: gameOfEdition(edition).name,
      seats: [{ kind: 'person' }, { kind: 'local', name: 'Boris' }, { kind: 'open' }],
      options: optionsOfPlan(plan),
      passphrase: 'sesam'
    })
  })

  it.each(names)('of %s comes back from a table as it was', (edition) => {
    const options = optionsOfPlan(usualPlan(edition))
    const settings = { undo: false, clock: { kind: 'bank', seconds: 600 } }
    const table = { game: gameOfEdition(edition).name, options, settings, seats: [] } as unknown as Parameters<typeof planOf>[0]
    expect(planOf(table)).toMatchObject({ edition, undo: false })
    expect(optionsOfPlan({ ...planOf(table), seats: [{ kind: 'person' }, { kind: 'open' }] })).toEqual(options)
  })

  it('of another edition has its options, and can be made unless it says otherwise', () => {
    for (const from of names) {
      for (const to of names) {
        const plan = withEdition(usualPlan(from), to)
        expect(plan.edition).toBe(to)
        expect(plan.options).toEqual(usualPlan(to).options)
        expect(isReady(plan)).toBe(isReady(usualPlan(to)))
      }
    }
  })

  it('opens and drops seats at the end', () => {
    expect(withSeats([{ kind: 'person' }], 2)).toEqual([{ kind: 'person' }, { kind: 'open' }])
    expect(withSeats([{ kind: 'person' }, { kind: 'bot' }], 1)).toEqual([{ kind: 'person' }])
  })
})

describe('a table', () => {
  it('is found by its code or its link', () => {
    const id = '0S9XxaX780VlTvC-'
    expect(tableId(` ${id} `)).toBe(id)
    expect(tableId(`https://aurum.example/tables/${id}?move=4`)).toBe(id)
    expect(tableId(`/tables/${id}`)).toBe(id)
    expect(tableId('https://aurum.example/records/00')).toBeNull()
    expect(tableId('')).toBeNull()
  })

  it('says its clock', () => {
    expect(clockWords()).toBe('web-clock-none')
    expect(clockWords({ kind: 'bank', seconds: 600, increment: 10 })).toBe('web-clock-bank-gains')
    expect(clockWords({ kind: 'days', seconds: 86400 })).toBe('web-clock-each-choice')
  })
})
