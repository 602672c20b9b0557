/** Several people at one screen: whose view it shows, and whom it must be handed to first. */

import type { Position } from '../wire/types'

export interface HotSeat {
  /** What may be seen now; null while the curtain is drawn. */
  position: Position | null
  /** The seat to hand the screen to. */
  handTo: number | null
}

export function hotSeat(positions: readonly Position[], shown: number | null, over: boolean): HotSeat {
  const [first] = positions
  if (positions.length < 2) return { position: first ?? null, handTo: null }
  const looking = positions.find(({ seat }) => seat === shown) ?? null
  if (over) return { position: looking ?? first ?? null, handTo: null }
  const asked = positions.find(({ choices }) => choices.length > 0)
  if (asked && asked.seat !== shown) return { position: null, handTo: asked.seat }
  return { position: asked ?? looking, handTo: null }
}
