/** What is said of statistics on other pages. */

import { sayLater } from '../words/later'

export const statisticsTitle = (): string => sayLater('statistics', 'stats-title')
export const myStatistics = (): string => sayLater('statistics', 'stats-mine')
