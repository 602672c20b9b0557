/** What kind of screen this is, as the style sheets know it too. */

import { MediaQuery } from 'svelte/reactivity'

/** One column and tabs. */
export const phone = new MediaQuery('max-width: 760px')

/** Room for something beside the page. */
export const wide = new MediaQuery('min-width: 1361px')

/** There is no mouse, and likely no keyboard. */
export const finger = new MediaQuery('pointer: coarse')
