/** The dialogs that can be opened from anywhere: who are you, settings, rules. */

import { person } from './person.svelte'

class Dialogs {
  naming = $state(false)
  settings = $state(false)
  /** The rules of which game, and of which cards or pieces. */
  rules = $state.raw<{ game: string; pieces?: readonly string[] } | null>(null)
  /** Something that cannot be taken back, and what was answered. */
  question = $state.raw<{ text: string; yes: string; answer: (sure: boolean) => void } | null>(null)
  #named: ((done: boolean) => void) | null = null

  /** To play, sit or chat a guest needs a name, and is asked for it only then. */
  async needName(): Promise<boolean> {
    await person.settled
    if (person.me) return true
    this.naming = true
    return new Promise((done) => (this.#named = done))
  }

  /** Ask before something is done for good; `yes` is what the button says. */
  confirm(text: string, yes: string): Promise<boolean> {
    return new Promise((done) => {
      this.question = {
        text,
        yes,
        answer: (sure) => {
          this.question = null
          done(sure)
        }
      }
    })
  }

  /** The window about names is closed. */
  answered(): void {
    this.naming = false
    this.#named?.(person.me !== null)
    this.#named = null
  }
}

export const dialogs = new Dialogs()
