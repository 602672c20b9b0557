/** What an example of the rulebook shows: of the hands only the one that something is chosen from. */

import type { SceneInfo, SceneStep } from '../../wire/types'
import { askedFamily, CHANCE, type View } from './view'

export function exampleView(example: SceneInfo, step: SceneStep): View {
  const view = step.view as View
  const dealt = example.steps[0]!.actor === CHANCE
  const played = step.choices.some((choice) => /^(place|swap)/.test(choice))
  const asked = played ? askedFamily(view) : -1
  const families = view.families.map((family, number) =>
    dealt || number === asked ? family : { ...family, hand: null, aside: null }
  )
  return { ...view, families }
}
