/** What views and events number, by the words of the notation and of `locales/`. */

export const TERRAINS: readonly string[] = ['forest', 'lagoon', 'desert', 'mountain', 'volcano']
export const LANDS: readonly string[] = [...TERRAINS, 'metropolis']
export const FOREST = 0
export const LAGOON = 1
export const DESERT = 2
export const MOUNTAIN = 3
export const VOLCANO = 4
export const METROPOLIS = 5

/** By terrain. */
export const TITANS: readonly string[] = ['theia', 'themis', 'cronos', 'hyperion']

export const ACTIONS: readonly string[] = ['produce', 'recruit', 'capture', 'construct']
export const PRODUCE = 0
export const RECRUIT = 1
export const CAPTURE = 2
export const CONSTRUCT = 3

/** What an extra action is paid with. */
export const RESOURCES: readonly string[] = ['hoplites', 'orichalque', 'creatures']
export const CREATURES = 2

export const NONE = -1

/** The victory points that win, once the island is free of creatures (OR-9.5). */
export const ENOUGH = 5
/** The cells of a terrain that draw a Titan (OR-4.4). */
export const AREA = 3
/** What an extra action costs (OR-8.1), and a medallion (OR-6.11). */
export const PRICE = 2
export const MEDALLION = 5

/** The Titans that double an action (OR-5.2). */
export const BLESSING: Readonly<Record<number, number>> = { [PRODUCE]: MOUNTAIN, [RECRUIT]: LAGOON }

/** The questions, by the first number of the frame on top of the stack. */
export const ASK = {
  metropolis: 30,
  card: 31,
  tile: 32,
  welcome: 33,
  release: 34,
  action: 35,
  favour: 36,
  fight: 37,
  construct: 38,
  bonus: 39,
  raise: 40,
  extra: 41,
  pay: 42,
  discard: 43,
  initiative: 44,
  ended: 45,
  side: 46
} as const

export type Question = keyof typeof ASK

/** Steps that wait beneath a question. */
export const PHASE_ACTION = 4
export const PHASE_EXTRA = 8
