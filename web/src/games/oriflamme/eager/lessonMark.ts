/** Where on the board lies what a lesson speaks of. */

const WHERE: Record<string, string> = {
  hand: '.oriflamme .own-cards .hand',
  queue: '.oriflamme .stage',
  stock: '.oriflamme .players > li:first-child',
  seen: '.side table.seen',
  prompt: '.oriflamme .prompt'
}

/** `hand`, or `position 3`, counted from 1. */
export function lessonMark(mark: string): string {
  const position = /^position (\d+)$/.exec(mark)
  if (position) return Number(position[1]) ? `.slot[data-spot="${Number(position[1]) - 1}"]` : ''
  return WHERE[mark] ?? ''
}
