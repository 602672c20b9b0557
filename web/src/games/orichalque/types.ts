// Written by write_types.py from the structs of the server; run `python3 dev.py types`.

/** A board of the automaton. */
export interface AutomatonInfo {
  level: string
  cells: [number, number][]
  axial: [number, number][]
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

/** What can happen in a play. A fact that not everybody may know is optional. */
export type GameEvent =
  | { event: "dealt"; rule: string; player: number; board: number }
  | { event: "drew"; rule: string; player: number; board: number }
  | { event: "sided"; rule: string; player: number; board: number }
  | { event: "shuffled"; rule: string }
  | { event: "shown"; rule: string; place: number; card: number; tile: number }
  | { event: "appeared"; rule: string; place: number; creature: number }
  | { event: "offered"; rule: string; terrain: number; building: number }
  | { event: "round"; rule: string; round: number; player: number }
  | { event: "turn"; rule: string; player: number }
  | { event: "founded"; rule: string; player: number; port: number; cell: number }
  | { event: "took"; rule: string; player: number; place: number; card: number; tile: number }
  | { event: "placed"; rule: string; player: number; tile: number; first: number; second: number; third: number }
  | { event: "homeless"; rule: string; player: number; tile: number }
  | { event: "returned"; rule: string; player: number; tile: number }
  | { event: "discarded"; rule: string; player: number; place: number; card: number }
  | { event: "gained"; rule: string; player: number; hoplites: number; orichalque: number }
  | { event: "spent"; rule: string; player: number; hoplites: number; orichalque: number }
  | { event: "came"; rule: string; player: number; titan: number; holder: number }
  | { event: "went"; rule: string; player: number; titan: number }
  | { event: "favoured"; rule: string; player: number; titan: number }
  | { event: "acted"; rule: string; player: number; action: number }
  | { event: "declined"; rule: string; player: number; action: number }
  | { event: "fought"; rule: string; player: number; cell: number; creature: number; hoplites: number }
  | { event: "rolled"; rule: string; player: number; roll: number }
  | { event: "captured"; rule: string; player: number; cell: number; creature: number }
  | { event: "lost"; rule: string; player: number; cell: number; creature: number; hoplites: number }
  | { event: "unearthed"; rule: string; player: number; building: number }
  | { event: "refused"; rule: string; player: number; building: number }
  | { event: "built"; rule: string; player: number; building: number; cell: number }
  | { event: "erected"; rule: string; player: number; first: number; second: number }
  | { event: "forged"; rule: string; player: number }
  | { event: "bought"; rule: string; player: number; payment: number; action: number }
  | { event: "freed"; rule: string; player: number; creature: number }
  | { event: "ended"; rule: string; player: number }
