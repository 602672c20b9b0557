/** Where on the board lies what a lesson speaks of. */

const WHERE: Record<string, string> = {
  market: '.market',
  island: '.own .water',
  stock: '.own .me',
  titans: '.terrain-offers',
  prompt: '.own .prompt'
}

export const lessonMark = (mark: string): string => WHERE[mark] ?? ''
