/** What is said of hints outside their own window. */

import { sayLater } from '../../words/later'

/** What the button is called. */
export const hintButton = (): string => sayLater('hints', 'hint-button')
export const hintAsk = (): string => sayLater('hints', 'hint-ask')
/** A line of the log. */
export const hintLine = (name: string): string => sayLater('hints', 'hint-log', { name })
/** A fact about a table. */
export const hintFact = (): string => sayLater('hints', 'hint-option-on')
/** The option of a table, and what it means. */
export const hintOption = (): string => sayLater('hints', 'hint-option')
export const hintOptionNote = (): string => sayLater('hints', 'hint-option-note')
