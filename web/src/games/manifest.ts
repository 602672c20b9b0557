/** What a game brings to the browser. All but its name, editions and seats may be left out: a game without more is
played at the text table. A manifest is part of every page, so what is heavy is given as a function that fetches it. */

import type { Component } from 'svelte'
import type { LineIconName } from '../ui/lineIcons'
import type { NewTable, Statistics } from '../wire/types'
import type { GameUi } from './gameui'

export type Options = NonNullable<NewTable['options']>
export type Read = Record<string, unknown>
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

/** A way to play a game that has a name of its own: a box, an expansion, a blend of both. */
export interface Edition {
  name: string
  /** The options of a table that make it. */
  options: Options
  /** Its sign in lists, by its name in `icons.svg`. */
  icon: string
  /** Whether it is offered on the front page, and not only in the window for a new table. */
  listed?: boolean
  /** Its picture on the front page. */
  art?: Lazy<Record<string, never>>
  /** The address of a picture that lies on it, if there is one. */
  drawing?: string
  /** Whether it has puzzles of its own. */
  puzzles?: boolean
  /** Its first rule, where its chapters stand in the game's one book. */
  firstRule?: string
}

export interface SeatMarkProps extends Record<string, unknown> {
  seat: number
  size: number
  /** Nobody sits there yet. */
  empty: boolean
}

export interface OptionsFormProps extends Record<string, unknown> {
  edition: string
  options: Options
  seats: number
  onchange: (options: Options) => void
}

/** The options of a new table, beside those that make the edition. */
interface OptionsForm {
  usual: Options
  /** The options of a table that is there already. */
  read: (options: Read) => Options
  /** What is sent, for so many seats. */
  write?: (options: Options, seats: number) => Options
  /** Whether a table can be made of them. */
  ready?: (options: Options) => boolean
  Form: Lazy<OptionsFormProps>
}

/** A game for one, against the rules themselves. */
interface Solo {
  levels: readonly string[]
  usual: string
  options: (level: string) => Options
}

/** Cards or pieces with what they do, for the rules at a glance. */
export interface PieceGroup {
  title: string
  /** The key of each name, with the attribute `does`, and its sign. */
  pieces: readonly { key: string; icon: string }[]
}

export interface GameStatistics {
  /** The kinds of table that are counted, with the key of their name. */
  sets: Readonly<Record<string, string>>
  /** Where points come from and what is counted, in order. */
  sources: readonly string[]
  counts: readonly string[]
  /** Whether games have different numbers of rounds. */
  rounds?: boolean
  /** What there is to tell of cards and pieces. */
  Pieces?: Component<{ found: Statistics }>
}

export interface GameManifest {
  name: string
  /** Games stand in this order. */
  order: number
  editions: readonly [Edition, ...Edition[]]
  /** For how many it is, until the server has said so. */
  seats: readonly number[]
  /** Against how many bots one usually plays, how many sit at the table of a lesson, and for how many a new table is. */
  bots: number
  lessonBots: number
  tableSeats: number

  // What follows may be left out.

  /** The edition that these options make. Else the first. */
  editionOf?: (options: Read) => string
  options?: OptionsForm
  /** What is unusual about a table with these options, in a few words each. */
  optionFacts?: (options: Read) => string[]
  solo?: Solo
  /** Whether seats know different things; taken for granted where it is not said. */
  secrets?: boolean
  /** Whether two players play by rules of their own, as a duel. */
  duel?: boolean

  /** What is drawn for a seat. Else a shape. */
  SeatMark?: Component<SeatMarkProps>
  /** The key of the word for a seat, and what each is called. Else seats have numbers and bots their level. */
  seatWord?: string
  seatName?: (seat: number) => string
  /** The colour of a player's line in a chart. */
  ink?: (player: number) => string
  /** The sign of the table among the tabs of a phone. */
  tableIcon?: LineIconName
  /** Whether points in the log are drawn as seals. */
  sealedGains?: boolean

  /** Whether it has a rulebook; taken for granted where it is not said. */
  rulebook?: boolean
  /** What its rules and the keys of its pieces begin with: `OF` in OF-5.1, `card` in card-spy. */
  rulePrefixes?: readonly string[]
  piecePrefixes?: readonly string[]
  /** Where on the board lies what a lesson points at, as a selector; nothing for what is not on it. */
  lessonMark?: (mark: string) => string
  credits?: { name: string; by: string; from: string }

  ui?: () => Promise<GameUi>
  statistics?: () => Promise<GameStatistics>
  /** The cards and pieces for the rules at a glance: these, or all. */
  pieces?: () => Promise<(only?: readonly string[]) => PieceGroup[]>
}
