/** The parts of the replay and their words, loaded when a replay is first opened. */

import { words } from '../words/words.svelte'

async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, words.load('replay')])
  return found
}

export const replay = () => withWords(import('../pages/replay/TableReplay.svelte'))
export const continuedNote = () => withWords(import('../pages/replay/ContinuedNote.svelte'))
