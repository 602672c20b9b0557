import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { manifests } from '../games'
import type { SeatInfo, TableInfo } from '../wire/types'
import { words } from '../words/words.svelte'
import { botName, playerName, titleOf } from './tableText'

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

  it('is that of the seat where the game has names for seats', async () => {
    await words.setLanguage('en')
    const seats = [seat('bot', 'random'), seat('person', '', 'Ines')]
    for (const { name: game, seatName } of manifests) {
      expect(playerName({ game, seats }, 0)).toBe(seatName?.(0) ?? 'Jester')
      expect(playerName({ game, seats }, 1)).toBe('Ines')
    }
    expect(playerName({ game: 'chess', seats }, 0)).toBe('Jester')
  })
})

describe('the title of a table', () => {
  it('is that of its edition; of a game we have no words for, its name', async () => {
    await words.setLanguage('en')
    const at = (game: string, options = {}) => titleOf({ game, options } as TableInfo)
    for (const { name, editions } of manifests) expect(at(name, editions[0].options)).toBe(words.say(`web-edition-${editions[0].name}`))
    expect(at('liars_dice')).toBe('Liars dice')
  })
})
