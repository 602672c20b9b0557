/** What a game's own part of the page is given, and what it gives back. */

import type { Component } from 'svelte'
import type { LineIconName } from '../ui/lineIcons'
import type { TableLink } from '../wire/table.svelte'
import type { SoundName } from '../ui/sounds'
import type { Happened, Position, SceneInfo, SceneStep, TableInfo } from '../wire/types'

/** One sentence of the log. */
export interface LogLine {
  /** The entry it is about, and the move it leads to, for jumping there. */
  entry: number
  move: number
  /** The seat it is about, or -1 for chance and the table itself. */
  seat: number
  text: string
  /** The number of the rule it rests on. */
  rule: string
  /** What a player gained or lost, shown at the right: "+1". */
  gain?: string
  /** A heading (a new round, a phase) rather than a line. */
  heading?: boolean
}

/** A position with the view of its game. */
export type PositionOf<V> = Position & { view: V }
/** A step of an example of the rulebook, likewise. */
export type StepOf<V> = SceneStep & { view: V }

export interface BoardProps<V = unknown> {
  link: TableLink
  /** The seat one looks from: one's own, the one at the screen in hot-seat, or -3. */
  position: PositionOf<V>
  /** The log in words, newest last. */
  lines: LogLine[]
  /** Make a choice, in notation. It resolves when kept and throws `Refused` when not. */
  choose: (choice: string) => Promise<void>
  /** In a replay the viewpoint, where that is not the seat: -4 sees everything. */
  viewpoint?: number | undefined
}

/** Something of the game beside its board: over the log on a wide screen, a tab on a phone. */
interface Panel<V> {
  id: string
  name: () => string
  icon: LineIconName
  View: Component<BoardProps<V>>
}

/** A game as the table page knows it; loaded when its first table is opened. `V` is its view, any for the page. */
export interface GameUi<V = any> {
  Board: Component<BoardProps<V>>

  // What follows may be left out.

  /** All that the log says of these entries, as a seat saw them. Else what the rules say. */
  tell?: (entries: readonly Happened[], seat: number, position: Position | null, info: TableInfo) => LogLine[]
  /** Where the game stands, for the bar: "Round 4 of 6 · resolution". Else the last heading. */
  phase?: (position: PositionOf<V>) => string
  /** What the seat that chooses is asked, as a sentence. */
  question?: (position: PositionOf<V>) => string
  /** A choice as a full sentence, for the text table (T). Else its notation. */
  sentence?: (choice: string, position: PositionOf<V>) => string
  /** The position in text and real tables, for the text table. Else its notation. */
  TextView?: Component<BoardProps<V>>
  /** What has its own place beside the board (what has been seen, rivals, offers). */
  panels?: readonly Panel<V>[]
  /** What is heard of which events, from the weightiest on. */
  sounds?: readonly (readonly [SoundName, readonly string[]])[]
  /** The names of the cards or pieces that are played with at this table. Else all. */
  piecesAt?: (position: PositionOf<V>) => string[]
  /** A fact of the explanation of a puzzle, in words; nothing for one that says itself. */
  puzzleFact?: (name: string, fact: string) => string | null
  /** In examples of the rulebook: whether the view is that of the seat that chooses, and the view. Else what a spectator sees. */
  exampleByActor?: boolean
  exampleView?: (example: SceneInfo, step: StepOf<V>) => V
}
