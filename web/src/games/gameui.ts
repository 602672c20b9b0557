/** What a game's own part of the page is given, and what it gives back. */

import type { Component } from 'svelte'
import type { LineName } from '../ui/lines'
import type { TableLink } from '../wire/table.svelte'
import type { SoundName } from '../ui/sounds'
import type { Happened, Position, SceneInfo, SceneStep } from '../wire/types'

/** One sentence of the log. */
export interface LogLine {
  /** The entry it tells of, and the move it leads to, for jumping there. */
  entry: number
  move: number
  /** The seat it is about, or -1 for chance and the house. */
  seat: number
  text: string
  /** The number of the rule it rests on. */
  rule: string
  /** What somebody gained or lost, shown at the right: "+1". */
  gain?: string
  /** A heading (a new round, a phase) rather than a line. */
  heading?: boolean
}

export interface BoardProps {
  link: TableLink
  /** The seat one looks from: one's own, the one at the screen in hot-seat, or -3. */
  position: Position
  /** The log in words, newest last. */
  lines: LogLine[]
  /** Make a choice, in notation. It resolves when kept and throws `Refused` when not. */
  choose: (choice: string) => Promise<void>
}

/** Something of the game beside its board: over the log on a wide screen, a tab on a phone. */
export interface Panel {
  id: string
  name: () => string
  icon: LineName
  View: Component<BoardProps>
}

/** A game as the table page knows it; loaded when its first table is opened. */
export interface GameUi {
  Board: Component<BoardProps>
  /** All that the log says of these entries, as a seat saw them. */
  tell: (entries: readonly Happened[], seat: number, position: Position | null) => LogLine[]

  // What follows may be left out.

  /** Where the game stands, for the bar: "Round 4 of 6 · resolution". Else the last heading. */
  phase?: (position: Position) => string
  /** What whoever is asked must choose, as a sentence. */
  question?: (position: Position) => string
  /** A choice as a full sentence, for the text table (T). Else its notation. */
  sentence?: (choice: string, position: Position) => string
  /** The position in text and real tables, for the text table. Else its notation. */
  TextView?: Component<BoardProps>
  /** What has its own place beside the board (what has been seen, rivals, offers). */
  panels?: readonly Panel[]
  /** What is heard of which events, from the weightiest on. */
  sounds?: readonly (readonly [SoundName, readonly string[]])[]
  /** The names of the cards or pieces that are played with at this table. Else all. */
  piecesAt?: (position: Position) => string[]
  /** A fact of the explanation of a puzzle, in words; nothing for one that says itself. */
  puzzleFact?: (name: string, fact: string) => string | null
  /** Examples of the rulebook: whether they are seen by whoever chooses, and what is seen. Else what a spectator sees. */
  exampleByActor?: boolean
  exampleView?: (example: SceneInfo, step: SceneStep) => unknown
}
