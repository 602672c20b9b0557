/** Which icon stands for which piece. */

import type { Box } from '../wire/types'
import type { Power } from './pieces'

type Building = Box['buildings'][number]

export function buildingIcon(building: Building | undefined): Power {
  return building?.power ?? 'mine'
}

/** The face of a creature; Hydras share one. */
export function creatureIcon(creature: { name: string; titan: number }): string {
  return creature.titan >= 0 ? 'hydra' : creature.name.toLowerCase()
}

export const RESOURCE_ICONS = ['hoplite', 'ori', 'skull'] as const

/** For each seat a colour; its shape is beside it everywhere. */
export const SEAT_COLOURS = ['var(--gold-400)', '#5B8DEF', '#B7C0CF', '#5FB29B'] as const
