/** The players on marble: darker than on the night. */
const INKS = ['#8F6A22', '#2F5FC4', '#555B6B', '#1E6B57']

export const ink = (player: number): string => INKS[player] ?? INKS[0]!
