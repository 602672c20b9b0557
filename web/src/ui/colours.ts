/** The colours a person may go by. */

export const COLOURS = [
  { name: 'red', value: '#a92b25' },
  { name: 'orange', value: '#c9692a' },
  { name: 'gold', value: '#d9b257' },
  { name: 'green', value: '#4f7942' },
  { name: 'teal', value: '#1f7f86' },
  { name: 'blue', value: '#3a6fd0' },
  { name: 'violet', value: '#7a4fa3' },
  { name: 'grey', value: '#5a6276' }
] as const

/** Ink or paper, whichever is easier to read on this colour. */
export function readable(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  )
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Where both are equally far: (light + .05)² = 1.05 · .05
  return light > 0.179 ? '#10182b' : '#ffffff'
}
