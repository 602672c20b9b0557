/** What views and events number, by the words of the notation and of `locales/`. */

export const TERRAINS: readonly string[] = ['forest', 'lagoon', 'desert', 'mountain', 'volcano']
export const LANDS: readonly string[] = [...TERRAINS, 'metropolis']
export const VOLCANO = 4
export const METROPOLIS = 5

/** By terrain. */
export const TITANS: readonly string[] = ['theia', 'themis', 'cronos', 'hyperion']

export const ACTIONS: readonly string[] = ['produce', 'recruit', 'capture', 'construct']

/** What an extra action is paid with. */
export const RESOURCES: readonly string[] = ['hoplites', 'orichalque', 'creatures']
export const CREATURES = 2

export const NONE = -1
