/** Number keys. Where more than nine things are numbered, two digits in a row are one number. */

const PATIENCE = 700

/** Whatever has numbers that can be pressed. */
interface Numbered {
  readonly numbers: number
  press: (number: number) => void
}

export class NumberKeys {
  readonly #turn: Numbered
  #typed = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(turn: Numbered) {
    this.#turn = turn
  }

  /** A key was pressed; says whether it was a number that means something. */
  press(key: string): boolean {
    if (key === 'Enter' && this.#typed) return this.#done()
    if (!/^[0-9]$/.test(key)) return false
    const most = this.#turn.numbers
    let typed = this.#typed + key
    if (Number(typed) > most) typed = key
    if (Number(typed) < 1 || Number(typed) > most) return false
    clearTimeout(this.#timer)
    this.#typed = typed
    if (Number(typed) * 10 > most) return this.#done()
    this.#timer = setTimeout(() => this.#done(), PATIENCE)
    return true
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#typed = ''
  }

  #done(): true {
    const number = Number(this.#typed)
    this.forget()
    this.#turn.press(number)
    return true
  }
}
