/** A table while it is being thought out: what the dialog asks, and what is sent in the end. */

import { editionAt, editionNamed, gameOfEdition, manifestOf } from '../../games'
import type { Options } from '../../games/manifest'
import type { ClockRules, NewTable, SeatWish, TableSettings, TableInfo } from '../../wire/types'

export interface TableDraft {
  /** What is played, and with which options of the game. */
  edition: string
  options: Options
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

/** The usual options of an edition. */
const usualOptions = (edition: string): Options => ({
  ...gameOfEdition(edition).options?.usual, ...editionNamed(edition).options
})

/** The usual start of a new table: its host and open seats. */
export function usualPlan(edition: string): TableDraft {
  const players = gameOfEdition(edition).tableSeats
  return {
    edition,
    options: usualOptions(edition),
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
export function planOf(table: TableInfo): TableDraft {
  const { options, settings } = table
  return {
    edition: editionAt(table.game, options).name,
    options: manifestOf(table.game).options?.read(options) ?? (options as Options),
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

/** Another edition: what the same game has in common stays. */
export function withEdition(plan: TableDraft, edition: string): TableDraft {
  const same = gameOfEdition(edition) === gameOfEdition(plan.edition)
  return { ...plan, edition, options: { ...(same ? plan.options : {}), ...(same ? editionNamed(edition).options : usualOptions(edition)) } }
}

export const isReady = ({ edition, options }: TableDraft): boolean => gameOfEdition(edition).options?.ready?.(options) ?? true

export function optionsOfPlan({ edition, options, seats }: TableDraft): Options {
  return gameOfEdition(edition).options?.write?.(options, seats.length) ?? options
}

export function settingsOfPlan(plan: TableDraft): TableSettings {
  return {
    public: plan.public,
    spectators: plan.spectators,
    undo: plan.undo,
    hints: plan.hints,
    clock: plan.clock
  }
}

export function tableOfPlan(plan: TableDraft): NewTable {
  return {
    game: gameOfEdition(plan.edition).name,
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
