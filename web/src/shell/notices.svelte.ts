/** Short words at the edge of the screen: what went wrong, what was done. */

import { RequestError } from '../wire/api'
import { say } from '../words/words.svelte'

interface Notice {
  id: number
  text: string
  kind: 'said' | 'wrong'
  /** Somewhere to go from here. */
  link?: { to: string; text: string }
  /** The rule that it rests on. */
  rule?: string
}

const STAYS = 7000

class Notices {
  all = $state.raw<Notice[]>([])
  #next = 1

  say(text: string, link?: Notice['link']): void {
    this.#add({ id: this.#next++, text, kind: 'said', ...(link ? { link } : {}) })
  }

  /** Something was refused or failed; `problem` is whatever was thrown. */
  wrong(problem: unknown): void {
    const rule = problem instanceof RequestError ? problem.rule : ''
    this.#add({ id: this.#next++, text: errorText(problem), kind: 'wrong', ...(rule ? { rule } : {}) })
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id)
  }

  #add(notice: Notice): void {
    this.all = [...this.all.filter((other) => other.text !== notice.text), notice].slice(-3)
    // What leads somewhere stays until it is followed or sent away.
    if (!notice.link) setTimeout(() => this.drop(notice.id), STAYS)
  }
}

/** What was thrown, for people: the server's own sentence, or that the server cannot be reached. */
export function errorText(problem: unknown): string {
  if (problem instanceof RequestError) return problem.message
  return say('web-unreachable')
}

export const notices = new Notices()

/** Do something; if it is refused, say why. The result is whether it was done. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what()
    return true
  } catch (problem) {
    notices.wrong(problem)
    return false
  }
}
