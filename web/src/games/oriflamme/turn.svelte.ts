/** One seat's turn: what can be chosen now, what has been picked up, and what is on its way. */

import { RequestError } from '../../wire/api'
import type { PositionOf } from '../gameui'
import { readChoices, type Choice } from './notation'
import { options, type Option } from './options'
import type { Wording } from './wording'
import { isPlacing, top, type View } from './view'

type Place = Choice & { verb: 'place' }

const isPlace = (choice: Choice): choice is Place => choice.verb === 'place'

export class Turn {
  /** The kind that was picked from the hand to be placed, or null. */
  picked = $state.raw<number | null>(null)
  /** The option that is pointed at, has the focus, or was touched once: its consequences show. */
  pointed = $state.raw<string>('')
  /** The card of the hand that is pointed at or has the focus; its effect is explained. */
  considered = $state.raw<number | null>(null)
  /** The choice that has been sent and is not answered yet. */
  sent = $state.raw('')
  problem = $state.raw<{ says: string; rule: string } | null>(null)

  readonly #position: () => PositionOf<View>
  readonly #wording: () => Wording
  readonly #choose: (choice: string) => Promise<void>

  constructor(about: {
    position: () => PositionOf<View>
    wording: () => Wording
    choose: (choice: string) => Promise<void>
  }) {
    this.#position = about.position
    this.#wording = about.wording
    this.#choose = about.choose
  }

  choices = $derived.by(() => readChoices(this.#position().choices))

  asked = $derived.by(() => this.choices.length > 0)

  /** OF-2.1. Placing takes two steps: a card of the hand, then a place for it. */
  placing = $derived.by(() => this.asked && isPlacing(this.#position().view))

  /** The cards that can be picked up, each with its number key. */
  cards = $derived.by((): Map<number, number> => {
    const kinds = [...new Set(this.choices.filter(isPlace).map(({ kind }) => kind))]
    return new Map(kinds.map((kind, index) => [kind, index + 1]))
  })

  /** What can be chosen now, numbered as on the screen. */
  options = $derived.by((): Option[] => {
    let open = this.choices
    if (this.placing) {
      if (this.picked === null) return []
      open = open.filter((choice) => isPlace(choice) && choice.kind === this.picked)
    }
    return options(this.#wording(), this.#position(), open)
  })

  /** Each position that can be chosen, with what that would do. */
  targets = $derived.by(
    () => new Map(this.options.flatMap((option) => option.positions.map((at) => [at, option])))
  )

  /** Kinds of the own hand that can be laid into the row in place of the acting card (AL-1.3). */
  swaps = $derived.by(
    () =>
      new Map(
        this.options.flatMap((option) =>
          option.choice.verb === 'swap' ? [[option.choice.kind, option] as const] : []
        )
      )
  )

  /** OF-6.5. The gaps of the row that the moved card can land in. */
  gaps = $derived.by(
    () =>
      new Map(
        this.options.flatMap((option) =>
          option.choice.verb === 'before' ? [[option.choice.gap, option] as const] : []
        )
      )
  )

  /** One or two targets carry their consequences on plaques over them, all the time. */
  told = $derived.by(() => {
    const aimed = this.aimed.length
    return aimed > 0 && aimed <= 2
  })

  /** The options that say over a card of the row what would follow. */
  aimed = $derived.by(() =>
    this.placing ? [] : this.options.filter(({ positions, notes }) => positions.length && notes.length)
  )

  /** So many targets take room, which the hand gives. */
  get crowded(): boolean {
    return this.options.length > 4 && !this.placing && !this.swaps.size
  }

  hinted = $derived.by(() => this.options.find(({ choice }) => choice.text === this.pointed) ?? null)

  /** The option for a spot of the picked card. */
  spot(where: 'start' | 'end' | 'alone'): Option | null {
    return this.options.find(({ choice }) => isPlace(choice) && choice.spot === where) ?? null
  }

  /** Whether these spots exist at all in this placing, picked or not. */
  get ends(): boolean {
    return this.placing && this.#position().view.queue.length > 0
  }

  pick(kind: number): void {
    if (!this.cards.has(kind)) return
    this.picked = this.picked === kind ? null : kind
    this.pointed = ''
    this.problem = null
  }

  point(option: Option | null): void {
    this.pointed = option?.choice.text ?? ''
  }

  /** Show a choice without making it, with the card it needs in hand. */
  show(text: string): void {
    const choice = this.choices.find((one) => one.text === text)
    if (!choice) return
    if (isPlace(choice)) this.picked = choice.kind
    this.pointed = text
    this.problem = null
  }

  /** Take back what was picked or pointed at. Says whether there was anything. */
  back(): boolean {
    const any = this.picked !== null || this.pointed !== '' || this.problem !== null
    this.forget()
    return any
  }

  /** A new question: nothing is picked, pointed at or on its way. */
  forget(): void {
    this.picked = null
    this.pointed = ''
    this.considered = null
    this.sent = ''
    this.problem = null
  }

  async choose(option: Option | string): Promise<void> {
    const text = typeof option === 'string' ? option : option.choice.text
    if (this.sent) return
    this.sent = text
    this.problem = null
    try {
      await this.#choose(text)
    } catch (problem) {
      if (!(problem instanceof RequestError)) throw problem
      this.problem = { says: problem.message, rule: problem.rule }
    } finally {
      this.sent = ''
    }
  }

  /** A number key: the card with this number, or the option. */
  press(number: number): void {
    if (this.placing && this.picked === null) {
      for (const [kind, key] of this.cards) if (key === number) this.pick(kind)
      return
    }
    const option = this.options.find(({ key }) => key === number)
    if (option) void this.choose(option)
  }

  /** How many numbers mean something now. */
  get numbers(): number {
    return this.placing && this.picked === null ? this.cards.size : this.options.length
  }

  /** Whether a trap may lie under something that can be struck now, so that its odds matter. */
  get risk(): boolean {
    return this.options.some(({ risky }) => risky)
  }

  /** The card whose question this is, or null while cards are placed. */
  get acting(): { family: number; kind: number | null } | null {
    const view = this.#position().view
    return view.at < 0 || !view.queue[view.at] ? null : top(view, view.at)
  }
}
