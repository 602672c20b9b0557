/** An example as it is played: which step is shown, and where the reader has made another choice. */

import { inFull, readerAt } from '../../table/asked'
import { logLines } from '../../table/logLines'
import { seatInfo, tableInfo } from '../../table/tableInfo'
import { isKnown } from '../../games'
import type { GameUi, LogLine } from '../../games/gameui'
import { api, type RequestError } from '../../wire/api'
import { say } from '../../words/words.svelte'
import { TableLink } from '../../wire/table.svelte'
import type { Happened, Position, Problem, SceneInfo, SceneStep, TableInfo } from '../../wire/types'

const SPECTATOR = -3
/** Milliseconds between two steps: time to see what moves and to read the line. */
const PACE = 2200

export class ExamplePlayer {
  readonly info: SceneInfo
  readonly ui: GameUi
  /** The table as it stands, for a board that knows nothing of rulebooks. */
  readonly link: TableLink
  at = $state(0)
  playing = $state(false)
  /** The step at which the reader has made another choice, or -1. */
  left = $state(-1)
  /** The choice that was refused last, and why. */
  refused = $state.raw<{ choice: string; problem: Problem } | null>(null)
  failed = $state.raw<unknown>(null)
  position = $state.raw<Position>({ seat: SPECTATOR, view: null, choices: [], undo: 0 })
  #steps = $state.raw<readonly SceneStep[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(info: SceneInfo, ui: GameUi) {
    this.info = info
    this.ui = ui
    this.#steps = info.steps
    this.link = new TableLink(info.scene, false)
    this.link.link = 'open'
    this.link.info = tableOf(info)
    this.#stand()
  }

  get step(): SceneStep {
    return this.#steps[this.at]!
  }

  /** The number of the last step. */
  get last(): number {
    return this.#steps.length - 1
  }

  /** What the example chooses next, if we are still in it. */
  get shown(): string {
    return this.left < 0 ? (this.#steps[this.at + 1]?.made ?? '') : ''
  }

  /** The log up to here, as a spectator reads it. */
  readonly lines = $derived.by((): LogLine[] => {
    const position = { ...this.position, seat: SPECTATOR, view: seenFrom(this.position.view, SPECTATOR) }
    return logLines(this.ui, this.link.info!, this.link.entries, position, this.at)
  })

  /** What the last choice has led to. */
  readonly told = $derived(this.lines.filter((line) => !line.heading && line.move === this.at && this.at > 0))

  /** A choice as a sentence; as it is written where there is none. */
  sentence(choice: string): string {
    const said = this.ui.sentence?.(choice, this.position)
    if (said) return said
    const { choices, refused, explained } = this.step
    const found = explained[[...choices, ...refused].indexOf(choice)]
    return found ? inFull(found, readerAt(this.link.info!, SPECTATOR)) : choice
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.last, step))
    this.refused = null
    this.#stand()
  }

  /** Play to the end, from the beginning if we are there; or stop. */
  play(): void {
    if (this.playing) return this.stop()
    if (this.at === this.last) this.go(0)
    this.playing = this.last > 0
    this.#timer = setTimeout(() => this.#next(), PACE / 2)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  #next(): void {
    this.go(this.at + 1)
    if (this.at < this.last) this.#timer = setTimeout(() => this.#next(), PACE)
    else this.playing = false
  }

  /** Make a choice here: the one of the example, or another to see what would follow. */
  async try(choice: string): Promise<void> {
    this.stop()
    this.failed = null
    if (choice === this.shown) return this.go(this.at + 1)
    const from = this.left < 0 ? this.at : this.left
    const tried = this.#steps.slice(from + 1, this.at + 1).map(({ made }) => made)
    try {
      const answer = await api.tryChoice(this.info.game, this.info.scene, {
        step: from, choices: [...tried, choice]
      })
      if (answer.refused) {
        this.refused = { choice, problem: answer.refused }
        return
      }
      this.left = from
      this.#steps = [...this.#steps.slice(0, from + 1), ...answer.steps]
      this.go(this.last)
    } catch (problem) {
      this.failed = problem as RequestError
    }
  }

  /** Back to where the example was left. */
  return(): void {
    const step = this.left
    this.left = -1
    this.#steps = this.info.steps
    this.go(step)
  }

  #stand(): void {
    const { actor, choices, explained, question, help, known } = this.step
    const seat = this.#seat()
    const view = this.ui.exampleView?.(this.info, this.step) ?? seenFrom(this.step.view, seat)
    // What chance may bring is listed below the board, which asks only people.
    const asked = question && { question, help, choices: explained.slice(0, choices.length) }
    const position = { seat, view, choices: asked ? choices : [], undo: this.at, asked, known }
    this.link.entries = this.#steps.slice(0, this.at + 1).map((step, move) => happened(step, move, seat))
    this.link.now = { move: this.at, since: 0, actor, clocks: null, positions: [position] }
    this.position = position
  }

  /** The viewpoint: that of a spectator, or of the seat that chooses or has chosen last. */
  #seat(): number {
    if (!this.ui.exampleByActor) return SPECTATOR
    if (this.step.actor >= 0) return this.step.actor
    const actors = this.#steps.slice(0, this.at + 1).map(({ actor }) => actor)
    return actors.findLast((actor) => actor >= 0) ?? 0
  }
}

function happened({ made, events, lines }: SceneStep, move: number, seat: number): Happened {
  const viewpoints = [...new Set([seat, SPECTATOR])]
  return {
    type: 'happened',
    number: move + 1,
    at: 0,
    told: { kind: move ? 'chose' : 'started', move },
    seen: viewpoints.map((seat) => ({ seat, made: made ? [made] : [], events, lines }))
  }
}

/** An example as if it were a table. A game that has a board of its own calls its seats what it likes. */
function tableOf({ scene, game, seats: n, steps }: SceneInfo): TableInfo {
  const name = (seat: number): string => (isKnown(game) ? '' : say('table-person', { seat: seat + 1 }))
  const seats = Array.from({ length: n }, (_, seat) => seatInfo({ name: name(seat) }))
  return tableInfo({ id: scene, game, seats, move: steps.length - 1 })
}

/** A view as that of another seat. */
const seenFrom = (view: unknown, seat: number): object => ({ ...(typeof view === 'object' ? view : {}), seat })
