/** Who sits at the table we look at, so that the log and the sentences can name them. */

import { botName } from '../../table/tableText'
import type { SeatInfo, TableInfo } from '../../wire/types'
import { say, words } from '../../words/words.svelte'
import { NONE } from './names'
import type { Pieces } from './pieces'
import { Wording } from './wording'

class SeatNames {
  #seats = $state.raw<readonly SeatInfo[]>([])
  #wording: Wording | null = null

  get seats(): readonly SeatInfo[] {
    return this.#seats
  }

  meet(info: TableInfo | null): void {
    if (info && info.game === 'orichalque') this.#seats = info.seats
  }

  /** How each player is called in a sentence; alone, the automaton is the second. */
  names(players: number, solo: boolean): string[] {
    return Array.from({ length: players }, (_, player) => {
      if (solo && player === 1) return say('automaton.the')
      const seat = this.#seats[player]
      if (seat?.kind === 'bot') return botName(this.#seats, player)
      return seat?.name || say('table-person', { seat: player + 1 })
    })
  }

  /** The words for a reader at a seat: the same object as long as they would be equal. */
  wording(pieces: Pieces, players: number, seat: number, solo: boolean): Wording {
    const names = this.names(players, solo)
    const reader = Math.max(NONE, seat)
    const last = this.#wording
    const alike =
      last?.pieces === pieces && last.reader === reader && last.solo === solo &&
      last.names.join('\n') === names.join('\n')
    if (alike) return last
    return (this.#wording = new Wording(words, pieces, names, reader, solo))
  }
}

export const seatNames = new SeatNames()
