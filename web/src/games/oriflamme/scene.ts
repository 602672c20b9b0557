/** The picture of the table between two questions.

The server sends how things stand after a choice and the events that led there. A scene is the view
as far as it is drawn, with a number for every card by which it is known again: stepping through the
events moves the cards one after another, and settling on the view puts everything right. */

import { covering } from './eager/numbers.json'
import type { GameEvent } from './types'
import type { CardView, View } from './view'

interface Piece extends CardView {
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
export function step(scene: Scene, event: GameEvent, round = 0): Scene {
  const after: Scene = {
    ...scene,
    queue: scene.queue.map((stack) => stack.map((card) => ({ ...card }))),
    stocks: [...scene.stocks]
  }
  change(after, event, round)
  return after
}

/** Take the top card away; the row closes up where nothing is left. */
function lift(scene: Scene, from: number): Piece | undefined {
  const stack = scene.queue[from]
  const card = stack?.shift()
  if (stack && !stack.length) scene.queue.splice(from, 1)
  return card
}

function pay(scene: Scene, family: number, points: number): void {
  if (family in scene.stocks) scene.stocks[family]! += points
}

function change(scene: Scene, event: GameEvent, round: number): void {
  const card = 'position' in event ? scene.queue[event.position]?.[0] : undefined
  switch (event.event) {
    case 'placed': {
      const { family, kind = null, position } = event
      const hidden = { up: false, known: false, points: 0, verdict: false, rests: false }
      const placed: Piece = { ...hidden, id: scene.next++, family, kind, placed: round }
      if (event.spot === covering) scene.queue[position]?.unshift(placed)
      else scene.queue.splice(position, 0, [placed])
      scene.at = -1
      return
    }
    case 'kept':
      if (card) card.points = event.points
      scene.at = event.position
      return
    case 'revealed':
      if (card) {
        card.up = card.known = true
        card.kind = event.kind
        card.points -= event.points
      }
      pay(scene, event.family, event.points)
      scene.at = event.position
      return
    case 'idle':
    case 'rested':
    case 'copied':
      scene.at = event.position
      return
    case 'gained':
      return pay(scene, event.family, event.points)
    case 'robbed':
      pay(scene, event.family, 1)
      return pay(scene, event.victim, -1)
    case 'put':
      if (card) card.points += event.points
      return
    case 'drained':
      if (card) card.points = Math.max(0, card.points - event.points)
      return
    case 'eliminated':
    case 'discarded':
    case 'reserved':
      lift(scene, event.position)
      return
    case 'moved': {
      const moved = lift(scene, event.position)
      if (moved) scene.queue.splice(event.goal, 0, [moved])
      return
    }
    case 'swapped': {
      const { card: kind = null, position } = event
      const laid = { up: false, known: false, points: 0, verdict: false, rests: true }
      if (card) scene.queue[position]![0] = { ...card, ...laid, kind, placed: round, id: scene.next++ }
      return
    }
    case 'marked':
      if (card) card.verdict = true
      return
    case 'hid':
      if (card) Object.assign(card, { up: false, known: true, points: 0 })
  }
}
