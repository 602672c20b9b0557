/** How pieces come: only because the game moved them, and not at all if somebody wants it still. */

import type { TransitionConfig } from 'svelte/transition'
import { preferences } from '../../shell/preferences.svelte'

const MOVE = 280

/** A piece is let go from a little above, and settles. */
export function settle(_node: Element, { high = 16 }: { high?: number } = {}): TransitionConfig {
  return {
    duration: preferences.moves ? MOVE : 0,
    easing: (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
    css: (t, u) => `transform: translate(0, ${-u * high}px); opacity: ${0.35 + 0.65 * t}`
  }
}
