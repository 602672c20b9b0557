/** Oriflamme, Alliance and their blends in the browser. */

import type { GameUi } from '../gameui'
import { words } from '../../words/words.svelte'
import Board from './Board.svelte'
import SeenPanel from './SeenPanel.svelte'
import TextView from './TextView.svelte'
import { ROUNDS } from './kinds'
import { moments, story } from './log'
import { readChoice } from './notation'
import { question, sentence } from './sentences'
import { Speech } from './speech'
import { isPlacing, OVER, type View } from './view'

export const oriflamme: GameUi = {
  Board,
  TextView,
  panels: [{ id: 'seen', name: () => words.say('oriflamme-seen'), icon: 'eye', View: SeenPanel }],

  tell(entries, seat, position) {
    const view = position?.view as View | undefined
    const speech = view ? Speech.for(words, view) : new Speech(words)
    return story(speech, moments(entries, seat))
  },

  phase(position) {
    const view = position.view as View
    if (view.actor === OVER) return words.say('table-over')
    if (!view.round) return words.say('table-dealing')
    const round = words.say('table-round', { round: view.round, rounds: ROUNDS })
    return `${round} · ${words.say(isPlacing(view) ? 'table-placing' : 'table-resolving')}`
  },

  question(position) {
    const view = position.view as View
    return question(Speech.for(words, view), view)
  },

  sentence(choice, position) {
    const view = position.view as View
    const read = readChoice(choice)
    return read ? sentence(Speech.for(words, view), view, read) : choice
  }
}

export default oriflamme
