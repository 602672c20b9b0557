/** Which puzzles have been solved. Kept on this device only. */

const KEY = 'aurum-puzzles'

/** Solved by oneself, or looked up before that. */
type Mark = 'solved' | 'shown'

type Marks = Record<string, Mark>

function load(): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, mark]) => mark === 'solved' || mark === 'shown'))
  } catch {
    return {}
  }
}

class Solved {
  #kept = $state(load())

  of(shelf: string, number: number): Mark | undefined {
    return this.#kept[`${shelf} ${number}`]
  }

  /** What was looked up first stays looked up. */
  mark(shelf: string, number: number, mark: Mark): void {
    const name = `${shelf} ${number}`
    if (this.#kept[name]) return
    this.#kept[name] = mark
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing still asks.
    }
  }
}

export const solved = new Solved()
