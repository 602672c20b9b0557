/** The component sets that are known, each requested from the server once. */

import type { ComponentSetInfo } from './types'
import { Pieces } from './pieces'

class ComponentSets {
  #known = $state.raw<Readonly<Record<string, Pieces>>>({})
  #asked = new Set<string>()
  /** Whether the request failed; a component that draws may ask again. */
  failed = $state(false)

  /** The pieces of this set, or null while they are on their way. Whoever draws follows. */
  get(name: string): Pieces | null {
    const found = this.#known[name] ?? null
    if (!found && !this.#asked.has(name)) void this.ask(name)
    return found
  }

  /** Ask the server, and not the browser's cache if that holds another set, or one from an older server. */
  async ask(name: string, digest = ''): Promise<void> {
    this.#asked.add(name)
    try {
      let set = await fetched(name, 'default')
      if ((digest && set.digest !== digest) || !set.shapes) set = await fetched(name, 'reload')
      this.#known = { ...this.#known, [name]: new Pieces(set) }
      this.failed = false
    } catch {
      this.#asked.delete(name)
      this.failed = true
    }
  }
}

async function fetched(name: string, cache: RequestCache): Promise<ComponentSetInfo> {
  const answer = await fetch(`/api/components/${encodeURIComponent(name)}`, { cache })
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as ComponentSetInfo
}

export const componentSets = new ComponentSets()
