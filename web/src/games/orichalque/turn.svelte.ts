/** One seat's turn: the view it is shown, and what is about to be chosen. */

import { RequestError } from '../../wire/api'
import type { TableLink } from '../../wire/table.svelte'
import type { Explained } from '../../wire/types'
import { explanation, inFull, questionOf, readerAt } from '../../table/asked'
import { phrase, sentence, type Phrase, type Reader } from '../../words/phrase'
import { say, words } from '../../words/words.svelte'
import type { PositionOf } from '../gameui'
import type { View as OrichalqueView } from './types'
import { duels, plans, type Duel, type Plan, type PlanPlace } from './targets'
import { componentSets } from './componentSets.svelte'
import { seatNames } from './seatNames.svelte'
import { NONE } from './names'
import { only } from './notation'
import { options, type Option } from './options'
import { Foundings, Placements, turned, type Placeable, type Placement } from './placing'
import { BoardModel, type PlayerBoard } from './boardModel'

// The same objects every time, so that an empty value is no change.
const EMPTY: readonly string[] = []
const NO_PLANS: Plan[] = []
const NO_DUELS: Duel[] = []
const NOWHERE: ReadonlySet<number> = new Set()
const NOBODY = { game: 'orichalque', seats: [] }

export class Turn {
  readonly link: TableLink
  #position = $state.raw<PositionOf<OrichalqueView> | null>(null)
  #choose: (choice: string) => Promise<void> = () => Promise.resolve()
  #asked = ''

  /** Whose island is shown large, if not the usual one. */
  #shown = $state(NONE)
  /** The cell that the keyboard is on. */
  focus = $state(NONE)
  /** Where the piece in hand would lie now, and whether it has been put down there. */
  lies = $state.raw<Placement | null>(null)
  laid = $state(false)
  turn = $state(0)
  /** A choice that is picked but not yet confirmed, as it is written. */
  picked = $state('')
  /** What is to be constructed, by the id of its plan. */
  planned = $state('')
  /** The creature one looks at, by its cell. */
  lair = $state(NONE)
  sending = $state(false)
  problem = $state('')
  /** The rule that a refusal rests on, or none. */
  rule = $state('')
  /** Whether all choices are listed as sentences. */
  listing = $state(false)
  /** Whether the island is enlarged, on a small screen. */
  enlarged = $state(false)

  constructor(link: TableLink) {
    this.link = link
  }

  /** Look at this position from now on. */
  look(position: PositionOf<OrichalqueView>, choose?: (choice: string) => Promise<void>): void {
    seatNames.meet(this.link.info)
    this.#position = position
    if (choose) this.#choose = choose
    const { stack, round, turn, actor } = position.view
    const asked = [JSON.stringify(stack), round, turn, actor, position.choices.join()].join()
    if (asked === this.#asked) return
    this.#asked = asked
    this.sending = false
    this.clear()
    this.turn = 0
    this.listing = false
    if (position.choices.length) this.#shown = NONE
  }

  /** Take back whatever was picked. */
  clear(): void {
    this.lies = null
    this.laid = false
    this.picked = ''
    this.planned = ''
    this.lair = NONE
    this.problem = ''
  }

  // What there is

  get view(): OrichalqueView | null {
    return this.#position?.view ?? null
  }

  get choices(): readonly string[] {
    return this.#position?.choices ?? EMPTY
  }

  readonly model = $derived.by(() => {
    const pieces = this.view && componentSets.get(this.view.setup[0])
    return this.view && pieces ? new BoardModel(this.view, pieces) : null
  })

  readonly wording = $derived.by(() => {
    if (!this.model) return null
    const { pieces, players, automaton } = this.model
    return seatNames.wording(pieces, players, this.me, automaton !== '')
  })

  // What the rules say

  /** Whoever looks, and what the others are called. */
  get reader(): Reader {
    return readerAt(this.link.info ?? NOBODY, this.#position?.seat ?? NONE)
  }

  say(message: Phrase): string {
    return phrase(message, this.reader)
  }

  get question(): string {
    return this.#position ? questionOf(this.#position, this.reader) : ''
  }

  /** The question beside a picture of what it is about. */
  get briefQuestion(): string {
    const [key, facts] = this.#position?.asked?.question ?? ['', {}]
    return key && words.attributes(key).includes('brief') ? sentence([`${key}.brief`, facts], this.reader) : this.question
  }

  /** A line below the question, or nothing. */
  get help(): string {
    const help = this.#position?.asked?.help
    return help ? this.say(help) : ''
  }

  explained(choice: string): Explained | undefined {
    return this.#position ? explanation(this.#position, choice) : undefined
  }

  /** A choice as a full sentence. */
  sentence(choice: string): string {
    const explained = this.explained(choice)
    return explained ? inFull(explained, this.reader) : choice
  }

  /** The player who looks, or -1 for those who watch. */
  get me(): number {
    return Math.max(NONE, this.#position?.seat ?? NONE)
  }

  get asked(): boolean {
    return this.choices.length > 0
  }

  /** The island that is drawn large: one's own; for spectators, that of the current player. */
  get shown(): number {
    if (this.#shown >= 0) return this.#shown
    return this.me >= 0 ? this.me : Math.max(0, this.view?.current ?? 0)
  }

  set shown(player: number) {
    this.#shown = player === this.me ? NONE : player
    this.focus = NONE
  }

  readonly side = $derived<PlayerBoard | null>(this.model?.side(this.shown) ?? null)

  /** Whether the large island is the one that choices are about. */
  get active(): boolean {
    return this.asked && this.shown === this.me
  }

  // What can be done on the island

  readonly layable = $derived.by<Placeable | null>(() => {
    if (!this.active || !this.side || !this.model) return null
    const { grid } = this.side.layout
    if (this.model.question === 'metropolis') return new Foundings(grid, this.choices)
    if (this.model.question !== 'tile') return null
    return new Placements(grid, this.model.pieces.terrains(this.held), this.choices)
  })

  readonly plans = $derived.by<Plan[]>(() => {
    if (!this.active || !this.side || !this.model) return NO_PLANS
    return plans(this.side, this.choices, this.model.view.spots, this.model.about[0] ?? NONE)
  })

  readonly duels = $derived.by<Duel[]>(() =>
    this.active && this.side ? duels(this.side, this.choices) : NO_DUELS
  )

  /** The kind of tile in hand. */
  get held(): number {
    return this.view?.held[1] ?? NONE
  }

  readonly duel = $derived(
    this.duels.find((duel) => duel.cell === this.lair) ??
      (this.duels.length === 1 ? this.duels[0]! : null)
  )

  readonly plan = $derived(
    this.plans.find((plan) => plan.id === this.planned) ??
      (this.plans.length === 1 ? this.plans[0]! : null)
  )

  /** The place of a plan that is picked. */
  readonly site = $derived<PlanPlace | null>(
    this.plans.flatMap((plan) => plan.places).find((place) => place.text === this.picked) ?? null
  )

  /** The cells one may choose now. */
  readonly legal = $derived.by<ReadonlySet<number>>(() => {
    if (this.layable) return this.layable.reach()
    if (this.duels.length) return new Set(this.duels.map((duel) => duel.cell))
    if (!this.plans.length) return NOWHERE
    const wanted = this.plan ? [this.plan] : this.plans
    return new Set(wanted.flatMap((plan) => plan.places.flatMap((place) => place.cells)))
  })

  /** What the tile would bring where it lies. */
  readonly brought = $derived.by<Explained | null>(() => {
    if (!this.lies || this.model?.question !== 'tile') return null
    return this.explained(this.lies.text) ?? null
  })

  /** The buttons of the prompt; their numbers are keys. */
  readonly options = $derived.by<Option[]>(() => {
    if (!this.asked || !this.model || !this.wording) return []
    return options(
      this.wording, this.model, this.reader, (choice) => this.explained(choice),
      this.choices, this.plans, this.plan, this.duels, this.duel
    )
  })

  // The hand

  /** The pointer, or the keyboard, is over a cell. */
  over(cell: number): void {
    if (!this.layable || this.laid) return
    this.lies = this.layable.near(cell, this.turn)
  }

  out(): void {
    if (!this.laid) this.lies = null
  }

  /** A cell is tapped, clicked, or chosen by Enter. */
  tap(cell: number): void {
    this.problem = ''
    if (this.layable) this.#lay(this.layable, cell)
    else if (this.duels.length) {
      if (this.duels.some((duel) => duel.cell === cell)) this.lookAt(cell)
    } else if (this.plans.length) this.#build(cell)
  }

  lookAt(lair: number): void {
    if (this.lair !== lair) this.picked = ''
    this.lair = lair
  }

  #lay(layable: Placeable, cell: number): void {
    if (this.laid && this.lies?.cells.includes(cell)) return this.rotate(1)
    const lies = layable.near(cell, this.turn)
    if (!lies) return
    this.lies = lies
    this.laid = true
    this.picked = lies.text
  }

  rotate(by: 1 | -1): void {
    if (!this.layable) return this.#shift(by)
    if (!this.lies) {
      this.turn = (this.turn + by + 6) % 6
      return
    }
    this.lies = turned(this.layable, this.lies, by)
    this.turn = this.lies.turn
    if (this.laid) this.picked = this.lies.text
  }

  /** Choose the place there: the next one, if several cover the cell. */
  #build(cell: number): void {
    const here = this.#places(cell)
    if (!here.length) return
    const before = here.findIndex((place) => place.text === this.picked)
    this.picked = here[(before + 1) % here.length]!.text
  }

  #places(cell: number): PlanPlace[] {
    const wanted = this.plan ? [this.plan] : this.plans
    return wanted.flatMap((plan) => plan.places.filter((place) => place.cells.includes(cell)))
  }

  /** To another of the places that cover the cell: what turning is to a tile. */
  #shift(by: 1 | -1): void {
    const { site } = this
    if (!site) return
    const here = this.#places(site.cells.includes(this.focus) ? this.focus : site.cells[0]!)
    const at = here.findIndex((place) => place.text === site.text)
    this.picked = here[(at + by + here.length) % here.length]!.text
  }

  pickPlan(id: string): void {
    this.planned = this.planned === id ? '' : id
    const places = this.plan?.places ?? []
    const still = places.some((place) => place.text === this.picked)
    if (places.length === 1) this.picked = places[0]!.text
    else if (!still) this.picked = ''
  }

  /** A button of the prompt is pressed; once more, and what it picked is chosen. */
  press(option: Option): void {
    if (option.kind === 'plan') this.pickPlan(option.id)
    else if (option.kind === 'lair') this.lookAt(Number(option.id))
    else if (option.direct) void this.send(option.id)
    else if (this.picked === option.id) this.confirm()
    else {
      this.planned = ''
      this.pick(option.id)
    }
  }

  pick(text: string): void {
    this.problem = ''
    this.picked = text
  }

  /** Show a choice without making it: it is picked, with the piece or plan it belongs to. */
  show(text: string): void {
    if (!this.choices.includes(text)) return
    this.clear()
    if (this.#shown !== NONE) this.#shown = NONE
    if (this.layable) {
      this.lies = this.layable.all.find((one) => one.text === text) ?? null
      if (!this.lies) return
      this.turn = this.lies.turn
      this.laid = true
    }
    this.planned = this.plans.find(({ places }) => places.some((place) => place.text === text))?.id ?? ''
    const duel = this.duels.find(({ fights, smite }) => smite === text || fights.some((one) => one.text === text))
    this.lair = duel?.cell ?? NONE
    this.picked = text
  }

  /** Esc: first what is picked goes, then what it belongs to. */
  back(): boolean {
    if (this.listing) this.listing = false
    else if (this.picked || this.laid) {
      this.picked = ''
      this.laid = false
      this.lies = null
    } else if (this.planned || this.lair >= 0) {
      this.planned = ''
      this.lair = NONE
    } else return false
    return true
  }

  /** Choose what is picked. */
  confirm(): void {
    if (this.picked) void this.send(this.picked)
  }

  async send(text: string): Promise<void> {
    if (this.sending || !this.choices.includes(text)) return
    const asked = this.#asked
    this.sending = true
    this.problem = ''
    try {
      await this.#choose(text)
    } catch (problem) {
      this.problem = problem instanceof RequestError ? problem.message : say('web-ori-not-sent')
      this.rule = problem instanceof RequestError ? problem.rule : ''
    } finally {
      // The next question may come before the receipt, and can be answered at once.
      if (asked === this.#asked) this.sending = false
    }
  }

  /** Pick a choice by its verb and number, for pieces that are buttons themselves. */
  choiceOf(verb: 'take' | 'discard' | 'welcome' | 'release' | 'initiative', number: number): string {
    const found = only(this.choices, verb).find(({ choice }) => {
      if ('place' in choice) return choice.place === number
      return 'titan' in choice ? choice.titan === number : choice.player === number
    })
    return found?.text ?? ''
  }
}
