/** A puzzle while it is being solved: the table as the asked seat sees it, and what was answered. */

import type { GameUi } from '../../games/gameui'
import { choiceInFull, inFull, readerAt } from '../../table/asked'
import { seatInfo, tableInfo } from '../../table/tableInfo'
import { request } from '../../wire/api'
import { TableLink } from '../../wire/table.svelte'
import type { Position, PuzzleAnswered, PuzzleInfo, PuzzleSolution, ReasonInfo, TableInfo } from '../../wire/types'
import { say, type Facts } from '../../words/words.svelte'
import { solved } from './solved.svelte'

export class PuzzleSession {
  readonly info: PuzzleInfo
  readonly ui: GameUi
  /** The table as it stands, for a board that knows nothing of puzzles. */
  readonly link: TableLink
  readonly position: Position
  /** The choice that was made last, and what was said to it. */
  made = $state.raw<{ choice: string; answered: PuzzleAnswered } | null>(null)
  solution = $state.raw<PuzzleSolution | null>(null)
  failed = $state.raw<unknown>(null)

  constructor(info: PuzzleInfo, ui: GameUi) {
    this.info = info
    this.ui = ui
    const { seat, view, choices, asked } = info
    this.position = { seat, view, choices, undo: 0, asked }
    this.link = new TableLink(`${info.shelf} ${info.number}`, false)
    this.link.link = 'open'
    this.link.info = tableOf(info)
    this.link.now = { move: 0, since: 0, actor: info.seat, clocks: null, positions: [this.position] }
  }

  /** Make a choice, and hear whether it is the best. */
  async choose(choice: string): Promise<void> {
    const answered = await this.#request(choice)
    if (!answered) return
    this.made = { choice, answered }
    if (answered.solution) this.solution = answered.solution
    if (answered.right) solved.mark(this.info.shelf, this.info.number, 'solved')
  }

  /** Give up. */
  async show(): Promise<void> {
    const answered = await this.#request('')
    if (!answered) return
    this.made = null
    this.solution = answered.solution
    solved.mark(this.info.shelf, this.info.number, 'shown')
  }

  async #request(choice: string): Promise<PuzzleAnswered | null> {
    this.failed = null
    try {
      return await request<PuzzleAnswered>('POST', `/puzzles/${this.info.shelf}/${this.info.number}/answer`, { choice })
    } catch (problem) {
      this.failed = problem
      return null
    }
  }

  /** A choice as a sentence; with a step, as it is made that many choices after the best one. */
  sentence(choice: string, step = -1): string {
    const view: unknown = step < 0 ? this.info.view : this.solution?.after[step]
    const said = this.ui.sentence?.(choice, { ...this.position, view, choices: [choice] })
    if (said) return said
    const reader = readerAt(this.link.info!, this.info.seat)
    const later = this.solution?.then[step]
    return later ? inFull(later, reader) : choiceInFull(this.position, choice, reader)
  }

  /** The same inside another sentence, which has a full stop of its own. */
  quoted(choice: string, step = -1): string {
    return this.sentence(choice, step).replace(/\.$/, '')
  }

  /** A sentence of the explanation. */
  reason({ key, facts }: ReasonInfo): string {
    const said: Facts = {}
    const step = typeof facts.step === 'number' ? facts.step : -1
    for (const [name, fact] of Object.entries(facts)) {
      said[name] = this.ui.puzzleFact?.(name, String(fact)) ?? fact
      if (name === 'choice' || name === 'other') said[name] = this.quoted(String(fact), step)
    }
    return say(key, said)
  }
}

/** A puzzle as if it were a table: oneself among Regents, as in the game it was found in. */
function tableOf({ shelf, number, game, seats, seat }: PuzzleInfo): TableInfo {
  const players = Array.from({ length: seats }, (_, one) => seatInfo(one === seat ? {} : { kind: 'bot', level: 'regent' }))
  return tableInfo({ id: `${shelf} ${number}`, game, seats: players })
}
