/** What an example of the rulebook shows: of the hands only the one that something is chosen from. */

import type { SceneInfo } from '../../wire/types'
import type { StepOf } from '../gameui'
import { askedFamily, CHANCE, type View } from './view'

export function exampleView(example: SceneInfo, { view, choices }: StepOf<View>): View {
  const dealt = example.steps[0]!.actor === CHANCE
  const played = choices.some((choice) => /^(place|swap)/.test(choice))
  const asked = played ? askedFamily(view) : -1
  const families = view.families.map((family, number) =>
    dealt || number === asked ? family : { ...family, hand: null, aside: null }
  )
  return { ...view, families }
}
