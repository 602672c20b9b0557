/** A connection to a table that heals itself: nothing is missed, and no command is done twice. */

import { words } from '../words/words.svelte'
import { RequestError } from './api'
import { shareUnchanged } from './shareUnchanged'
import type {
  Command, Happened, Now, Position, Receipt, SeatInfo, ServerMessage, TableInfo, Welcome
} from './types'

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

interface Waiting {
  text: string
  done: (receipt: Receipt) => void
  refused: (problem: RequestError) => void
}

type Link = 'opening' | 'open' | 'lost' | 'refused' | 'gone'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const LONG_SLEEP = 60_000
/** There is no such table. */
const GONE = 4404

export class TableLink {
  readonly id: string
  link = $state<Link>('opening')
  /** Why the table does not let us in. */
  refusal = $state.raw<RequestError | null>(null)
  info = $state.raw<TableInfo | null>(null)
  now = $state.raw<Now | null>(null)
  /** When `now` came, by our own clock, to let the clocks run on from there. */
  since = $state.raw(0)
  you = $state('')
  present = $state.raw<string[]>([])
  watching = $state(0)
  /** Every entry of the log we know, in order. */
  entries = $state.raw<Happened[]>([])
  /** Called for each entry that happens while we look, for what moves and sounds. */
  onHappened: (entry: Happened) => void = () => {}

  #socket: WebSocket | null = null
  #number = 0
  #passphrase = ''
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<string, Waiting>()
  #commands = 0
  #tag = crypto.getRandomValues(new Uint32Array(2)).join('-')
  #closed = false
  #asleep = 0

  /** `live` is false for a moment of a replay, to which nothing is sent. */
  constructor(id: string, live = true) {
    this.id = id
    if (!live) return
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Our own seats. */
  get seats(): number[] {
    return (this.info?.seats ?? []).flatMap((seat, number) => (this.#mine(seat) ? [number] : []))
  }

  #mine(seat: SeatInfo): boolean {
    return !!this.you && (seat.kind === 'person' || seat.kind === 'local') && seat.guest === this.you
  }

  /** The seat of ours that is asked something, with its position. */
  get asked(): Position | null {
    return this.now?.positions.find((position) => position.choices.length > 0) ?? null
  }

  get hosting(): boolean {
    return !!this.you && this.info?.host === this.you
  }

  enter(passphrase: string): void {
    this.#passphrase = passphrase
    const state = this.#socket?.readyState
    if (state === WebSocket.OPEN) this.#hello()
    else if (state !== WebSocket.CONNECTING) this.#connect() // else the hello is yet to be said
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    this.#socket?.close()
  }

  /** Give a command. It resolves when it is done and kept, and survives a lost connection. */
  send(wish: Wish): Promise<Receipt> {
    const id = `${this.#tag}-${++this.#commands}`
    const text = JSON.stringify({ ...wish, id })
    return new Promise((done, refused) => {
      this.#waiting.set(id, { text, done, refused })
      if (this.link === 'open') this.#socket?.send(text)
    })
  }

  // The connection

  #hurry = (): void => {
    if (this.link === 'lost') {
      clearTimeout(this.#retry)
      this.#connect()
    }
  }

  /** The network says it is gone; a socket would notice only minutes later. */
  #drop = (): void => {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    if (this.link !== 'gone') this.#lose()
  }

  #lose(): void {
    this.link = 'lost'
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(Math.max(this.#wait * 2, FIRST_WAIT), LONGEST_WAIT)
  }

  /** After sleep a phone's socket may be dead without a close event. */
  #wake = (): void => {
    if (document.hidden) {
      this.#asleep = Date.now()
    } else if (this.link === 'open' && Date.now() - this.#asleep > LONG_SLEEP) {
      this.#wait = 0
      this.#drop()
    } else {
      this.#hurry()
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.#socket?.close()
    this.#socket = socket
    socket.onopen = () => this.#hello()
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#take(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return
      // Whoever looks for the passphrase may take longer than the server waits for a hello.
      if (this.link === 'refused' && event.code !== GONE) return
      if (event.code === GONE) this.link = 'gone'
      else this.#lose()
    }
  }

  #hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const language = words.language
    const at = this.entries.at(-1)?.at ?? 0
    const hello = { type: 'hello', after: this.#number, at, language, passphrase: this.#passphrase }
    this.#socket.send(JSON.stringify(hello))
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happen(message, true)
      case 'present':
        this.present = message.present
        this.watching = message.watching
        return
      case 'receipt':
        return this.#settle(message.id, (waiting) => waiting.done(message))
      case 'error': {
        const problem = new RequestError(message)
        if (message.id) return this.#settle(message.id, (waiting) => waiting.refused(problem))
        if (this.link !== 'open') {
          this.link = 'refused'
          this.refusal = problem
        }
      }
    }
  }

  #welcome(message: Welcome): void {
    if (message.reset) {
      this.#number = 0
      this.entries = []
    }
    for (const entry of message.missed) this.#happen(entry, false)
    this.you = message.you
    this.info = shareUnchanged(this.info, message.table)
    this.#stand(message.now)
    this.present = message.present
    this.watching = message.watching
    this.link = 'open'
    this.refusal = null
    this.#wait = FIRST_WAIT
    for (const waiting of this.#waiting.values()) this.#socket?.send(waiting.text)
  }

  #happen(entry: Happened, live: boolean): void {
    if (entry.number <= this.#number) return
    this.#number = entry.number
    this.entries = [...this.entries, entry]
    if (entry.table) this.info = shareUnchanged(this.info, entry.table)
    if (entry.now) this.#stand(entry.now)
    else if (entry.told.kind === 'stopped') this.#stop()
    if (live) this.onHappened(entry)
  }

  #stand(now: Now | null): void {
    this.now = shareUnchanged(this.now, now)
    this.since = performance.now()
  }

  /** The game cannot go on: nothing is asked any more, and no clock runs. */
  #stop(): void {
    if (!this.now) return
    const positions = this.now.positions.map(({ asked: _, ...position }) => ({ ...position, choices: [], undo: this.now!.move }))
    this.now = { ...this.now, actor: -2, clocks: null, positions }
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    how(waiting)
  }
}
