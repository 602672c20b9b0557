/** Who we are to the server. A guest has a name and a colour; the browser keeps the proof. */

import { api, RequestError } from '../wire/api'
import type { Me } from '../wire/types'
import { words } from '../words/words.svelte'

/** The server keeps who we are in a cookie that scripts cannot read; this says whether asking is worth it. */
const KEY = 'aurum-guest'

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Then the server is asked every time.
  }
}

class Person {
  me = $state.raw<Me | null>(null)
  /** Whether the server has answered who we are. */
  known = $state(false)
  #settle: () => void = () => {}
  /** Resolves once the server has said who we are, or that it does not know us. */
  readonly settled = new Promise<void>((done) => (this.#settle = done))

  /** Ask the server who we are, for as long as it does not answer. */
  async arrive(): Promise<void> {
    if (!remembered()) this.known = true
    for (let wait = 500; !this.known; wait = Math.min(wait * 2, 8000)) {
      try {
        this.#known((await api.me()).me)
      } catch (problem) {
        if (problem instanceof RequestError) this.#known(null)
        else await new Promise((done) => setTimeout(done, wait))
      }
    }
    this.#settle()
  }

  /** Take a name, or change the one we have. */
  async call(name: string, colour: string): Promise<void> {
    const language = words.language
    this.#known(
      this.me
        ? await api.change({ name, colour, language })
        : (await api.become({ name, colour, language })).me
    )
  }

  /** Whether what this guest says is hidden from us. */
  mutes(guest: string): boolean {
    return this.me?.muted.includes(guest) ?? false
  }

  async mute(guest: string, silent: boolean): Promise<void> {
    this.me = await (silent ? api.mute(guest) : api.unmute(guest))
  }

  async useLink(code: string): Promise<void> {
    this.#known((await api.useLink(code)).me)
  }

  async forget(): Promise<void> {
    await api.forget()
    this.#known(null)
  }

  #known(me: Me | null): void {
    this.me = me
    this.known = true
    remember(me !== null)
  }
}

export const person = new Person()
