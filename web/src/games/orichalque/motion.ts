/** How pieces appear: with a movement, unless the preferences forbid movement. */

import type { TransitionConfig } from 'svelte/transition'
import { preferences } from '../../shell/preferences.svelte'

const MOVE = 280

/** A piece falls from a little above its place. */
export function settle(_node: Element, { high = 16 }: { high?: number } = {}): TransitionConfig {
  return {
    duration: preferences.moves ? MOVE : 0,
    easing: (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
    css: (t, u) => `transform: translate(0, ${-u * high}px); opacity: ${0.35 + 0.65 * t}`
  }
}
