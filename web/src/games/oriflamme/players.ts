/** Who plays a seat, and how they are at the moment. */

import type { SeatInfo, TableInfo } from '../../wire/types'
import { capital, type Speech } from './speech'

export interface Person {
  /** What to call them: "You", a name, or nothing for a bot, which is known by its family. */
  name: string
  /** The one whose eyes we look with. */
  you: boolean
  bot: boolean
  /** The bot that fills in for them, or none. */
  standIn: string
  away: boolean
}

export function personAt(
  info: TableInfo | null,
  present: readonly string[],
  seat: number,
  viewer: number,
  speech: Speech
): Person {
  const chair: SeatInfo | undefined = info?.seats[seat]
  const you = seat === viewer
  const gone = chair?.kind === 'person' && !present.includes(chair.guest)
  return {
    name: you ? capital(speech.say('table-you')) : nameOf(chair, seat, speech),
    you,
    bot: chair?.kind === 'bot',
    standIn: chair?.stand_in ?? '',
    away: gone && info?.status === 'running' && !you
  }
}

function nameOf(chair: SeatInfo | undefined, seat: number, speech: Speech): string {
  if (chair?.kind === 'bot') return ''
  return chair?.name || speech.say('table-person', { seat: seat + 1 })
}

/** A person in a sentence: the name with the families, or the families alone. */
export function calledInFull(person: Person, families: readonly number[], speech: Speech): string {
  const names = families.map((family) => speech.family(family))
  return person.name && !person.you ? `${person.name} (${names.join(', ')})` : speech.both(names)
}
