import { describe, expect, it } from 'vitest'
import type { Position, SeatInfo, TableInfo } from '../../wire/types'
import { mayAsk, verdict } from './allowed'

const seat = (kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind, level: '', guest: '', name: '', colour: '', stand_in: '', ...more
})
const table = (seats: SeatInfo[], hints = false): TableInfo =>
  ({ status: 'running', seats, settings: { hints } }) as unknown as TableInfo
const asked = { seat: 0, choices: ['keep', 'reveal'] } as unknown as Position

describe('who may ask for a hint', () => {
  it('is whoever plays alone against bots', () => {
    expect(mayAsk(table([seat('person'), seat('bot')]), asked)).toBe(true)
  })

  it('is nobody with other people, also at one screen or away, unless the table says so', () => {
    for (const other of [seat('person'), seat('local'), seat('person', { stand_in: 'regent' })]) {
      expect(mayAsk(table([seat('person'), other]), asked)).toBe(false)
      expect(mayAsk(table([seat('person'), other], true), asked)).toBe(true)
    }
  })

  it('is nobody who is not asked', () => {
    const waits = { seat: 0, choices: [] as string[] } as unknown as Position
    expect(mayAsk(table([seat('person'), seat('bot')]), waits)).toBe(false)
    expect(mayAsk(table([seat('person'), seat('bot')]), null)).toBe(false)
  })
})

describe('what is said of the choices together', () => {
  it('follows how far they lie apart', () => {
    expect(verdict([0.6])).toBe('hint-clear')
    expect(verdict([0.6, 0.4])).toBe('hint-clear')
    expect(verdict([0.6, 0.56, 0.55])).toBe('hint-better')
    expect(verdict([0.6, 0.61])).toBe('hint-close')
    expect(verdict([null])).toBe('hint-clear')
  })

  it('praises nothing where nearly all is lost', () => {
    expect(verdict([0.06, 0, 0])).toBe('hint-lost')
    expect(verdict([0.09])).toBe('hint-lost')
    expect(verdict([0.1, 0])).toBe('hint-clear')
  })
})
