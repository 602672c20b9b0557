// Written by write_types.py from the structs of the server; run `python3 dev.py types`.

/** A board of the automaton. */
export interface AutomatonInfo {
  level: string
  cells: [number, number][]
  axial: [number, number][]
  rhombi: number[][]
  centre: number
  sectors: number[][][]
  arrows: number[]
  priority: number[]
  strip: [number, number][]
  titan: number
  costs: string[]
}

/** A kind of building, and what it does. */
export interface BuildingInfo {
  name: string
  power: "arch" | "architect" | "camp" | "crystal" | "forge" | "hospital" | "mine" | "oratory" | "siege" | "statue"
  skull: number
  statue: string
  count: number
}

/** An action card, and the size of the tile that lies on it. */
export interface CardInfo {
  name: string
  action: number
  size: number
}

/** All the pieces of a component set, by their numbers. */
export interface ComponentSetInfo {
  name: string
  digest: string
  islands: IslandInfo[]
  tiles: TileInfo[]
  cards: CardInfo[]
  creatures: CreatureInfo[]
  buildings: BuildingInfo[]
  automata: AutomatonInfo[]
  card_costs: number[]
  dice: number[]
  temples: number
  tokens: number
  odds: OddsInfo[]
  enough: number
  places: number[]
  frames: Record<string, string>
  shapes: [number, number][][]
}

/** A kind of creature, and its loot. */
export interface CreatureInfo {
  name: string
  strength: number
  orichalque: number
  building: boolean
  titan: number
  count: number
}

/** One side of an island board. */
export interface IslandInfo {
  board: string
  side: string
  cells: [number, number][]
  axial: [number, number][]
  rhombi: number[][]
  placements: number[][][]
  ports: PortInfo[]
}

/** The odds of fights of a player with certain Siege Engines. */
export interface OddsInfo {
  skulls: number[]
  chances: number[][]
}

/** One player's side of the table; the automaton's too. */
export interface PlayerView {
  board: number
  hoplites: number
  orichalque: number
  points: number
  medallions: number
  metropolis: number
  tiles: number[][]
  creatures: [number, number, number][]
  captured: number[]
  buildings: [number, number][]
  temples: number[]
}

/** A port, and what a player gets for covering it. */
export interface PortInfo {
  cell: number
  hoplites: number
  orichalque: number
}

/** A kind of tile. */
export interface TileInfo {
  name: string
  terrains: number[]
  count: number
}

/** A moment of a play. Players are numbered by seat; in solo the automaton is player 1. */
export interface View {
  seat: number
  setup: [string, number, string[], string[], string, boolean]
  round: number
  turn: number
  current: number
  holder: number
  actor: number
  stack: number[][]
  players: PlayerView[]
  titans: number[]
  woken: number
  tokens: number
  display: number[][]
  held: number[]
  discard: number
  cards_left: number
  tiles_left: number[]
  tiles_under: number[][]
  creatures_left: number[]
  buildings_left: number[]
  spots: number[]
  winners: number[]
}

type Seat = number

type Board = number

type Place = number

type Card = number

type Tile = number

type Creature = number

type Terrain = number

type Building = number

type Cell = number

type Titan = number

type Action = number

/** What can happen in a play. A fact that not everybody may know is optional. */
export type GameEvent =
  | { event: "dealt"; rule: string; player: Seat; board: Board }
  | { event: "drew"; rule: string; player: Seat; board: Board }
  | { event: "sided"; rule: string; player: Seat; board: Board }
  | { event: "shuffled"; rule: string }
  | { event: "shown"; rule: string; place: Place; card: Card; tile: Tile }
  | { event: "appeared"; rule: string; place: Place; creature: Creature }
  | { event: "offered"; rule: string; terrain: Terrain; building: Building }
  | { event: "round"; rule: string; round: number; player: Seat }
  | { event: "turn"; rule: string; player: Seat }
  | { event: "founded"; rule: string; player: Seat; port: number; cell: Cell }
  | { event: "took"; rule: string; player: Seat; place: Place; card: Card; tile: Tile }
  | { event: "placed"; rule: string; player: Seat; tile: Tile; first: Cell; second: Cell; third: Cell }
  | { event: "homeless"; rule: string; player: Seat; tile: Tile }
  | { event: "returned"; rule: string; player: Seat; tile: Tile }
  | { event: "discarded"; rule: string; player: Seat; place: Place; card: Card }
  | { event: "gained"; rule: string; player: Seat; hoplites: number; orichalque: number }
  | { event: "spent"; rule: string; player: Seat; hoplites: number; orichalque: number }
  | { event: "came"; rule: string; player: Seat; titan: Titan; holder: Seat }
  | { event: "went"; rule: string; player: Seat; titan: Titan }
  | { event: "favoured"; rule: string; player: Seat; titan: Titan }
  | { event: "acted"; rule: string; player: Seat; action: Action }
  | { event: "declined"; rule: string; player: Seat; action: Action }
  | { event: "fought"; rule: string; player: Seat; cell: Cell; creature: Creature; hoplites: number }
  | { event: "rolled"; rule: string; player: Seat; roll: number }
  | { event: "captured"; rule: string; player: Seat; cell: Cell; creature: Creature }
  | { event: "lost"; rule: string; player: Seat; cell: Cell; creature: Creature; hoplites: number }
  | { event: "unearthed"; rule: string; player: Seat; building: Building }
  | { event: "refused"; rule: string; player: Seat; building: Building }
  | { event: "built"; rule: string; player: Seat; building: Building; cell: Cell }
  | { event: "erected"; rule: string; player: Seat; first: Cell; second: Cell }
  | { event: "forged"; rule: string; player: Seat }
  | { event: "bought"; rule: string; player: Seat; payment: number; action: Action }
  | { event: "freed"; rule: string; player: Seat; creature: Creature }
  | { event: "ended"; rule: string; player: Seat }

const EVENTS: ReadonlySet<unknown> = new Set(['dealt', 'drew', 'sided', 'shuffled', 'shown', 'appeared', 'offered', 'round', 'turn', 'founded', 'took', 'placed', 'homeless', 'returned', 'discarded', 'gained', 'spent', 'came', 'went', 'favoured', 'acted', 'declined', 'fought', 'rolled', 'captured', 'lost', 'unearthed', 'refused', 'built', 'erected', 'forged', 'bought', 'freed', 'ended'])

/** Whether this is one of these events; the server writes each with its facts. */
export const isGameEvent = (event: object): event is GameEvent => 'event' in event && EVENTS.has(event.event)
