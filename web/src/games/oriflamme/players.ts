/** Who plays a seat, and how they are at the moment. */

import type { SeatInfo, TableInfo } from '../../wire/types'
import { capital } from '../../words/phrase'
import type { Wording } from './wording'

export interface Player {
  /** What to call them: "You", a name, or nothing for a bot, which is known by its family. */
  name: string
  /** The player from whose viewpoint the table is shown. */
  you: boolean
  bot: boolean
  /** The bot that fills in for them, or none. */
  standIn: string
  away: boolean
}

export function playerAt(
  info: TableInfo | null,
  present: readonly string[],
  seat: number,
  viewer: number,
  wording: Wording
): Player {
  const chair: SeatInfo | undefined = info?.seats[seat]
  const you = seat === viewer
  const gone = chair?.kind === 'person' && !present.includes(chair.guest)
  return {
    name: you ? capital(wording.say('table-you')) : nameOf(chair, seat, wording),
    you,
    bot: chair?.kind === 'bot',
    standIn: chair?.stand_in ?? '',
    away: gone && info?.status === 'running' && !you
  }
}

function nameOf(chair: SeatInfo | undefined, seat: number, wording: Wording): string {
  if (chair?.kind === 'bot') return ''
  return chair?.name || wording.say('table-person', { seat: seat + 1 })
}

/** A person in a sentence: the name with the families, or the families alone. */
export function fullName(person: Player, families: readonly number[], wording: Wording): string {
  const names = families.map((family) => wording.family(family))
  return person.name && !person.you ? `${person.name} (${names.join(', ')})` : wording.both(names)
}
