/** The picture of the table between two questions.

The house sends how things stand after a choice and the events that led there. A scene is the view
as far as it is drawn, with a number for every card by which it is known again: stepping through the
events moves the cards one after another, and settling on the view puts everything right. */

import type { Told } from './log'
import type { CardView, View } from './view'

export interface Piece extends CardView {
  /** The same card keeps its number, wherever it moves. */
  id: number
}

export interface Scene {
  queue: Piece[][]
  stocks: number[]
  /** The position that acts or is next to act; -1 while cards are being placed. */
  at: number
  next: number
}

/** The scene of a view. Cards that lie as in the scene before keep their numbers. */
export function settle(view: View, before?: Scene): Scene {
  let next = before?.next ?? 1
  const known = before && sameShape(before, view) ? before.queue : null
  const queue = view.queue.map((stack, position) =>
    stack.map((card, depth) => ({ ...card, id: known?.[position]?.[depth]?.id ?? next++ }))
  )
  return { queue, stocks: view.families.map(({ stock }) => stock), at: view.at, next }
}

/** Whether every position has the same owner and as many cards. */
export const sameShape = (scene: Scene, view: View): boolean =>
  scene.queue.length === view.queue.length &&
  scene.queue.every((stack, position) => {
    const other = view.queue[position]!
    return stack.length === other.length && stack[0]?.family === other[0]?.family
  })

/** The scene after one event. Events that change nothing to be seen leave it as it is. */
export function step(scene: Scene, event: Told, round = 0): Scene {
  const after: Scene = {
    ...scene,
    queue: scene.queue.map((stack) => stack.map((card) => ({ ...card }))),
    stocks: [...scene.stocks]
  }
  const stepper = STEPS[String(event.event)]
  if (!stepper) return scene
  stepper(after, event, round)
  return after
}

const position = (event: Told): number => Number(event.position)

function topAt(scene: Scene, event: Told): Piece | undefined {
  return scene.queue[position(event)]?.[0]
}

/** Take the top card away; the row closes up where nothing is left. */
function lift(scene: Scene, from: number): Piece | undefined {
  const stack = scene.queue[from]
  const card = stack?.shift()
  if (stack && !stack.length) scene.queue.splice(from, 1)
  return card
}

function pay(scene: Scene, family: string | number | undefined, points: number): void {
  const index = Number(family)
  if (index in scene.stocks) scene.stocks[index]! += points
}

const leave = (scene: Scene, event: Told): void => void lift(scene, position(event))

const STEPS: Record<string, (scene: Scene, event: Told, round: number) => void> = {
  placed: (scene, event, round) => {
    const card: Piece = {
      id: scene.next++,
      family: Number(event.family),
      kind: event.kind === undefined ? null : Number(event.kind),
      up: false,
      known: false,
      points: 0,
      verdict: false,
      placed: round,
      rests: false
    }
    if (event.spot === 3) scene.queue[position(event)]?.unshift(card)
    else scene.queue.splice(position(event), 0, [card])
    scene.at = -1
  },
  kept: (scene, event) => {
    const card = topAt(scene, event)
    if (card) card.points = Number(event.points)
    scene.at = position(event)
  },
  revealed: (scene, event) => {
    const card = topAt(scene, event)
    if (card) {
      card.up = card.known = true
      card.kind = Number(event.kind)
      card.points -= Number(event.points)
    }
    pay(scene, event.family, Number(event.points))
    scene.at = position(event)
  },
  idle: (scene, event) => void (scene.at = position(event)),
  rested: (scene, event) => void (scene.at = position(event)),
  copied: (scene, event) => void (scene.at = position(event)),
  gained: (scene, event) => pay(scene, event.family, Number(event.points)),
  robbed: (scene, event) => {
    pay(scene, event.family, 1)
    pay(scene, event.victim, -1)
  },
  put: (scene, event) => {
    const card = topAt(scene, event)
    if (card) card.points += Number(event.points)
  },
  drained: (scene, event) => {
    const card = topAt(scene, event)
    if (card) card.points = Math.max(0, card.points - Number(event.points))
  },
  eliminated: leave,
  discarded: leave,
  reserved: leave,
  moved: (scene, event) => {
    const card = lift(scene, position(event))
    if (card) scene.queue.splice(Number(event.goal), 0, [card])
  },
  swapped: (scene, event, round) => {
    const stack = scene.queue[position(event)]
    const card = stack?.[0]
    if (!stack || !card) return
    const kind = event.card === undefined ? null : Number(event.card)
    const laid = { up: false, known: false, points: 0, verdict: false, rests: true }
    stack[0] = { ...card, ...laid, kind, placed: round, id: scene.next++ }
  },
  marked: (scene, event) => {
    const card = topAt(scene, event)
    if (card) card.verdict = true
  },
  hid: (scene, event) => {
    const card = topAt(scene, event)
    if (card) Object.assign(card, { up: false, known: true, points: 0 })
  }
}
