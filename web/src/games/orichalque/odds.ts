/** The exact odds of a fight (OR-6.4). */

/** How many hoplites can stand on a creature. */
export const MOST = 3

/**
 * The chance that so many dice win: their sum is enough, or one shows a skull.
 * `faces` are those of a die with 0 for the skull; `skulls` are what Siege Engines turn into one.
 */
export function oddsOfRoll(
  faces: readonly number[],
  dice: number,
  strength: number,
  skulls: readonly number[]
): number {
  const plain = faces.filter((ui) => ui && !skulls.includes(ui))
  let sums = new Map([[0, 1]])
  for (let die = 0; die < dice; die++) {
    const grown = new Map<number, number>()
    for (const [total, ways] of sums)
      for (const ui of plain) grown.set(total + ui, (grown.get(total + ui) ?? 0) + ways)
    sums = grown
  }
  const all = faces.length ** dice
  let lost = 0
  for (const [total, ways] of sums) if (total < strength) lost += ways
  return (all - lost) / all
}

/** A chance in percent; 0 and 100 only where it is certain. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded
}

/** The dice of a `rolled` event: each digit is one die, and one more than it shows; 1 is a skull. */
export function dice(roll: number): number[] {
  return [...String(roll)].map((digit) => Number(digit) - 1)
}
