/** The one line of help under a question. */

import { AMBUSH, EXTORTION, INSURRECTION, ROUNDS, slug } from './kinds'
import type { Speech } from './speech'
import { FACING, frame, LANDING, PLACING, top, type View } from './view'

export function helpLine(speech: Speech, view: View, choices: readonly string[]): string {
  const [asks = PLACING] = frame(view)
  if (asks === PLACING) return speech.say('oriflamme-help-place')
  if (asks === FACING) {
    const { kind } = top(view, view.at)
    if (choices.length === 1 && kind === INSURRECTION) return speech.say('ask-only-keep')
    if (view.round < ROUNDS) return speech.say('oriflamme-help-face')
    return speech.say('ask-last', { trap: kind === AMBUSH || kind === EXTORTION ? 1 : 0 })
  }
  if (asks === LANDING) return speech.say('oriflamme-help-landing')
  return speech.say(`card-${slug(asks)}.does`)
}
