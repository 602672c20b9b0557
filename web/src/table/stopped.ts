/** What is said of a game that was stopped, with its words: fetched only then. */

import { words } from '../words/words.svelte'

export const stopped = async () => {
  const [part] = await Promise.all([import('./Stopped.svelte'), words.load('plain')])
  return part
}
