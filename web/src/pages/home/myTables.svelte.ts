/** One's own tables, and whose turn it is at those that are running. */

import { api } from '../../wire/api'
import type { TableInfo } from '../../wire/types'

export interface TableTurn {
  /** The seat that is asked. */
  actor: number
  round: number
}

/** For so many tables we ask whose turn it is. */
const LOOK_AT = 8
const AGAIN = 20_000

export class MyTableList {
  tables = $state.raw<TableInfo[]>([])
  turns = $state.raw<Record<string, TableTurn>>({})
  #timer: ReturnType<typeof setInterval>
  #seen = new Map<string, number>()

  constructor() {
    void this.look()
    this.#timer = setInterval(() => void this.look(), AGAIN)
    document.addEventListener('visibilitychange', this.#wake)
  }

  close(): void {
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#wake)
  }

  #wake = (): void => {
    if (!document.hidden) void this.look()
  }

  async look(): Promise<void> {
    if (document.hidden) return
    try {
      this.tables = (await api.myTables()).tables.filter((table) => table.status !== 'closed')
      const running = this.tables.filter((table) => table.status === 'running').slice(0, LOOK_AT)
      await Promise.all(running.map((table) => this.#stand(table)))
    } catch {
      // The next request may reach the server again.
    }
  }

  /** A table does not say whose turn it is, but its latest moment does. */
  async #stand(table: TableInfo): Promise<void> {
    if (this.#seen.get(table.id) === table.move) return
    const moment = await api.moment(table.id, table.move, -3)
    this.#seen.set(table.id, table.move)
    this.turns = { ...this.turns, [table.id]: { actor: moment.actor, round: roundOf(moment.view) } }
  }
}

/** The round of a view; 0 in a game without rounds. */
function roundOf(view: unknown): number {
  const round = typeof view === 'object' && view && 'round' in view ? view.round : 0
  return typeof round === 'number' ? round : 0
}

/** Whether this guest is asked at a table. */
export function isAsked(table: TableInfo, standing: TableTurn | undefined, guest: string): boolean {
  const seat = standing && table.seats[standing.actor]
  return !!seat && seat.guest === guest && !seat.stand_in
}
