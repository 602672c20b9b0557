// Written by write_types.py from the structs of the server; run `python3 dev.py types`.

/** A board of the automaton. */
export interface AutomatonBox {
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

/** All the pieces of a component set, by their numbers. */
export interface Box {
  name: string
  digest: string
  islands: IslandBox[]
  tiles: TileBox[]
  cards: CardBox[]
  creatures: CreatureBox[]
  buildings: BuildingBox[]
  automata: AutomatonBox[]
  card_costs: number[]
  dice: number[]
  temples: number
  tokens: number
}

/** A kind of building, and what it does. */
export interface BuildingBox {
  name: string
  power: "arch" | "architect" | "camp" | "crystal" | "forge" | "hospital" | "mine" | "oratory" | "siege" | "statue"
  skull: number
  statue: string
  count: number
}

/** An action card, and the size of the tile that lies on it. */
export interface CardBox {
  name: string
  action: number
  size: number
}

/** A kind of creature, and its loot. */
export interface CreatureBox {
  name: string
  strength: number
  orichalque: number
  building: boolean
  titan: number
  count: number
}

/** One side of an island board. */
export interface IslandBox {
  board: string
  side: string
  cells: [number, number][]
  axial: [number, number][]
  ports: PortBox[]
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

/** A port, and what it gives to whoever covers it. */
export interface PortBox {
  cell: number
  hoplites: number
  orichalque: number
}

/** A kind of tile. */
export interface TileBox {
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
