/** What is drawn at the moment, and the movements between two positions.

Every movement tells one event. They come one after another, end at once when somebody touches
anything, and the question is open all the while: nobody waits for a picture. */

import { tick } from 'svelte'
import { preferences } from '../../shell/preferences.svelte'
import { settle, step, type Scene } from './scene'
import type { GameEvent } from './types'
import type { View } from './view'

/** Points on their way. */
export interface Flight {
  id: number
  points: string
  from: DOMRect
  to: DOMRect
  time: number
}

/** How long each movement takes, in milliseconds: see the tokens. */
const TIMES: Partial<Record<GameEvent['event'], number>> = {
  placed: 280, kept: 240, revealed: 420, gained: 420, robbed: 420, put: 240, drained: 200,
  eliminated: 700, discarded: 300, reserved: 300, moved: 320, swapped: 420, marked: 300, hid: 300,
  idle: 200, copied: 260
}
/** All that follows from one choice takes no longer than this. */
const LONGEST = 2800

export class Animator {
  scene = $state.raw<Scene>({ queue: [], stocks: [], at: -1, next: 1 })
  playing = $state(false)
  flights = $state.raw<Flight[]>([])
  /** The part of the page that cards and plates are found in. */
  root: HTMLElement | null = null

  #view: View | null = null
  #left: GameEvent[] = []
  #run = 0
  #moving = new Set<Animation>()
  #flown = 0

  /** Everything where it is, at once. */
  show(view: View): void {
    this.#end()
    this.#view = view
    this.scene = settle(view, this.scene)
  }

  /** Tell these events one after another, then stand as the view says. */
  follow(view: View, events: readonly GameEvent[]): void {
    this.skip()
    this.#view = view
    if (!preferences.moves || document.hidden || !this.root) {
      for (const event of events) this.scene = step(this.scene, event, view.round)
      this.scene = settle(view, this.scene)
      return
    }
    this.#left = [...events]
    void this.#play(++this.#run, view)
  }

  /** To the end of what moves. */
  skip(): void {
    if (!this.playing || !this.#view) return
    for (const event of this.#left) this.scene = step(this.scene, event, this.#view.round)
    const view = this.#view
    this.#end()
    this.scene = settle(view, this.scene)
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight)
  }

  #end(): void {
    this.#run++
    this.#left = []
    this.playing = false
    this.flights = []
    for (const moving of this.#moving) moving.cancel()
    this.#moving.clear()
  }

  async #play(run: number, view: View): Promise<void> {
    this.playing = true
    const total = this.#left.reduce((sum, event) => sum + (TIMES[event.event] ?? 0), 0)
    const pace = Math.min(1, LONGEST / Math.max(1, total))
    while (this.#left.length) {
      const event = this.#left[0]!
      const time = (TIMES[event.event] ?? 0) * pace
      await this.#before(event, time, () => run === this.#run)
      if (run !== this.#run) return
      this.#left.shift()
      this.scene = step(this.scene, event, view.round)
      await tick()
      await this.#after(event, time)
      if (run !== this.#run) return
    }
    this.playing = false
    this.scene = settle(view, this.scene)
  }

  /** What is seen before the event has happened: a card turns or falls, points fly. */
  async #before(event: GameEvent, time: number, goesOn: () => boolean): Promise<void> {
    const spot = this.#slot(event)
    switch (event.event) {
      case 'revealed':
      case 'hid':
        await this.#move(spot, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], time * 0.4)
        if (event.event === 'revealed' && event.points && goesOn()) {
          this.#fly(spot, this.#stock(event.family), event.points, time)
        }
        return
      case 'eliminated':
        if (event.hidden) {
          await this.#move(spot, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], time * 0.22)
          if (!goesOn()) return
          this.scene = turnUp(this.scene, event)
          await tick()
          await this.#move(spot, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], time * 0.28)
        }
        if (goesOn()) await this.#move(spot, FALL, time * 0.5, 'ease-in')
        return
      case 'discarded':
      case 'reserved':
      case 'swapped':
        return this.#move(spot, LEAVE, time, 'ease-in')
      case 'gained': {
        if (!event.points) return
        const from = this.root?.querySelector('[data-acting]') ?? this.#stock(event.family)
        this.#fly(from, this.#stock(event.family), event.points, time)
        return this.#wait(time)
      }
      case 'robbed':
        this.#fly(this.#stock(event.victim), this.#stock(event.family), 1, time)
        return this.#wait(time)
    }
  }

  /** What is seen once it has happened: a card has come, a point lies there. */
  async #after(event: GameEvent, time: number): Promise<void> {
    const spot = this.#slot(event)
    switch (event.event) {
      case 'placed':
        return this.#move(spot, COME, time, 'cubic-bezier(.2,.8,.2,1)')
      case 'revealed':
      case 'hid':
        return this.#move(spot, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], time * 0.6, 'ease-out')
      case 'swapped':
        return this.#move(spot, COME, time * 0.6)
      case 'kept':
      case 'put':
        return this.#move(spot?.querySelector('.seal') ?? null, STAMP, time)
      case 'marked':
        return this.#move(spot?.querySelector('.wax') ?? null, STAMP, time)
      case 'idle':
      case 'drained':
      case 'copied':
      case 'moved':
        return this.#wait(time)
    }
  }

  #slot(event: GameEvent): Element | null {
    if (!('position' in event)) return null
    return this.root?.querySelector(`[data-spot="${event.position}"] .face`) ?? null
  }

  #stock(family: number): Element | null {
    return this.root?.querySelector(`[data-stock="${family}"]`) ?? null
  }

  #fly(from: Element | null, to: Element | null, points: number, time: number): void {
    if (!from || !to) return
    const flight = {
      id: ++this.#flown,
      points: `+${points}`,
      from: from.getBoundingClientRect(),
      to: to.getBoundingClientRect(),
      time
    }
    this.flights = [...this.flights, flight]
  }

  async #move(
    what: Element | null,
    frames: Keyframe[],
    duration: number,
    easing = 'ease-in-out'
  ): Promise<void> {
    if (!what) return
    const moving = what.animate(frames, { duration, easing, fill: 'both' })
    this.#moving.add(moving)
    await moving.finished.catch(() => {})
    this.#moving.delete(moving)
    // The next keyframes or the drawing itself take over from here.
    requestAnimationFrame(() => moving.cancel())
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => setTimeout(done, time))
  }
}

/** The victim shows its face before it falls. */
function turnUp(scene: Scene, { position: at, kind }: GameEvent & { event: 'eliminated' }): Scene {
  const turned = { kind, up: true, known: true }
  const queue = scene.queue.map((stack, position) =>
    position === at ? stack.map((card, depth) => (depth ? card : { ...card, ...turned })) : stack
  )
  return { ...scene, queue }
}

const FALL: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(-6px) rotate(-2deg)', opacity: 1, offset: 0.25 },
  { transform: 'translateY(46px) rotate(9deg) scale(.9)', opacity: 0 }
]
const LEAVE: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(-34px) scale(.86)', opacity: 0 }
]
const COME: Keyframe[] = [
  { transform: 'translateY(38px) scale(1.06)', opacity: 0 },
  { transform: 'none', opacity: 1 }
]
const STAMP: Keyframe[] = [
  { transform: 'scale(1.9)', opacity: 0 },
  { transform: 'scale(1)', opacity: 1 }
]
