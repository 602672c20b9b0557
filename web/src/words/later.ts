/** What is said on pages that have other words of their own: its words come when they are first needed. */

import { say, words, type Facts, type Part } from './words.svelte'

/** The message of this key; nothing while the words of its part are on their way. */
export function sayLater(part: Part, key: string, facts?: Facts): string {
  if (words.has(key)) return say(key, facts)
  void words.load(part).catch(() => {}) // without them nothing is said, and nothing breaks
  return ''
}
