/** What is worth a moment's attention when it happens: dice, Titans, all that the automaton does. */

import type { Line } from '../../wire/types'
import { phrase, sentence, type Reader } from '../../words/phrase'
import { ACTIONS, TITANS } from './names'
import { buildingIcon, creatureIcon } from './icons'
import type { Pieces } from './pieces'
import { dice, type SeenEvents } from './seenEvents'
import type { GameEvent } from './types'

export interface Announcement {
  player: number
  text: string
  icon: string
  /** The dice as they fell; 0 is a skull. */
  dice: number[]
  /** How long it stays, in milliseconds. */
  stays: number
}

const STEP = 1500
const ROLL = 2300
/** What is announced of every player. */
const NEWS: readonly string[] = ['came', 'went', 'ended', 'erected', 'forged']
/** What is announced together with the dice, by what follows, or not at all. */
const UNTOLD: readonly string[] = ['rolled', 'captured', 'lost', 'turn', 'round', 'returned']

/** The announcements of an entry; `automaton` is its player, or -1. */
export function announcements(pieces: Pieces, seen: SeenEvents, reader: Reader, automaton: number): Announcement[] {
  const { events, lines } = seen
  const found: Announcement[] = []
  for (const line of lines) {
    const event = events[line.event]!
    const player = line.seat ?? -1
    const text = inWords(line, reader)
    if (event.event === 'rolled') {
      // The dice and their result are shown together and announced together.
      const next = events[line.event + 1]
      const ends = next?.event === 'captured' || next?.event === 'lost' ? next : null
      const told = ends && lines.find((one) => one.event === line.event + 1)
      const icon = ends ? creatureIcon(pieces.creature(ends.creature)) : ''
      found.push({ player, text: told ? inWords(told, reader) : text, icon, dice: dice(event.roll), stays: ROLL })
      continue
    }
    if (line.heading || player < 0 || UNTOLD.includes(event.event)) continue
    const own = player !== automaton
    if (own && (!NEWS.includes(event.event) || (player === reader.seat && event.event !== 'came'))) continue
    found.push({ player, text, icon: iconOf(pieces, event), dice: [], stays: STEP })
  }
  return found
}

/** All that the automaton did in its last turn, in order. */
export function lastTurn(seen: readonly SeenEvents[], reader: Reader): string[] {
  const told = seen.flatMap(({ events, lines }) => lines.map((line) => ({ line, name: events[line.event]!.event })))
  const start = told.findLastIndex(({ line, name }) => name === 'turn' && line.seat === 1)
  if (start < 0) return []
  const after = told.slice(start + 1)
  const end = after.findIndex(({ name }) => name === 'round')
  return (end < 0 ? after : after.slice(0, end))
    .filter(({ line, name }) => line.seat === 1 && name !== 'returned')
    .map(({ line }) => inWords(line, reader))
}

/** A line of the log with what was gained by it. */
function inWords({ sentence: said, gain }: Line, reader: Reader): string {
  const text = sentence(said, reader)
  return gain ? `${text} ${typeof gain === 'string' ? gain : phrase(gain, reader)}` : text
}

function iconOf(pieces: Pieces, event: GameEvent): string {
  switch (event.event) {
    case 'came':
    case 'went':
    case 'favoured':
      return TITANS[event.titan] ?? ''
    case 'acted':
    case 'bought':
      return ACTIONS[event.action] ?? ''
    case 'took':
      return ACTIONS[pieces.action(event.card)] ?? ''
    case 'gained':
    case 'spent':
      return event.hoplites > 0 ? 'hoplite' : 'ori'
    case 'built':
    case 'unearthed':
      return buildingIcon(pieces.set.buildings[event.building])
    case 'erected':
      return 'temple'
    case 'forged':
    case 'ended':
      return 'medallion'
    default:
      return ''
  }
}
