/** What is worth a moment's attention when it happens: dice, Titans, all that the automaton does. */

import { ACTIONS, NONE, TITANS } from './names'
import { dice } from './odds'
import { buildingIcon, creatureIcon } from './icons'
import type { Speech } from './speech'
import { fact, tellEvent, type Told } from './telling'

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

/** The beats of an entry, for whoever looks from a seat. */
export function announcements(speech: Speech, events: readonly Told[]): Announcement[] {
  const found: Announcement[] = []
  events.forEach((event, index) => {
    const player = fact(event, 'player')
    const automaton = speech.solo && player === 1
    const name = String(event.event)
    if (name === 'rolled') {
      // The dice and what came of them are one: seen together, told together.
      const next = events[index + 1]
      const ends = next && ['captured', 'lost'].includes(String(next.event)) ? next : null
      const text = tellEvent(speech, ends ?? event)
      const icon = ends ? creatureIcon(speech.pieces.creature(fact(ends, 'creature'))) : ''
      found.push({ player, text, icon, dice: dice(fact(event, 'roll')), stays: ROLL })
      return
    }
    if (['captured', 'lost', 'turn', 'round', 'returned'].includes(name)) return
    const told = automaton || ['came', 'went', 'ended'].includes(name) || name === 'erected' || name === 'forged'
    if (!told || player === NONE) return
    if (!automaton && player === speech.reader && name !== 'came') return
    const text = name === 'ended' ? speech.sentence('desk-wins', speech.party(player)) : tellEvent(speech, event)
    if (text) found.push({ player, text, icon: iconOf(speech, event), dice: [], stays: STEP })
  })
  return found
}

/** All that the automaton did in its last turn, in order. */
export function lastTurn(speech: Speech, events: readonly Told[]): string[] {
  const start = events.findLastIndex((event) => event.event === 'turn' && fact(event, 'player') === 1)
  if (start < 0) return []
  const after = events.slice(start + 1)
  const end = after.findIndex((event) => event.event === 'turn' || event.event === 'round')
  return (end < 0 ? after : after.slice(0, end))
    .filter((event) => fact(event, 'player') === 1 && event.event !== 'returned')
    .map((event) => tellEvent(speech, event))
    .filter(Boolean)
}

function iconOf(speech: Speech, event: Told): string {
  switch (event.event) {
    case 'came':
    case 'went':
    case 'favoured':
      return TITANS[fact(event, 'titan')] ?? ''
    case 'acted':
    case 'bought':
      return ACTIONS[fact(event, 'action')] ?? ''
    case 'took':
      return ACTIONS[speech.pieces.action(fact(event, 'card'))] ?? ''
    case 'gained':
    case 'spent':
      return fact(event, 'hoplites') > 0 ? 'hoplite' : 'ori'
    case 'built':
    case 'unearthed':
      return buildingIcon(speech.pieces.box.buildings[fact(event, 'building')])
    case 'erected':
      return 'temple'
    case 'forged':
    case 'ended':
      return 'medallion'
    default:
      return ''
  }
}
