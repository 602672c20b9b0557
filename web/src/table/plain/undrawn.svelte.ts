/** The table whose game has not drawn the present position, though it draws others. */
export const undrawn = $state({ table: '' })
