/** The points of a game as each round had ended, for boards that draw them. */

import { getContext, setContext } from 'svelte'
import type { RoundPoints } from '../wire/types'

const KEY = Symbol('points by round')
type Rounds = readonly RoundPoints[]
/** As a seat may know them. */
type Source = (seat: number) => Rounds | Promise<Rounds>

export const providePointsByRound = (source: Source): Source => setContext(KEY, source)

/** Where they come from; nothing in a game that is no table's, as in the rulebook. */
export const pointsByRound = (): Source => getContext<Source | undefined>(KEY) ?? (() => [])
