import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../words/words.svelte', () => ({ words: { language: 'en' } }))
const { TableLink } = await import('./table.svelte')
const { RequestError } = await import('./api')

/** The other end of the wire, in our hands. */
class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSED = 3
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = FakeSocket.CONNECTING
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.drop(1000)
  }

  open(): this {
    this.readyState = FakeSocket.OPEN
    this.onopen()
    return this
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  drop(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose({ code })
  }
}

const table = { host: 'me', seats: [{ kind: 'person', guest: 'me' }, { kind: 'bot', guest: '' }] }
const entry = (number: number) => ({ type: 'happened', number, at: 1_700_000_000_000 + number, told: { kind: 'said' } })
const welcome = (missed: number[], more = {}) => ({
  type: 'welcome', protocol: 1, you: 'me', seats: [0], number: missed.at(-1) ?? 0, reset: false,
  missed: missed.map(entry), table, now: null, present: ['me'], watching: 0, ...more
})

const listeners = new Map<string, () => void>()
let link: InstanceType<typeof TableLink>

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  const listen = (name: string, what: () => void): void => void listeners.set(name, what)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', new URL('https://aurum.example/tables/abc'))
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { hidden: false, addEventListener: listen, removeEventListener: () => {} })
  link = new TableLink('abc')
})

afterEach(() => {
  link.close()
  vi.useRealTimers()
})

describe('a link to a table', () => {
  it('says hello first, and is open when it is welcome', () => {
    const socket = FakeSocket.last.open()
    expect(socket.url).toBe('wss://aurum.example/api/tables/abc/socket')
    expect(socket.sent).toEqual([{ type: 'hello', after: 0, at: 0, language: 'en', passphrase: '' }])
    expect(link.link).toBe('opening')
    socket.say(welcome([1, 2]))
    expect(link.link).toBe('open')
    expect(link.entries.map(({ number }) => number)).toEqual([1, 2])
    expect(link.seats).toEqual([0])
    expect(link.hosting).toBe(true)
  })

  it('comes back by itself, later each time, and asks only for what it has missed', () => {
    FakeSocket.last.open().say(welcome([1, 2]))
    FakeSocket.last.drop(1006)
    expect(link.link).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.drop(1006)
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(400)
    const socket = FakeSocket.last.open()
    expect(FakeSocket.all).toHaveLength(3)
    expect(socket.sent[0]).toMatchObject({ type: 'hello', after: 2, at: 1_700_000_000_002 })
    socket.say(welcome([3]))
    expect(link.link).toBe('open')
    expect(link.entries.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('forgets everything when the server says so', () => {
    FakeSocket.last.open().say(welcome([1, 2, 3]))
    FakeSocket.last.drop(1012)
    vi.advanceTimersByTime(400)
    FakeSocket.last.open().say(welcome([1], { reset: true }))
    expect(link.entries.map(({ number }) => number)).toEqual([1])
  })

  it('does no command twice: what has no receipt is sent again as it was', async () => {
    const socket = FakeSocket.last.open()
    socket.say(welcome([1]))
    const done = link.send({ type: 'sit', seat: 1 })
    const [, sent] = socket.sent
    socket.drop(1006)
    vi.advanceTimersByTime(400)
    const again = FakeSocket.last.open()
    again.say(welcome([2]))
    expect(again.sent[1]).toEqual(sent)
    again.say({ type: 'receipt', id: sent!.id, number: 2, table: '' })
    await expect(done).resolves.toMatchObject({ number: 2 })
    again.drop(1006)
    vi.advanceTimersByTime(400)
    FakeSocket.last.open().say(welcome([]))
    expect(FakeSocket.last.sent).toHaveLength(1)
  })

  it('keeps what is done while the connection is lost until it is back', async () => {
    FakeSocket.last.open().say(welcome([]))
    FakeSocket.last.drop(1006)
    const done = link.send({ type: 'say', text: 'Hello' })
    vi.advanceTimersByTime(400)
    const socket = FakeSocket.last.open()
    socket.say(welcome([]))
    const { id } = socket.sent[1]!
    socket.say({ type: 'error', id, code: 'server-too-fast', says: 'Not so fast.' })
    await expect(done).rejects.toThrow('Not so fast.')
    await expect(done).rejects.toBeInstanceOf(RequestError)
  })

  it('waits at a locked door, however long the passphrase takes', () => {
    const socket = FakeSocket.last.open()
    socket.say({ type: 'error', code: 'server-passphrase', says: 'It is locked.' })
    expect(link.link).toBe('refused')
    socket.drop(4403)
    expect(link.link).toBe('refused')
    link.enter('sesam')
    expect(FakeSocket.last.open().sent[0]).toMatchObject({ passphrase: 'sesam' })
    FakeSocket.last.say(welcome([1]))
    expect(link.link).toBe('open')
    expect(link.refusal).toBeNull()
  })

  it('does not come back to a table that is not there', () => {
    const socket = FakeSocket.last.open()
    socket.say({ type: 'error', code: 'server-no-table', says: 'There is none.' })
    socket.drop(4404)
    vi.advanceTimersByTime(60_000)
    expect(link.link).toBe('gone')
    expect(link.refusal?.message).toBe('There is none.')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('believes the network when it says that it is gone, and hurries when it is back', () => {
    FakeSocket.last.open().say(welcome([1]))
    listeners.get('offline')!()
    expect(link.link).toBe('lost')
    listeners.get('online')!()
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('hears nothing any more from a socket it has left', () => {
    const old = FakeSocket.last.open()
    old.say(welcome([1]))
    listeners.get('offline')!()
    old.say(entry(2))
    expect(link.entries).toHaveLength(1)
  })

  it('takes an entry once, and tells of it only when it is live', () => {
    const heard: number[] = []
    link.onHappened = ({ number }) => heard.push(number)
    const socket = FakeSocket.last.open()
    socket.say(welcome([1]))
    socket.say(entry(2))
    socket.say(entry(2))
    expect(heard).toEqual([2])
    expect(link.entries).toHaveLength(2)
  })

  it('is closed for good when we leave', () => {
    FakeSocket.last.open().say(welcome([1]))
    link.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
