/** The five families: their letter in notation, their beast and their colour. */

export interface Family {
  letter: string
  beast: string
  colour: 'red' | 'blue' | 'green' | 'gold' | 'black'
}

export const FAMILIES: readonly Family[] = [
  { letter: 'G', beast: 'griffin', colour: 'red' },
  { letter: 'P', beast: 'pegasus', colour: 'blue' },
  { letter: 'W', beast: 'wyvern', colour: 'green' },
  { letter: 'U', beast: 'unicorn', colour: 'gold' },
  { letter: 'K', beast: 'kraken', colour: 'black' }
]

/** The outline of a crest, in a box of 40 by 46. */
export const SHIELD = 'M3 3H37V22C37 33 29.5 39.5 20 43.5C10.5 39.5 3 33 3 22Z'

export function family(number: number): Family {
  return FAMILIES[number] ?? FAMILIES[0]!
}
