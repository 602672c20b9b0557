/** Pieces that change hands fly there. What they are is on the table already; this only shows it. */

import { preferences } from '../../shell/preferences.svelte'
import { TITANS } from './names'
import type { GameEvent } from './types'

const CEREMONY = 700
const MOVING: ReadonlySet<string> = new Set(['came', 'gained'])
const flying = new Set<Animation>()

/** Let everything arrive at once. */
export function land(): void {
  for (const animation of flying) animation.finish()
}

/** Show what an entry moved, one thing after another. */
export function flyAll(events: readonly GameEvent[]): void {
  if (!preferences.moves || !events.some((event) => MOVING.has(event.event))) return
  // Where things lie is known once the page is laid out for the next frame; to ask sooner would
  // lay it out twice.
  requestAnimationFrame(() => take(flights(events)))
}

interface Flight {
  icon: string
  kind: 'medal' | 'coin'
  from: DOMRect
  to: DOMRect
  wait: number
}

/** What flies from where to where. Everything is measured before anything is put on the page. */
function flights(events: readonly GameEvent[]): Flight[] {
  const found: Flight[] = []
  let wait = 0
  const fly = (icon: string, from: Element | null, to: Element, kind: Flight['kind']): void => {
    if (from) found.push({ icon, kind, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), wait })
  }
  for (const event of events) {
    if (event.event !== 'came' && event.event !== 'gained') continue
    const to = document.querySelector(`[data-resources="${event.player}"]`)
    if (!to) continue
    if (event.event === 'came') {
      const from = document.querySelector(`[data-titan="${event.titan}"]`)
      fly(TITANS[event.titan]!, from, to, 'medal')
      wait += CEREMONY / 2
    } else {
      const from = document.querySelector('[data-sea]')
      const icons = [
        ...Array.from({ length: event.hoplites }, () => 'hoplite'),
        ...Array.from({ length: event.orichalque }, () => 'ori')
      ]
      for (const icon of icons.slice(0, 6)) {
        fly(icon, from, to, 'coin')
        wait += 90
      }
    }
  }
  return found
}

function take(found: readonly Flight[]): void {
  for (const flight of found) if (flight.from.width && flight.to.width) fly(flight)
}

function fly({ icon, kind, from, to, wait }: Flight): void {
  const piece = document.createElement('div')
  piece.className = `ori-flight ${kind}`
  piece.setAttribute('aria-hidden', 'true')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 512 512')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `/icons.svg#${icon}`)
  svg.append(use)
  piece.append(svg)
  document.body.append(piece)
  const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })
  const [a, b] = [middle(from), middle(to)]
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  const animation = piece.animate(
    [
      { transform: at(a, 0.6), opacity: 0 },
      { transform: at({ x: a.x, y: a.y - 12 }, 1.15), opacity: 1, offset: 0.25 },
      { transform: at(b, 0.8), opacity: 1, offset: 0.9 },
      { transform: at(b, 0.5), opacity: 0 }
    ],
    { duration: CEREMONY, delay: wait, easing: 'cubic-bezier(.4, 0, .3, 1)', fill: 'backwards' }
  )
  flying.add(animation)
  animation.onfinish = animation.oncancel = () => {
    flying.delete(animation)
    piece.remove()
  }
}
