/** The choice that a hint points at, in notation, for the board to show; or none. */
export const highlightedChoice = $state({ choice: '' })
