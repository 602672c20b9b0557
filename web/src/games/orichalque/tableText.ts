/** Cards on display and what players need, in words. */

import { NONE } from './names'
import type { BoardModel } from './boardModel'
import type { Wording } from './wording'

/** A card of the display with all that lies on it. */
export function entryWords(wording: Wording, model: BoardModel, place: number): { action: string; tile: string } {
  const [card = 0, tile = NONE, ...creatures] = model.view.display[place] ?? []
  let name = tile === NONE ? wording.say('desk-no-tile') : wording.tile(tile)
  const beasts = creatures.filter((kind) => kind >= 0).map((kind) => wording.beast(kind))
  if (beasts.length)
    name = wording.say('orchoice-tile-beasts', { tile: name, beasts: beasts.join(', ') })
  return { action: wording.action(model.pieces.action(card)), tile: name }
}

/** What a player still needs for victory (OR-9.5). */
export function missing(wording: Wording, model: BoardModel, player: number): string {
  const { points, creatures } = model.view.players[player]!
  const more = model.pieces.set.enough - points
  const needs = []
  if (more > 0) needs.push(wording.say('desk-missing-points', { n: more }))
  if (creatures.length) needs.push(wording.say('desk-missing-creatures', { n: creatures.length }))
  if (!needs.length && model.question === 'release' && model.view.current === player)
    needs.push(wording.say('desk-missing-titan'))
  return needs.join(', ') || wording.say('desk-missing-nothing')
}
