/** Where the moments of a game can be looked at, for boards that lead there. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('moments')
type At = (move: number) => string

export const provideReplayLinks = (at: At): At => setContext(KEY, at)

/** The address of a move; null where a game has none, as in the rulebook. */
export const replayLinks = (): At | null => getContext<At | undefined>(KEY) ?? null
