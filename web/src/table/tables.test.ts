import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SeatInfo } from '../wire/types'
import { words } from '../words/words.svelte'
import { botName, playerName } from './tables'

const seat = (kind: SeatInfo['kind'], level = '', name = ''): SeatInfo => ({
  kind, level, guest: name && 'g', name, colour: '', stand_in: ''
})

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))
afterAll(() => vi.unstubAllGlobals())

describe('the name of a bot', () => {
  it('is its level in words, and with several alike the seat too', async () => {
    await words.setLanguage('fr')
    const seats = [seat('person', '', 'Ines'), seat('bot', 'squire'), seat('bot', 'random')]
    expect(botName(seats, 1)).toBe('Écuyer')
    expect(botName([...seats, seat('bot', 'squire')], 1)).toBe('Écuyer 2')
    expect(botName([...seats, seat('bot', 'squire')], 2)).toBe('Bouffon')
  })

  it('is the family where there are families', async () => {
    await words.setLanguage('en')
    const seats = [seat('bot', 'random'), seat('person', '', 'Ines')]
    expect(playerName({ game: 'oriflamme', seats }, 0)).toBe('Griffin')
    expect(playerName({ game: 'orichalque', seats }, 0)).toBe('Jester')
    expect(playerName({ game: 'orichalque', seats }, 1)).toBe('Ines')
  })
})
