/** Events of Orichalque as lines of the log, with a heading for each round. */

import type { LogLine } from '../gameui'
import type { Happened } from '../../wire/types'
import { signed, type Speech } from './speech'
import { fact, shown, tellEvent, type Told } from './telling'

/** What happens to the table rather than to a player. */
const TIDINGS: readonly string[] = ['dealt', 'drew', 'sided', 'shuffled', 'shown', 'appeared', 'offered']

/** The events of an entry as one seat saw them. */
export interface Moment {
  entry: number
  move: number
  events: readonly Told[]
}

/** What a seat saw, in order, without what was taken back. */
export function moments(entries: readonly Happened[], seat: number): Moment[] {
  const kept: Moment[] = []
  for (const { number, told, seen } of entries) {
    const move = told.move ?? 0
    if (told.kind === 'undone') {
      while (kept.length && kept.at(-1)!.move > move) kept.pop()
      continue
    }
    const mine = seen?.find((fact) => fact.seat === seat) ?? seen?.[0]
    if (mine) kept.push({ entry: number, move, events: mine.events })
  }
  return kept
}

/** What the log says of a moment. */
export function linesOf(speech: Speech, { entry, move, events }: Moment): LogLine[] {
  const lines: LogLine[] = []
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!
    const rule = String(event.rule)
    const line = (text: string, more: Partial<LogLine> = {}) =>
      lines.push({ entry, move, seat: whose(event), text, rule, ...more })
    switch (event.event) {
      case 'round': {
        const party = speech.party(fact(event, 'player'))
        const text = speech.say('orlog-round', { ...party, round: fact(event, 'round') })
        line(text, { heading: true, seat: -1 })
        continue
      }
      case 'ended': {
        line(speech.say('orlog-ended'), { heading: true, seat: -1 })
        const wins = speech.sentence('desk-wins', speech.party(fact(event, 'player')))
        line(wins)
        continue
      }
      case 'turn':
        // Whoever plays is told by what they do; only the automaton does things by itself.
        if (speech.solo && whose(event) === 1) line(tellEvent(speech, event))
        continue
      case 'shown': {
        const beasts: number[] = []
        while (events[index + 1]?.event === 'appeared')
          beasts.push(fact(events[++index]!, 'creature'))
        line(shown(speech, event, beasts))
        continue
      }
      case 'returned':
        // Of a discarded card one need not be told that its tile goes too.
        if (events[index - 1]?.event === 'discarded') continue
        break
    }
    const [first, second] = together(event, events[index + 1])
    if (second) index++
    const text = tellEvent(speech, first)
    const won = [gain(speech, first), second ? gain(speech, second) : ''].filter(Boolean).join(' ')
    if (text) line(text, { rule: String(first.rule), ...(won ? { gain: won } : {}) })
  }
  return lines
}

/** What is one thing to whoever reads it: the event to tell, and the one whose gain stands beside. */
function together(event: Told, next: Told | undefined): [Told, Told?] {
  switch (next && `${event.event} ${next.event} ${next.rule}`) {
    case 'spent took OR-3.2':
      return event.rule === 'OR-3.1' ? [next!, event] : [event]
    case 'acted gained OR-6.1':
    case 'bought spent OR-8.1':
    case 'bought spent OR-10.6':
    case 'founded gained OR-2.2':
      return [event, next]
    default:
      return [event]
  }
}

function whose(event: Told): number {
  return TIDINGS.includes(String(event.event)) ? -1 : fact(event, 'player')
}

/** What somebody gained or lost, in a few words. */
function gain(speech: Speech, event: Told): string {
  switch (event.event) {
    case 'gained':
      return speech.change(fact(event, 'hoplites'), fact(event, 'orichalque'))
    case 'spent':
      return speech.change(-fact(event, 'hoplites'), -fact(event, 'orichalque'))
    case 'erected':
    case 'forged':
      return signed(1, speech.say('victory-points-count', { n: 1 }))
    default:
      return ''
  }
}
