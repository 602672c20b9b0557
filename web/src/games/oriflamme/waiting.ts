/** What everybody waits for, for those who are not asked. */

import type { Wording } from './wording'
import { CHANCE, frame, top, type View } from './view'

export function waiting(wording: Wording, view: View): string {
  const family = view.asked
  if (family < 0) return view.actor === CHANCE ? chance(wording, view) : ''
  const party = wording.party(family)
  if (view.at < 0) return wording.say('oriflamme-wait-place', party)
  const position = view.at + 1
  const { kind, up } = top(view, view.at)
  if (!up || kind === null) return wording.say('oriflamme-wait-face', { ...party, position })
  const subject = wording.say('subject', { ...party, name: wording.name(kind), the: wording.the(kind) })
  return wording.sentence('oriflamme-wait-effect', { ...party, position, subject })
}

/** OF-1.2, OF-1.4. What chance decides before the first round. */
function chance(wording: Wording, view: View): string {
  const [, family] = frame(view)
  if (family === undefined) return wording.say('oriflamme-chance-first')
  return wording.say('oriflamme-chance-aside', wording.party(family))
}
