/** A table while it is being thought out: what the dialog asks, and what is sent in the end. */

import type { Change, ClockRules, NewTable, SeatWish, Settings, TableInfo } from '../../wire/types'
import { boxOf, gameOf, type Box, type GameName } from '../../shell/catalogue.svelte'

export type Played = Box | 'own'

export interface Plan {
  played: Played
  /** Ten kinds of card, for a set of one's own. */
  cards: string[]
  /** The family that begins, or -1 for chance. */
  first: number
  solo: string
  sides: 'easy' | 'hard' | 'choose'
  initiative: 'international' | 'russian'
  seats: SeatWish[]
  clock: ClockRules
  public: boolean
  spectators: boolean
  undo: boolean
  hints: boolean
  passphrase: string
}

/** The clocks one can choose from; 0 seconds is none. */
export const CLOCKS: ClockRules[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  { kind: 'decision', seconds: 30, increment: 0 },
  { kind: 'decision', seconds: 60, increment: 0 },
  { kind: 'decision', seconds: 180, increment: 0 },
  { kind: 'bank', seconds: 300, increment: 5 },
  { kind: 'bank', seconds: 600, increment: 10 },
  { kind: 'bank', seconds: 1200, increment: 20 },
  { kind: 'bank', seconds: 2700, increment: 30 },
  { kind: 'days', seconds: 86400, increment: 0 },
  { kind: 'days', seconds: 3 * 86400, increment: 0 }
]

export const sameClock = (one: ClockRules, other: ClockRules): boolean =>
  (one.kind ?? 'none') === (other.kind ?? 'none') &&
  (one.seconds ?? 0) === (other.seconds ?? 0) &&
  (one.increment ?? 0) === (other.increment ?? 0)

export const gamePlayed = (played: Played): GameName =>
  played === 'own' ? 'oriflamme' : gameOf(played)

/** What somebody probably wants who makes a table: themselves and open seats. */
export function usualPlan(box: Box): Plan {
  const players = box === 'orichalque' ? 2 : 4
  return {
    played: box,
    cards: [],
    first: -1,
    solo: 'normal',
    sides: 'easy',
    initiative: 'international',
    seats: Array.from({ length: players }, (_, seat) => ({ kind: seat ? 'open' : 'person' })),
    clock: { ...CLOCKS[0], late: 'bot' },
    public: false,
    spectators: true,
    undo: true,
    hints: false,
    passphrase: ''
  }
}

/** The plan behind a table that is there already. */
export function planOf(table: TableInfo): Plan {
  const { options, settings } = table
  const own = Array.isArray(options.set)
  const sides = Array.isArray(options.sides) ? options.sides[0] : options.sides
  return {
    played: own ? 'own' : boxOf(table.game, options),
    cards: own ? (options.set as string[]) : [],
    first: typeof options.first === 'number' ? options.first : -1,
    solo: typeof options.solo === 'string' ? options.solo : 'normal',
    sides: sides === 'hard' || sides === 'choose' ? sides : 'easy',
    initiative: options.initiative === 'russian' ? 'russian' : 'international',
    seats: table.seats.map(({ kind, level, name }) => ({ kind, level, name })),
    clock: { ...settings.clock },
    public: settings.public ?? false,
    spectators: settings.spectators ?? true,
    undo: settings.undo ?? true,
    hints: settings.hints ?? false,
    passphrase: ''
  }
}

/** So many seats as wished: new ones are open, and the last go first. */
export function withSeats(seats: readonly SeatWish[], count: number): SeatWish[] {
  const more = Math.max(0, count - seats.length)
  return [...seats.slice(0, count), ...Array.from({ length: more }, () => ({ kind: 'open' }) as const)]
}

export function optionsOfPlan(plan: Plan): Change['options'] {
  if (plan.played === 'orichalque') {
    const options = { sides: plan.sides, initiative: plan.initiative }
    return plan.seats.length === 1 ? { ...options, solo: plan.solo } : options
  }
  const set = { oriflamme: 'base', alliance: 'alliance', mixed: 'mixed', own: plan.cards }[plan.played]
  return plan.first < 0 ? { set } : { set, first: plan.first }
}

export function settingsOfPlan(plan: Plan): Settings {
  return {
    public: plan.public,
    spectators: plan.spectators,
    undo: plan.undo,
    hints: plan.hints,
    clock: plan.clock
  }
}

export function tableOfPlan(plan: Plan): NewTable {
  return {
    game: gamePlayed(plan.played),
    seats: plan.seats.map(wishOf),
    options: optionsOfPlan(plan),
    settings: settingsOfPlan(plan),
    passphrase: plan.passphrase
  }
}

export function wishOf({ kind, level, name }: SeatWish): SeatWish {
  if (kind === 'bot') return { kind, level: level ?? '' }
  if (kind === 'local') return { kind, name: name ?? '' }
  return { kind: kind ?? 'open' }
}
