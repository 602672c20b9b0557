/** Events of Oriflamme as lines of the log. */

import type { LogLine } from '../gameui'
import type { Happened } from '../../wire/types'
import type { Facts } from '../../words/words.svelte'
import { SHAPESHIFTER, slug } from './kinds'
import type { Speech } from './speech'

/** An event as the wire tells it: its name, its rule, and facts that are numbers. */
export type Told = Record<string, string | number>

/** Events in order, each with the entry and the move it belongs to. */
export interface Moment {
  entry: number
  move: number
  events: readonly Told[]
}

const SPOTS = ['alone', 'start', 'end']

/** Gains with a story of their own, by their rule. */
const GAINED: Record<string, string> = {
  'OF-4.1': 'log-gained-elimination',
  'OF-6.3': 'log-gained-ambush',
  'AL-2.4': 'log-gained-extortion',
  'AL-2.6': 'log-gained-infiltration',
  'AL-2.7': 'log-gained-deal',
  'AL-2.8': 'log-gained-deal-end'
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

/** The whole story so far. What only makes sense together becomes one line. */
export function story(speech: Speech, told: readonly Moment[]): LogLine[] {
  const lines: LogLine[] = []
  let round = 0
  let placing = false
  let dealt = false
  for (const { entry, move, events } of told) {
    const where = { entry, move }
    const title = (text: string, rule: string) =>
      lines.push({ ...where, seat: -1, text, rule, heading: true })
    for (let index = 0; index < events.length; index++) {
      const event = events[index]!
      const name = String(event.event)
      const rule = String(event.rule)
      const family = Number(event.family)
      if (name === 'began') {
        round = Number(event.round)
        placing = false
        title(speech.say('log-began', { ...speech.party(family), round }), rule)
        continue
      }
      if (name === 'ended') {
        title(speech.say('log-ended'), rule)
        continue
      }
      if (name === 'placed') placing = true
      else if (placing) {
        placing = false
        title(speech.say('log-resolution', { round }), 'OF-3.1')
      }
      if (name === 'dealt' && event.first === undefined) {
        if (!dealt) {
          const text = speech.say('log-dealt-unseen', { cards: Number(event.cards) })
          lines.push({ ...where, seat: -1, text, rule })
        }
        dealt = true
        continue
      }
      const teller = TELLERS[name]
      if (!teller) continue // a newer house may tell of something this page has no words for
      // The mark before a line is a crest, and in the duel a seat has two: so the family it is.
      const line: LogLine = { ...where, seat: family, text: teller(speech, event), rule }
      let gain = gained(event)
      if (name === 'eliminated' && events[index + 1]?.rule === 'OF-4.1') {
        index++
        gain = '+1'
      }
      if (gain) line.gain = gain
      lines.push(line)
    }
  }
  return lines
}

/** Points won: with a dot where they lie on a card and not in the stock. */
function gained(event: Told): string {
  if (event.event === 'kept') return '●+1'
  if (event.event === 'put') return `●+${event.points}`
  if (event.event === 'robbed') return '+1'
  const counts = event.event === 'revealed' || event.event === 'gained'
  return counts && event.points ? `+${event.points}` : ''
}

const place = (event: Told) => ({ position: Number(event.position) + 1 })

/** Family, card, place and points, for the messages that name them all. */
function about(speech: Speech, event: Told): Facts {
  const kind = Number(event.kind)
  const family = Number(event.family)
  const points = Number(event.points ?? 0)
  const amount = speech.amount(points)
  return {
    ...speech.party(family),
    ...place(event),
    the: speech.the(kind),
    subject: speech.subject(family, kind),
    points,
    amount,
    lost: points ? speech.say('log-lost', { points, amount }) : ''
  }
}

const actor = (speech: Speech, event: Told): Facts => ({
  ...speech.party(Number(event.family)),
  ...place(event)
})

function pointsMoved(speech: Speech, event: Told): Facts {
  const points = Number(event.points)
  const target = speech.target(Number(event.family), null, false, { vague: true })
  return { ...actor(speech, event), target, points, amount: speech.amount(points) }
}

/** Somebody's card, its face untold. */
const card = (speech: Speech, event: Told): string =>
  speech.target(Number(event.owner), null, false, { actor: Number(event.family), vague: true })

const TELLERS: Record<string, (speech: Speech, event: Told) => string> = {
  dealt: (speech, event) =>
    speech.sentence('log-dealt', {
      ...speech.party(Number(event.family)),
      cards: Number(event.cards),
      aside: speech.names([Number(event.first), Number(event.second), Number(event.third)])
    }),
  placed: (speech, event) => {
    const spot = SPOTS[Number(event.spot)]
    const named = actor(speech, event)
    const the = event.kind === undefined ? null : speech.the(Number(event.kind))
    if (!spot) {
      if (the === null) return speech.say('log-placed-on', named)
      return speech.say('log-placed-on-with', { ...named, the })
    }
    const laid = the === null ? speech.say('card-some') : speech.say('card-named', { the })
    return speech.say(`log-placed-${spot}`, { ...named, card: laid })
  },
  kept: (speech, event) =>
    speech.say('log-kept', { ...actor(speech, event), amount: speech.amount(Number(event.points)) }),
  revealed: (speech, event) => speech.say('log-revealed', about(speech, event)),
  idle: (speech, event) => {
    const reason = `idle-${slug(Number(event.kind))}`
    const why = speech.voice.has(reason) ? speech.say(reason) : ''
    return speech.sentence('log-idle', { ...about(speech, event), why })
  },
  rested: (speech, event) => speech.say('log-rested', actor(speech, event)),
  gained: (speech, event) => {
    const points = Number(event.points)
    const key = GAINED[String(event.rule)] ?? 'log-gained'
    return speech.sentence(points ? key : 'log-gained-nothing', {
      ...speech.party(Number(event.family)),
      the: speech.the(Number(event.kind)),
      amount: speech.amount(points)
    })
  },
  robbed: (speech, event) => {
    const named = speech.party(Number(event.family))
    if (event.victim === speech.reader) return speech.say('log-robbed-you', named)
    const victimof = speech.party(Number(event.victim)).of
    return speech.say('log-robbed', { ...named, victimof })
  },
  put: (speech, event) => speech.sentence('log-put', pointsMoved(speech, event)),
  drained: (speech, event) => speech.sentence('log-drained', pointsMoved(speech, event)),
  eliminated: (speech, event) => {
    const hidden = Boolean(event.hidden)
    const kind = hidden ? null : Number(event.kind)
    const target = speech.target(Number(event.owner), kind, hidden, { actor: Number(event.family) })
    const key = hidden ? 'log-eliminated-hidden' : 'log-eliminated'
    return speech.say(key, { ...about(speech, event), target })
  },
  discarded: (speech, event) => {
    const key = event.rule === 'OF-6.3' ? 'log-discarded-ambushed' : 'log-discarded'
    return speech.sentence(key, about(speech, event))
  },
  reserved: (speech, event) => speech.say('log-reserved', about(speech, event)),
  copied: (speech, event) =>
    speech.sentence('log-copied', {
      ...about(speech, event),
      subject: speech.subject(Number(event.family), SHAPESHIFTER),
      model: Number(event.model) + 1
    }),
  moved: (speech, event) =>
    speech.say('log-moved', {
      ...actor(speech, event),
      target: card(speech, event),
      goal: Number(event.goal) + 1
    }),
  swapped: (speech, event) => {
    if (event.card === undefined) return speech.say('log-swapped', about(speech, event))
    const laid = speech.say('card-named', { the: speech.the(Number(event.card)) })
    return speech.say('log-swapped-known', { ...about(speech, event), card: laid })
  },
  marked: (speech, event) =>
    speech.say('log-marked', { ...actor(speech, event), target: card(speech, event) }),
  hid: (speech, event) => speech.sentence('log-hid', about(speech, event))
}
