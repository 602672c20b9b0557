/** What is said of statistics on other pages. The words come when they are first needed. */

import { say, words } from '../../words/words.svelte'

function soon(key: string): string {
  if (words.has(key)) return say(key)
  void words.load('statistics').catch(() => {})
  return ''
}

export const statisticsTitle = (): string => soon('stats-title')
export const myStatistics = (): string => soon('stats-mine')
