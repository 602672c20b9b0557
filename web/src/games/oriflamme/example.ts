/** What an example of the rulebook shows: of the hands only the one that something is chosen from. */

import type { SceneInfo } from '../../wire/types'
import type { StepOf } from '../gameui'
import type { FamilyView } from './types'
import { CHANCE, type View } from './view'

export function exampleView(example: SceneInfo, { view, choices }: StepOf<View>): View {
  const dealt = example.steps[0]!.actor === CHANCE
  const played = choices.some((choice) => /^(place|swap)/.test(choice))
  const asked = played ? view.asked : -1
  const families = view.families.map((family, number) =>
    dealt || number === asked ? family : covered(family)
  )
  return { ...view, families }
}

/** A family whose hand and cards set aside are not shown. */
function covered(family: FamilyView): FamilyView {
  const hidden = [...(family.hand ?? []), ...(family.aside ?? []), ...family.unseen]
  return { ...family, hand: null, aside: null, unseen: hidden.sort((a, b) => a - b) }
}
