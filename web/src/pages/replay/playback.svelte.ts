/** Plays a replay step by step, until its end or a step by hand. */

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds for a step at the usual speed: enough to read what happened. */
export const STEP = 1800

export class Playback {
  playing = $state(false)
  #speed = $state<Speed>(1)
  #timer: ReturnType<typeof setTimeout> | undefined
  #advance: () => boolean

  /** `advance` takes a step and says whether there is another. */
  constructor(advance: () => boolean) {
    this.#advance = advance
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    if (this.playing) this.#wait()
  }

  /** The first step comes at once, so that the button has a visible effect. */
  play(): void {
    this.playing = true
    this.#step()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #step(): void {
    if (!this.#advance()) return this.pause()
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#step(), STEP / this.#speed)
  }
}
