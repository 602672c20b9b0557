/** A shape and a colour for each seat of a game that draws no marks of its own. */

interface Mark {
  /** Within 40 units. */
  shape: string
  /** On a dark ground, such as felt. */
  dark: string
  /** On a light page all of them are dark enough to be seen: 3 : 1 at least. */
  light: string
}

/** Rhombus, disc, triangle, square; then, for larger tables, pentagon, cross, star, half disc, hourglass, ring. */
const MARKS: readonly Mark[] = [
  { shape: 'M20 4 36 20 20 36 4 20Z', dark: '#d9b257', light: '#9a6f16' },
  { shape: 'M20 5A15 15 0 1 1 20 35 15 15 0 1 1 20 5Z', dark: '#5b8def', light: '#2f60bc' },
  { shape: 'M20 4 37 34H3Z', dark: '#b7c0cf', light: '#646d80' },
  { shape: 'M6 6H34V34H6Z', dark: '#5fb29b', light: '#1b7a60' },
  { shape: 'M20 3 37 16 30 36H10L3 16Z', dark: '#e07a5f', light: '#b0452a' },
  { shape: 'M14 4H26V14H36V26H26V36H14V26H4V14H14Z', dark: '#b48ee0', light: '#7a4fb0' },
  { shape: 'M20 2 24.7 14.5 38 15.1 27.600 23.500 31.100 36.300 20 29 8.900 36.300 12.400 23.500 2 15.100 15.300 14.500Z', dark: '#e6d36a', light: '#84700a' },
  { shape: 'M3 27A17 17 0 0 1 37 27Z', dark: '#e58fb1', light: '#b0406e' },
  { shape: 'M5 4H35L24 20 35 36H5L16 20Z', dark: '#8fd0e8', light: '#21748f' },
  { shape: 'M20 4A16 16 0 1 1 20 36 16 16 0 1 1 20 4ZM20 13A7 7 0 1 0 20 27 7 7 0 1 0 20 13Z', dark: '#a8c66c', light: '#557a1e' }
]

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length]!
