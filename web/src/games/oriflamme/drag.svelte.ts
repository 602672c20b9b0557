/** Carrying a card from the hand to its place, by mouse, pen or finger. */

import type { Turn } from './turn.svelte'

/** A press that moves less than this is a click. */
const STILL = 8

export class Drag {
  kind = $state.raw<number | null>(null)
  x = $state(0)
  y = $state(0)
  /** The choice that letting go would make, or none. */
  over = $state.raw('')

  readonly #turn: Turn
  #from: { x: number; y: number; kind: number } | null = null
  #ended = 0

  constructor(turn: Turn) {
    this.#turn = turn
  }

  /** Whether a drag has just ended, so that the click which follows it means nothing. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < 80
  }

  press(event: PointerEvent, kind: number): void {
    if (event.button !== 0 || !this.#turn.cards.has(kind)) return
    this.#from = { x: event.clientX, y: event.clientY, kind }
    addEventListener('pointermove', this.#move)
    addEventListener('pointerup', this.#drop)
    addEventListener('pointercancel', this.#stop)
  }

  #move = (event: PointerEvent): void => {
    if (!this.#from) return
    if (this.kind === null) {
      if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) < STILL) return
      this.kind = this.#from.kind
      this.#turn.picked = this.kind
    }
    this.x = event.clientX
    this.y = event.clientY
    const under = document.elementFromPoint(event.clientX, event.clientY)
    this.over = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? ''
    this.#turn.pointed = this.over
  }

  #drop = (): void => {
    const choice = this.over
    const carried = this.kind !== null
    this.#stop()
    if (!carried) return
    this.#ended = performance.now()
    if (choice) void this.#turn.choose(choice)
  }

  #stop = (): void => {
    this.#from = null
    this.kind = null
    this.over = ''
    removeEventListener('pointermove', this.#move)
    removeEventListener('pointerup', this.#drop)
    removeEventListener('pointercancel', this.#stop)
  }
}
