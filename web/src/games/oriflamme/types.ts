// Written by write_types.py from the structs of the server; run `python3 dev.py types`.

/** A card of the queue. `kind` is None while this seat may not know it. */
export interface CardView {
  family: number
  kind: number | null
  up: boolean
  known: boolean
  points: number
  verdict: boolean
  placed: number
  rests: boolean
}

/** What a seat knows of a family. `hand` and `aside` are None where it may not look. */
export interface FamilyView {
  stock: number
  dealt: boolean
  hand_size: number
  hand: number[] | null
  aside: number[] | null
  discard: number[]
  reserve: number[]
  deal_points: number
  returned: ReturnedView[]
}

/** A card that everybody saw return to a hand: it is there, or in one of these places. */
export interface ReturnedView {
  kind: number
  maybe: [number, number][]
}

/** A moment of a play as one seat, or a spectator, knows it. Families are numbered by seat. */
export interface View {
  seat: number
  kinds: number[]
  seats: number
  setup_first: number
  round: number
  first: number
  actor: number
  stack: number[][]
  at: number
  acting: number
  families: FamilyView[]
  queue: CardView[][]
  verdicts_left: number
  winners: number[]
}

/** What can happen in a play. A fact that not everybody may know is optional. */
export type GameEvent =
  | { event: "dealt"; rule: string; family: number; cards: number; first?: number; second?: number; third?: number }
  | { event: "began"; rule: string; round: number; family: number }
  | { event: "resolving"; rule: string; round: number }
  | { event: "placed"; rule: string; family: number; spot: number; position: number; kind?: number }
  | { event: "kept"; rule: string; family: number; position: number; points: number }
  | { event: "revealed"; rule: string; family: number; position: number; kind: number; points: number }
  | { event: "idle"; rule: string; family: number; position: number; kind: number }
  | { event: "rested"; rule: string; family: number; position: number }
  | { event: "gained"; rule: string; family: number; points: number; kind: number }
  | { event: "robbed"; rule: string; family: number; victim: number; kind: number }
  | { event: "put"; rule: string; family: number; position: number; points: number }
  | { event: "drained"; rule: string; family: number; position: number; points: number }
  | { event: "eliminated"; rule: string; family: number; owner: number; position: number; kind: number; hidden: number; points: number }
  | { event: "discarded"; rule: string; family: number; position: number; kind: number; points: number }
  | { event: "reserved"; rule: string; family: number; position: number; kind: number; points: number }
  | { event: "copied"; rule: string; family: number; position: number; model: number; kind: number }
  | { event: "moved"; rule: string; family: number; owner: number; position: number; goal: number }
  | { event: "swapped"; rule: string; family: number; position: number; kind: number; card?: number }
  | { event: "marked"; rule: string; family: number; owner: number; position: number }
  | { event: "hid"; rule: string; family: number; position: number; kind: number }
  | { event: "ended"; rule: string; winners: number }
