/** What is said of hints outside their own window. The words come when they are first needed. */

import { say, words, type Facts } from '../../words/words.svelte'

function soon(key: string, facts?: Facts): string {
  if (words.has(key)) return say(key, facts)
  void words.load('hints').catch(() => {}) // without them nothing is said, and nothing breaks
  return ''
}

/** What the button is called; nothing while the words are on their way. */
export const hintButton = (): string => soon('hint-button')
export const hintAsk = (): string => soon('hint-ask')
/** A line of the log. */
export const hintLine = (name: string): string => soon('hint-log', { name })
/** A fact about a table. */
export const hintFact = (): string => soon('hint-option-on')
/** The option of a table, and what it means. */
export const hintOption = (): string => soon('hint-option')
export const hintOptionNote = (): string => soon('hint-option-note')
