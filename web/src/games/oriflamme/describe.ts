/** Cards and places in plain words: for readers, the text table and the card that is looked at. */

import type { FamilyView } from './types'
import { DEAL } from './kinds'
import type { Wording } from './wording'
import type { CardView, View } from './view'

/** What lies there, face up or down, as far as this reader may know. */
export function cardWords(wording: Wording, card: CardView): string {
  if (card.kind === null) return wording.say('oriflamme-face-down')
  const name = wording.name(card.kind)
  if (card.up) return name
  if (card.known) return wording.say('oriflamme-face-down-known', { name })
  return wording.say(wording.open ? 'oriflamme-face-down-open' : 'oriflamme-face-down-own', { name })
}

/** All that can be seen at a position, in one line. */
export function spotWords(
  wording: Wording,
  stack: readonly CardView[],
  position: number,
  extra: readonly string[] = []
): string {
  const card = stack[0]
  if (!card) return ''
  const parts = [wording.family(card.family), cardWords(wording, card)]
  if (card.points) parts.push(wording.amount(card.points))
  if (card.verdict) parts.push(wording.say('legend-verdict'))
  if (card.rests) parts.push(wording.say('oriflamme-rests'))
  if (stack.length > 1) parts.push(wording.say('oriflamme-stack', { cards: stack.length }))
  const words = [...parts, ...extra].join(', ')
  return wording.say('oriflamme-spot', { position: position + 1, words })
}

/** The cards in a family's reserve; a Deal with the points on it. */
export function reserveWords(wording: Wording, family: FamilyView): string {
  if (!family.reserve.length) return wording.say('table-nothing')
  const named = family.reserve.map((kind) =>
    kind === DEAL ? `${wording.name(kind)} (${wording.amount(family.deal_points)})` : wording.name(kind)
  )
  return named.join(', ')
}

/** What a hidden card may be: everything that has not been seen of its family. */
export function maybeWords(wording: Wording, view: View, card: CardView, position: number): string {
  return wording.say('help-position-hidden', {
    ...wording.party(card.family),
    position: position + 1,
    round: card.placed,
    cards: wording.names(view.families[card.family]!.unseen)
  })
}

export type Where = 'up' | 'down' | 'beneath' | 'discard' | 'reserve' | 'returned' | 'hand' | 'aside' | 'unseen'

/** Where a card of a family was last seen. */
export interface Sight {
  where: Where
  /** The position in the queue, from 0, or -1. */
  position: number
  /** Of a returned card: the positions, from 0, where it may have been placed since. */
  maybe: number[]
}

/** For each kind of this table, where a family's card of it has been seen. */
export function sights(view: View, family: number): Map<number, Sight> {
  const seen = view.families[family]!
  const found = new Map<number, Sight>()
  const put = (kind: number, where: Where, position = -1, maybe: number[] = []) =>
    found.set(kind, { where, position, maybe })
  for (const kind of seen.unseen) put(kind, 'unseen')
  for (const { kind, maybe } of seen.returned) {
    put(kind, 'returned', -1, [...new Set(maybe.map(([position]) => position))])
  }
  for (const kind of seen.hand ?? []) put(kind, 'hand')
  for (const kind of seen.aside ?? []) put(kind, 'aside')
  for (const kind of seen.discard) put(kind, 'discard')
  for (const kind of seen.reserve) put(kind, 'reserve')
  view.queue.forEach((stack, position) =>
    stack.forEach((card, depth) => {
      if (card.family !== family || card.kind === null) return
      put(card.kind, depth ? 'beneath' : card.up ? 'up' : 'down', position)
    })
  )
  return found
}

/** Where it was seen, in words. */
export function sightWords(wording: Wording, sight: Sight): string {
  const said = wording.say(SIGHTS[sight.where])
  if (sight.where === 'returned' && sight.maybe.length) {
    const places = wording.both(sight.maybe.map((position) => String(position + 1)))
    return wording.say('oriflamme-maybe', { said, places })
  }
  return sight.position < 0 ? said : wording.say('oriflamme-seen-at', { said, position: sight.position + 1 })
}

/** The same without a place, for the legend. */
export const SIGHTS: Record<Where, string> = {
  up: 'oriflamme-seen-up',
  down: 'oriflamme-seen-down',
  beneath: 'legend-beneath',
  discard: 'seen-discard',
  reserve: 'seen-reserve',
  returned: 'seen-returned',
  hand: 'seen-hand',
  aside: 'seen-aside',
  unseen: 'seen-unseen'
}
