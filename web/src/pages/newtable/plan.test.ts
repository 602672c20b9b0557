import { describe, expect, it, vi } from 'vitest'

vi.mock('../../words/words.svelte', () => ({ say: (key: string) => key, words: { has: () => false } }))

const { launchTable } = await import('../../shell/catalogue.svelte')
const { optionsOfPlan, planOf, tableOfPlan, usualPlan, withSeats } = await import('./plan')
const { clockWords, tableId } = await import('../../table/tables')

describe('a table at once', () => {
  it('seats us where we wish, and bots elsewhere', () => {
    expect(launchTable({ box: 'alliance', bots: 2, level: 'random', seat: 1 })).toEqual({
      game: 'oriflamme',
      seats: [{ kind: 'bot', level: 'random' }, { kind: 'person' }, { kind: 'bot', level: 'random' }],
      options: { set: 'alliance' }
    })
  })

  it('is against the automaton without bots', () => {
    expect(launchTable({ box: 'orichalque', bots: 0, level: 'hard', seat: 0 })).toEqual({
      game: 'orichalque', seats: [{ kind: 'person' }], options: { solo: 'hard' }
    })
  })
})

describe('a plan', () => {
  it('is sent with nothing that the house does not know', () => {
    const plan = { ...usualPlan('oriflamme'), first: 2, passphrase: 'sesam' }
    plan.seats[1] = { kind: 'local', name: 'Boris', level: 'x' }
    expect(tableOfPlan(plan)).toMatchObject({
      game: 'oriflamme',
      seats: [{ kind: 'person' }, { kind: 'local', name: 'Boris' }, { kind: 'open' }, { kind: 'open' }],
      options: { set: 'base', first: 2 },
      passphrase: 'sesam'
    })
  })

  it('has an automaton only where somebody plays alone', () => {
    const plan = usualPlan('orichalque')
    expect(optionsOfPlan(plan)).not.toHaveProperty('solo')
    expect(optionsOfPlan({ ...plan, seats: plan.seats.slice(0, 1) })).toHaveProperty('solo', 'normal')
  })

  it('opens and drops seats at the end', () => {
    expect(withSeats([{ kind: 'person' }], 2)).toEqual([{ kind: 'person' }, { kind: 'open' }])
    expect(withSeats([{ kind: 'person' }, { kind: 'bot' }], 1)).toEqual([{ kind: 'person' }])
  })

  it('comes back from a table as it was', () => {
    const table = {
      game: 'oriflamme',
      options: { set: ['Archer'], first: 1 },
      settings: { undo: false, clock: { kind: 'bank', seconds: 600 } },
      seats: []
    } as unknown as Parameters<typeof planOf>[0]
    expect(planOf(table)).toMatchObject({ played: 'own', cards: ['Archer'], first: 1, undo: false })
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
