/** A finished game looked at by the strongest bot: asked for, and followed until all is known. */

import { request, Unreachable } from '../../wire/api'
import type { AnalysisInfo, LookedInfo, MomentInfo } from '../../wire/types'

/** How often we ask how far it is. Who does not ask for long no longer waits. */
const AGAIN = 1000
/** More choices than any game has. */
const BEYOND = 100_000

export class AnalysisRun {
  info = $state.raw<AnalysisInfo | null>(null)
  looked = $state.raw<readonly LookedInfo[]>([])
  problem = $state.raw<unknown>(null)
  /** Whether it is on the screen. */
  open = $state(false)
  /** Where the game is: `/tables/ID` or `/records/ID`. */
  readonly path: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false
  #moments = new Map<string, Promise<MomentInfo>>()

  constructor(path: string) {
    this.path = path
  }

  /** Have the game looked at. */
  begin(): Promise<void> {
    return this.#hear(() => request<AnalysisInfo>('POST', `${this.path}/analysis`))
  }

  /** What is known by now; as long as there is more to come, asked again and again. */
  follow(): Promise<void> {
    this.#left = false
    return this.#hear(() => request<AnalysisInfo>('GET', `${this.path}/analysis?after=${this.looked.length}`))
  }

  /** Whether there is one already, without its contents. A failure is ignored: one may ask for it all the same. */
  async peek(): Promise<void> {
    if (this.info) return
    const info = await request<AnalysisInfo>('GET', `${this.path}/analysis?after=${BEYOND}`).catch(() => null)
    this.info ??= info
  }

  /** Whether all of it is here. */
  get whole(): boolean {
    return this.info?.state === 'done' && this.looked.length >= this.info.total
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
  }

  /** The position before the choice, as the seat that chose saw it. */
  moment({ move, seat }: LookedInfo): Promise<MomentInfo> {
    const path = `${this.path}/moments/${move - 1}?seat=${seat}`
    let found = this.#moments.get(path)
    if (!found) {
      found = request<MomentInfo>('GET', path)
      this.#moments.set(path, found)
      found.catch(() => this.#moments.delete(path))
    }
    return found
  }

  async #hear(question: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer)
    this.problem = null
    try {
      const info = await question()
      // An answer that continues from more than we have is dropped.
      if (info.since <= this.looked.length) this.looked = [...this.looked.slice(0, info.since), ...info.looked]
      // `none` may answer a request from before the analysis was asked for: it replaces nothing.
      if (info.state !== 'none' || !this.info) this.info = info
    } catch (problem) {
      this.problem = problem
    }
    // A server that cannot be reached may come back; a refusal is final.
    const hope = this.problem === null || this.problem instanceof Unreachable
    if (this.info?.state === 'working' && hope && !this.#left) this.#timer = setTimeout(() => void this.follow(), AGAIN)
  }
}

let last: AnalysisRun | null = null

/** The analysis of a game: the same object when a guest takes a name and the page is made again. */
export function analysisOf(path: string): AnalysisRun {
  if (last?.path !== path) last = new AnalysisRun(path)
  return last
}
