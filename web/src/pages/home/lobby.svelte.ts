/** The public tables, kept up to date while the page shows them. */

import type { Lobby as Message, TableInfo } from '../../wire/types'

const LONGEST_WAIT = 8000

export class LobbyTables {
  tables = $state.raw<TableInfo[] | null>(null)
  #socket: WebSocket | null = null
  #wait = 500
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor() {
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`)
    this.#socket = socket
    socket.onmessage = (event) => {
      this.tables = (JSON.parse(event.data as string) as Message).tables
      this.#wait = 500
    }
    socket.onclose = () => {
      if (this.#closed) return
      this.#retry = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }
}
