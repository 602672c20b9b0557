/** What an example of the rulebook shows: of the hands only the one that something is chosen from. */

import type { SceneInfo, SceneStep } from '../../wire/types'
import type { View as OriflammeView } from './types'

const CHANCE = -1
const PLACING = 22

export function exampleView(example: SceneInfo, step: SceneStep): OriflammeView {
  const view = step.view as OriflammeView
  const dealt = example.steps[0]!.actor === CHANCE
  const played = step.choices.some((choice) => /^(place|swap)/.test(choice))
  const asked = played ? askedFamily(view) : -1
  const families = view.families.map((family, number) =>
    dealt || number === asked ? family : { ...family, hand: null, aside: null }
  )
  return { ...view, families }
}

function askedFamily(view: OriflammeView): number {
  const [asks, after = 0] = view.stack.at(-1) ?? []
  if (asks === PLACING) return (view.first + after) % view.families.length
  return view.queue[view.at]?.[0]?.family ?? -1
}
