/** Oriflamme, Alliance and their blends in the browser. */

import type { GameUi } from '../gameui'
import { words } from '../../words/words.svelte'
import Board from './Board.svelte'
import { FAMILIES } from './eager/families'
import { exampleView } from './example'
import { cardNames } from './pieces'
import SeenPanel from './SeenPanel.svelte'
import TextView from './TextView.svelte'
import { rounds } from './eager/numbers.json'
import { isPlacing, OVER, type View } from './view'

export const ui: GameUi<View> = {
  Board,
  TextView,
  panels: [{ id: 'seen', name: () => words.say('oriflamme-seen'), icon: 'eye', View: SeenPanel }],
  sounds: [
    ['lose', ['eliminated', 'lost']],
    ['flip', ['revealed', 'copied', 'swapped', 'hid']],
    ['place', ['placed', 'moved', 'took', 'kept']]
  ],
  exampleView,

  piecesAt(position) {
    const names = cardNames()
    return position.view.kinds.flatMap((kind) => names[kind] ?? [])
  },

  puzzleFact(name, fact) {
    if (name === 'kind') return words.say(`card-${fact.toLowerCase()}`)
    return name === 'family' ? words.say(`family-${FAMILIES.find(({ letter }) => letter === fact)!.beast}`) : null
  },

  phase(position) {
    const view = position.view
    if (view.actor === OVER) return words.say('table-over')
    if (!view.round) return words.say('table-dealing')
    const round = words.say('table-round', { round: view.round, rounds })
    return `${round} · ${words.say(isPlacing(view) ? 'table-placing' : 'table-resolving')}`
  }
}
