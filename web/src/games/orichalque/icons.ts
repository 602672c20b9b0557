/** Which icon stands for which piece. */

import type { ComponentSetInfo } from './types'
import type { Power } from './pieces'

type Building = ComponentSetInfo['buildings'][number]

export function buildingIcon(building: Building | undefined): Power {
  return building?.power ?? 'mine'
}

/** The face of a creature; Hydras share one. */
export function creatureIcon(creature: { name: string; titan: number }): string {
  return creature.titan >= 0 ? 'hydra' : creature.name.toLowerCase()
}

export const RESOURCE_ICONS = ['hoplite', 'ori', 'skull'] as const
