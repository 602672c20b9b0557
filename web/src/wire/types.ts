// Written by write_types.py from the structs of the server; run `python3 dev.py types`.

/** What one needs at the table, on one printed page. */
export interface Aid {
  name: string
  key: string
  sections: Section[]
}

/** The analysis of a finished game, as far as it is done. */
export interface AnalysisInfo {
  state: "done" | "none" | "working"
  level: string
  iterations: number
  seed: number
  total: number
  since: number
  looked: LookedInfo[]
  result: number[]
}

/** A choice in notation; an empty one asks for the solution. */
export interface AnswerPuzzle {
  choice?: string
}

/** A request for a hint: the guest's own seat, and `since` of the position. */
export interface AskHint {
  seat: number
  since: number
}

/** What a seat is asked. `choices` explains each choice of the position, in the same order. */
export interface Asked {
  question: [string, Record<string, unknown>]
  choices: Explained[]
  help?: [string, Record<string, unknown>] | null
}

/** The host: give a seat to another guest, or open it. */
export interface Assign {
  type: "assign"
  id: string
  seat: number
  wish: SeatWish
}

/** Take one's seat back from the bot. */
export interface Back {
  type: "back"
  id: string
  seat: number
}

/** Whether to go on at the guest's table, or to close it and begin at a new one. */
export interface BeginLesson {
  how?: "anew" | "on"
}

/** The rulebook of a game, without its words. */
export interface Book {
  game: string
  key: string
  pictures: string[]
  chapters: Chapter[]
  scenes: Record<string, string[]>
  pieces: Record<string, PieceHelp>
  questions: Record<string, string[]>
  words: Record<string, string>
  aids: Aid[]
}

/** The host: change the game or its options. People stay seated as far as there are seats. */
export interface Change {
  type: "change"
  id: string
  game: string
  options: Record<string, string | number | boolean | string[] | null>
  settings: TableSettings
  seats: number
}

/** Some rules under one heading, in the order in which a player learns them. The message of its key is the heading, `.lead` what stands before the rules, and `after` names the attributes with what follows them. */
export interface Chapter {
  key: string
  rules: string[]
  after?: string[]
}

/** Make a choice, in notation, as the position listed it. `since` identifies the position. Its move would not: after an undo, the same move number belongs to another position. */
export interface Choose {
  type: "choose"
  id: string
  seat: number
  since: number
  choice: string
}

/** The time people have for their choices. It counts only while the server runs. */
export interface ClockRules {
  kind?: "bank" | "days" | "decision" | "none"
  seconds?: number
  increment?: number
  late?: "bot" | "random"
}

/** Milliseconds left for each seat when the message was sent. */
export interface Clocks {
  left: number[]
  running: number
}

/** The host: close a table that has not begun. */
export interface Close {
  type: "close"
  id: string
}

/** A request for a table that continues a game from a move. */
export interface Continue {
  move: number
  seats: SeatWish[]
  settings?: TableSettings
  passphrase?: string
}

/** The game that a table's game continues, and from which move. */
export interface ContinuedInfo {
  record: string
  move: number
}

/** A one-time link that makes a second device the same guest. */
export interface DeviceLink {
  code: string
  url: string
  expires: number
}

/** The passphrase of a locked table. */
export interface Enter {
  passphrase: string
}

/** The public fields of a log entry. Only those of its kind are present. */
export interface EntryInfo {
  kind: string
  guest?: string
  seat?: number | null
  other?: number | null
  by?: string
  move?: number | null
  why?: "absent" | "late" | "left" | "failed" | "large" | "slow" | null
  level?: string
  name?: string
  text?: string
  muted?: boolean
  table?: string
  hash?: string
}

/** A choice in phrases: what it does, and what would follow as far as the seat can know. */
export interface Explained {
  sentence: [string, Record<string, unknown>]
  outlook?: [string, Record<string, unknown>][]
  facts?: Record<string, unknown>
  group?: [string, Record<string, unknown>] | null
  cell?: [[string, Record<string, unknown>], [string, Record<string, unknown>]] | null
  part?: string
}

/** The hash of the table's seed, and after the game the seed. */
export interface Fair {
  hash: string
  seed: string
}

/** A game that can be played here. */
export interface GameInfo {
  name: string
  rules: number
  seats: number[]
  usual_seats: number
  secrets: boolean
  bots: string[]
  names: Record<string, string[]>
  options: OptionInfo[]
  brings: string[]
  titles: Record<string, string>
  about: Record<string, string>
  words: Record<string, string>
}

/** What to change of oneself; fields left out stay. */
export interface GuestChange {
  name?: string | null
  colour?: string | null
  language?: "en" | "fr" | "ru" | null
}

/** A guest as others see them. */
export interface GuestInfo {
  id: string
  name: string
  colour: string
}

/** One entry of the log. `number` counts up by one, so that a client can detect a gap. */
export interface Happened {
  type: "happened"
  number: number
  at: number
  told: EntryInfo
  seen?: SeenFact[]
  table?: TableInfo | null
  now?: Now | null
}

/** The first message: the guest's token, and the last entry the client knows. */
export interface Hello {
  type: "hello"
  token?: string
  after?: number
  at?: number
  language?: "en" | "fr" | "ru" | null
  passphrase?: string
}

/** What the strongest bot would choose here, the best first. */
export interface Hint {
  seat: number
  since: number
  choices: HintedChoice[]
}

/** A good choice. */
export interface HintedChoice {
  choice: string
  chance: number | null
  key: string
  facts: Record<string, string | number>
}

/** A kind of table, and how many games were played at it. Empty and 0 stand for all. */
export interface KindOfTable {
  set: string
  players: number
  games: number
}

/** A fact about the position, for a board that is not drawn. */
export interface Known {
  name: [string, Record<string, unknown>]
  value: unknown
  seat?: number
  private?: boolean
  main?: boolean
  unit?: [string, Record<string, unknown>] | null
  by?: number
  step?: number
}

/** One of a player's last games. */
export interface LatelyInfo {
  at: number
  players: number
  place: number
  score: number
}

/** The league table of one game. */
export interface League {
  game: string
  rows: LeagueRow[]
}

/** The rating of a person or a kind of bot at a game. */
export interface LeagueRow {
  name: string
  plays: string
  key: string
  games: number
  wins: number
  rating: number
}

/** Leave one's seat. In a running game a bot fills in. */
export interface Leave {
  type: "leave"
  id: string
}

/** A lesson, and the guest's progress in it. */
export interface LessonInfo {
  name: string
  game: string
  table: string
  met: number
  topics: number
  finished: boolean
  over: boolean
}

/** The lessons in their order. */
export interface LessonList {
  lessons: LessonInfo[]
}

/** A note of the lesson, in the reader's language. */
export interface LessonNote {
  key: string
  name: string
  says: string
  rule: string
  move: number
  marks: string[]
  now: boolean
  reminder: boolean
}

/** The present state of a lesson. */
export interface LessonNow {
  lesson: string
  since: number
  move: number
  notes: LessonNote[]
  tries: LessonTry[]
  topics: LessonTopic[]
  finished: boolean
  next: string
}

/** A topic that a lesson explains when it comes up. */
export interface LessonTopic {
  key: string
  name: string
  rule: string
  met: boolean
}

/** An illegal choice to try, whose refusal explains a rule. */
export interface LessonTry {
  choice: string
  asks: string
  why: string
}

/** A line of the game's log. */
export interface Line {
  sentence: [string, Record<string, unknown>]
  event: number
  rule?: string
  seat?: number
  gain?: [string, Record<string, unknown>] | string
  heading?: boolean
}

/** The public tables, sent anew whenever they change. */
export interface Lobby {
  type: "lobby"
  tables: TableInfo[]
}

/** A bot's analysis of one choice, from what the seat could know. */
export interface LookedInfo {
  move: number
  seat: number
  made: string
  best: string
  chances: number[]
  after: number
  best_after: number
  cost: number
  reason: ReasonInfo
}

/** A guest as they see themselves. */
export interface Me {
  guest: GuestInfo
  language: "en" | "fr" | "ru"
  muted: string[]
}

/** A position of a game from one viewpoint, and the choice that led to it. */
export interface MomentInfo {
  move: number
  moves: number
  actor: number
  seat: number
  made: string[]
  events: (Record<string, string | number>)[]
  view: unknown
  position: string
  lines?: Line[]
  asked?: Asked | null
  choices?: string[]
  known?: Known[]
}

/** Several positions of a game. */
export interface MomentList {
  moments: MomentInfo[]
}

/** A request to become a guest. */
export interface NewGuest {
  name: string
  colour?: string
  language?: "en" | "fr" | "ru"
}

/** A request for a new table. The number of seats is the number of players. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string | number | boolean | string[] | null>
  settings?: TableSettings
  passphrase?: string
}

/** The position of a started game, from each of the receiver's viewpoints. */
export interface Now {
  since: number
  move: number
  actor: number
  clocks: Clocks | null
  positions: Position[]
}

/** An option of a game, as a form asks for it. */
export interface OptionInfo {
  name: string
  kind: "number" | "switch" | "word"
  values: (boolean | number | string)[]
  usual: boolean | number | string
}

/** The rule that explains a card, building, creature or Titan, and the example that shows it. */
export interface PieceHelp {
  rule: string
  scene: string
}

/** The points by round from one viewpoint. */
export interface PointsInfo {
  seat: number
  rounds: RoundPoints[]
}

/** The position from one seat. `choices` are its legal ones; empty if it is not its turn. */
export interface Position {
  seat: number
  view: unknown
  choices: string[]
  undo: number
  asked?: Asked | null
  known?: Known[]
}

/** The guests who are connected now. */
export interface Present {
  type: "present"
  present: string[]
  watching: number
}

/** A command or request is refused. Nothing has changed. */
export interface Problem {
  type: "error"
  code: string
  says: string
  rule?: string
  id?: string
}

/** Whether a choice is the best. The solution is there if it is, or was asked for. */
export interface PuzzleAnswered {
  right: boolean
  worth: number | null
  refused: Problem | null
  solution: PuzzleSolution | null
}

/** A puzzle as the solver sees it: nothing that the seat may not know. */
export interface PuzzleInfo {
  shelf: string
  number: number
  last: number
  game: string
  difficulty: number
  kind: string
  players: number
  round: number
  seats: number
  seat: number
  view: unknown
  choices: string[]
  asked: Asked
}

/** All puzzles. */
export interface PuzzleList {
  shelves: PuzzleShelf[]
}

/** A puzzle in a list. */
export interface PuzzleRow {
  number: number
  difficulty: number
  kind: string
  players: number
  round: number
}

/** The puzzles of a game. */
export interface PuzzleShelf {
  shelf: string
  game: string
  puzzles: PuzzleRow[]
}

/** The best choice, its reasons and the evidence. */
export interface PuzzleSolution {
  best: string
  reasons: ReasonInfo[]
  tried: PuzzleTried[]
  sources: number
  spread: number
  levels: string[]
  after: unknown[]
  then: Record<string, Explained>
}

/** What a choice is worth: games won in a hundred, and how often it was tried. */
export interface PuzzleTried {
  choice: string
  worth: number
  tries: number
}

/** The reason for a bot's choice: a message of `locales/` and its facts. */
export interface ReasonInfo {
  key: string
  facts: Record<string, string | number>
}

/** A command is carried out and stored. `number` is its entry; `table` is a rematch's. */
export interface Receipt {
  type: "receipt"
  id: string
  number: number
  table?: string
}

/** The record that this one continues, and after which of its choices. */
export interface RecordContinued {
  record: string
  move: number
}

/** A record, as `docs/records.md` describes it. */
export interface RecordDocument {
  aurum: number
  game: string
  rules: number
  options: Record<string, unknown>
  seats: RecordSeat[]
  choices: string[]
  fair?: RecordFair | null
  continued?: RecordContinued | null
}

/** What proves that chance was fair: the seed and its hash. */
export interface RecordFair {
  hash: string
  seed: string
  asked: Record<string, unknown>
}

/** The address of an uploaded record. */
export interface RecordKept {
  id: string
  game: string
  moves: number
  url: string
}

/** Who had a seat. */
export interface RecordSeat {
  name: string
  plays: string
}

/** Open another table with the same people, every seat moved on by one. */
export interface Rematch {
  type: "rematch"
  id: string
}

/** The host, or a player while the host is away: let a bot play for an absent person. */
export interface Replace {
  type: "replace"
  id: string
  seat: number
}

/** The points when a round had ended; of the last round, as they stand. */
export interface RoundPoints {
  round: number
  move: number
  points: number[]
}

/** Send a chat message to the table. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** An example of the rulebook, with all its positions. */
export interface SceneInfo {
  scene: string
  game: string
  rules: string[]
  seats: number
  seat: number
  steps: SceneStep[]
}

/** A position of a scene: the choice that led to it, and the legal choices. */
export interface SceneStep {
  actor: number
  by: number
  made: string
  events: (Record<string, string | number>)[]
  view: unknown
  choices: string[]
  refused: string[]
  explained: Explained[]
  lines: Line[]
  question: [string, Record<string, unknown>] | null
  help: [string, Record<string, unknown>] | null
  known: Known[]
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "bot" | "local" | "open" | "person"
  level: string
  guest: string
  name: string
  colour: string
  stand_in: string
}

/** How a seat is to be filled: open to every guest, by the host, by a bot, or by a local player at the host's screen. */
export interface SeatWish {
  kind?: "bot" | "local" | "open" | "person"
  level?: string
  name?: string
}

/** Part of a one-page aid: a heading and its lines. A line is a sentence of its own, or the key of a piece: then it is its name and its `.does`. */
export interface Section {
  heading: string
  lines: string[]
}

/** What one seat saw of an entry: its choices and its events. */
export interface SeenFact {
  seat: number
  made: string[]
  events: (Record<string, string | number>)[]
  lines?: Line[]
}

/** What this server offers. */
export interface ServerInfo {
  aurum: string
  protocol: number
  games: GameInfo[]
  languages: string[]
  limits: Record<string, number>
  address?: string
}

/** Take an open seat, or move to one. */
export interface Sit {
  type: "sit"
  id: string
  seat: number
}

/** The host: start the game. */
export interface Start {
  type: "start"
  id: string
}

/** Statistics of finished games. All numbers are sums; divide by `games`. */
export interface Statistics {
  game: string
  who: string
  name: string
  plays: string
  set: string
  players: number
  kinds: KindOfTable[]
  waiting: boolean
  games: number
  wins: number
  rounds: number
  score: number
  best: number
  places: number[]
  sources: Record<string, number>
  counts: Record<string, number>
  pieces: Record<string, Record<string, number>>
  killers: Record<string, Record<string, number>>
  lately: LatelyInfo[]
}

/** The timeline of a whole game from one viewpoint. */
export interface StoryInfo {
  seat: number
  eyes: number[]
  moments: StoryMoment[]
  rounds: RoundPoints[]
}

/** A step of a timeline: the last choice, its events and the progress, without the view. */
export interface StoryMoment {
  by: number
  made: string[]
  events: (Record<string, string | number>)[]
  actor: number
  round: number
  turn: number
  points: number[]
  lines?: Line[]
}

/** The host: swap two seats. */
export interface Swap {
  type: "swap"
  id: string
  seat: number
  other: number
}

/** The public description of a table. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  settings: TableSettings
  locked: boolean
  seats: SeatInfo[]
  host: string
  status: "closed" | "open" | "over" | "running" | "stopped"
  archived: boolean
  move: number
  made: number
  touched: number
  fair: Fair | null
  result: TableResult | null
  follows: string
  rematch: string
  continued?: ContinuedInfo | null
  lesson?: string
  stopped?: "failed" | "large" | "slow" | null
}

/** A list of tables. */
export interface TableList {
  tables: TableInfo[]
}

/** How the game ended. There is no winner if the automaton won. */
export interface TableResult {
  winners: number[]
  scores: number[]
}

/** The settings of a table that do not depend on its game. */
export interface TableSettings {
  public?: boolean
  spectators?: boolean
  undo?: boolean
  hints?: boolean
  clock?: ClockRules
  stand_in?: string
}

/** A step for each legal choice tried, and the error of the first illegal one. */
export interface Tried {
  steps: SceneStep[]
  refused: Problem | null
}

/** Choices in notation to try after a step of a scene, counted from 0. */
export interface TryChoice {
  step: number
  choices: string[]
  seat?: number
}

/** Undo the seat's last choices, so that `to` are left. `since` is that of the position. */
export interface Undo {
  type: "undo"
  id: string
  seat: number
  since: number
  to: number
}

/** The code of a one-time link. */
export interface UseLink {
  code: string
}

/** The answer to hello: the table, the entries the client missed, and the position. */
export interface Welcome {
  type: "welcome"
  protocol: number
  you: string
  seats: number[]
  number: number
  reset: boolean
  missed: Happened[]
  table: TableInfo
  now: Now | null
  present: string[]
  watching: number
}

/** The guest, and the token that proves it. Browsers get it as a cookie too. */
export interface Welcomed {
  me: Me
  token: string
}

export type ClientMessage = Hello | Choose | Undo | Sit | Leave | Back | Assign | Swap | Change | Start | Close | Replace | Say | Rematch

export type Command = Exclude<ClientMessage, Hello>

export type ServerMessage = Welcome | Happened | Receipt | Problem | Present | Lobby
