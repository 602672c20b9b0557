/** Tables in words. */

import type { ClockRules, SeatInfo, TableInfo } from '../wire/types'
import { editionAt, manifestOf, titleOfEdition } from '../games'
import { say } from '../words/words.svelte'
import { levelName } from '../shell/catalogue.svelte'

export const titleOf = (info: TableInfo): string => titleOfEdition(editionAt(info.game, info.options).name)

/** How a time is said: 45 s, 10 min, 2 h, 3 days. */
function timeWords(seconds: number): string {
  if (seconds >= 86400 && seconds % 86400 === 0) return say('web-days', { n: seconds / 86400 })
  if (seconds >= 3600 && seconds % 3600 === 0) return say('web-hours', { n: seconds / 3600 })
  if (seconds >= 60 && seconds % 60 === 0) return say('web-minutes', { n: seconds / 60 })
  return say('web-seconds', { n: seconds })
}

export function clockWords(clock: ClockRules = {}): string {
  const { kind = 'none', seconds = 0, increment = 0 } = clock
  if (kind === 'none') return say('web-clock-none')
  const time = timeWords(seconds)
  if (kind !== 'bank') return say('web-clock-each-choice', { time })
  if (!increment) return say('web-clock-bank', { time })
  return say('web-clock-bank-gains', { time, more: timeWords(increment) })
}

/** Who sits there, by name. */
export function nameOf(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === 'open') return say('web-seat-open')
  return seat.kind === 'bot' ? levelName(seat.level) : seat.name
}

/** Who plays a seat, as the board calls them: bots go by what the game calls their seat, or by their level. */
export function playerName(info: Pick<TableInfo, 'game' | 'seats'>, number: number): string {
  const seat = info.seats[number]
  if (seat?.kind !== 'bot') return nameOf(seat)
  return manifestOf(info.game).seatName?.(number) ?? botName(info.seats, number)
}

/** A bot by its level; with the number of its seat where another is called the same. */
export function botName(seats: readonly SeatInfo[], number: number): string {
  const level = seats[number]?.level ?? ''
  const alike = seats.filter((seat) => seat.kind === 'bot' && seat.level === level).length > 1
  return alike ? `${levelName(level)} ${number + 1}` : levelName(level)
}

/** What is to be known of a seat beside the name: that it is a bot, or shares the screen. */
export function seatNote(seat: SeatInfo): string {
  if (seat.kind === 'bot') return say('web-bot-kind')
  if (seat.stand_in) return say('web-seat-stand-in')
  return seat.kind === 'local' ? say('web-seat-local') : ''
}

export function hostOf(info: TableInfo): string {
  return info.seats.find((seat) => seat.guest === info.host)?.name ?? ''
}

/** The names of the people at a table. */
export function peopleAt(info: TableInfo): string {
  const names = info.seats.filter((seat) => seat.guest).map((seat) => seat.name)
  return names.join(', ')
}

/** The id of a table from typed or pasted text: a code, or a link to it. */
export function tableId(typed: string): string | null {
  const text = typed.trim()
  const found = /(?:^|\/tables\/)([A-Za-z0-9_-]{16})(?:[/?#].*)?$/.exec(text)
  return found?.[1] ?? null
}
