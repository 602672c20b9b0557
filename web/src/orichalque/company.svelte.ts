/** Who sits at the table we look at, so that the log and the sentences can name them. */

import { botName } from '../house/tables'
import type { SeatInfo, TableInfo } from '../wire/types'
import { say } from '../words/words.svelte'

class Company {
  #seats = $state.raw<readonly SeatInfo[]>([])

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
}

export const company = new Company()
