/** Lines of a chart: their colour, and who they belong to. */

import { manifestOf } from '../games'
import { playerName } from './tableText'
import type { TableInfo } from '../wire/types'
import { say } from '../words/words.svelte'

/** For games that have no colours of their own; dark enough on parchment. */
const INKS = ['#8F6A22', '#2F5FC4', '#555B6B', '#1E6B57', '#8C1C1C']

/** The colour of a player's line. */
export const inkOf = (game: string, player: number): string =>
  manifestOf(game).ink?.(player) ?? INKS[player % INKS.length]!

/** Who a line belongs to: what the game calls a seat, a player, or the automaton, who has none. */
export function lineName(info: TableInfo, player: number): string {
  const { seatName } = manifestOf(info.game)
  if (seatName) return seatName(player)
  return player < info.seats.length ? playerName(info, player) : say('web-automaton')
}
