/** The one line of help under a question. */

import { INSURRECTION, slug } from './kinds'
import type { Speech } from './speech'
import { FACING, frame, LANDING, PLACING, top, type View } from './view'

export function helpLine(speech: Speech, view: View, choices: readonly string[]): string {
  const [asks = PLACING] = frame(view)
  if (asks === PLACING) return speech.say('oriflamme-help-place')
  if (asks === FACING) {
    const only = choices.length === 1 && top(view, view.at).kind === INSURRECTION
    return speech.say(only ? 'ask-only-keep' : 'oriflamme-help-face')
  }
  if (asks === LANDING) return speech.say('oriflamme-help-landing')
  return speech.say(`card-${slug(asks)}.does`)
}
