/** How the row is broken into lines, and where the words over it find room. */

export interface Lines {
  /** One long banner, or several strips of it. */
  strips: boolean
  columns: number
  lines: number
  /** The width of a card at most, in pixels. */
  card: number
  /** What the row needs in height, with cards as small as they may get, and what it would like. */
  least: number
  wish: number
  /** The room over the banner, for plaques. */
  above: number
}

const SMALLEST = 64
/** A card and the gap beside it. */
const NARROWEST = SMALLEST + 8
/** Rail, note and edges take this much of the height, on the banner and in a strip. */
const BANNER_REST = 104
const STRIP_REST = 73
const ABOVE = 62
const ABOVE_AT_LEAST = 30
const high = (card: number): number => (card * 7) / 5

/** Lines of equal length; cards never get narrower than a finger can hit. */
export function breakRow(cells: number, width: number, height: number, phone: boolean, most = 120): Lines {
  if (phone) {
    const columns = Math.max(4, Math.floor(width / 65))
    const card = Math.max(56, Math.min(88, Math.floor(width / columns) - 8))
    const lines = Math.max(1, Math.ceil(cells / columns))
    return { strips: true, columns, lines, card, least: 0, wish: 0, above: 0 }
  }
  const fit = Math.max(1, Math.floor(width / NARROWEST))
  const lines = Math.max(1, Math.ceil(cells / fit))
  const columns = Math.max(1, Math.ceil(cells / lines))
  const strips = lines > 1
  const rest = strips ? STRIP_REST : BANNER_REST
  const least = strips
    ? lines * (high(SMALLEST) + STRIP_REST) + ABOVE_AT_LEAST / 3
    : high(SMALLEST) + BANNER_REST + ABOVE_AT_LEAST
  const byWidth = Math.max(SMALLEST, Math.min(most, width / columns - 8))
  const spare = height - lines * (high(byWidth) + rest)
  const above = Math.max(strips ? ABOVE_AT_LEAST / 3 : ABOVE_AT_LEAST, Math.min(ABOVE, spare))
  const byHeight = (((height - above) / lines - rest) * 5) / 7
  const card = Math.max(SMALLEST, Math.min(byWidth, byHeight))
  const wish = lines * (high(byWidth) + rest) + ABOVE
  return {
    strips, columns, lines, card: Math.floor(card), least: Math.ceil(least), wish: Math.ceil(wish),
    above: Math.floor(above)
  }
}

export interface Box {
  /** The middle of the card it belongs to, and its own width. */
  middle: number
  width: number
}

const APART = 10

/** Left edges of boxes over their cards, in order, inside the stage and not over each other. */
export function spread(boxes: readonly Box[], room: number): number[] {
  const lefts = boxes.map(({ middle, width }) => middle - width / 2)
  for (let index = 1; index < boxes.length; index++) {
    const overlap = lefts[index - 1]! + boxes[index - 1]!.width + APART - lefts[index]!
    if (overlap > 0) {
      lefts[index - 1]! -= overlap / 2
      lefts[index]! += overlap / 2
    }
  }
  let free = 0
  boxes.forEach(({ width }, index) => {
    lefts[index] = Math.max(free, lefts[index]!)
    free = lefts[index]! + width + APART
  })
  let end = room
  for (let index = boxes.length - 1; index >= 0; index--) {
    lefts[index] = Math.min(lefts[index]!, end - boxes[index]!.width)
    end = lefts[index]! - APART
  }
  return lefts.map(Math.round)
}
