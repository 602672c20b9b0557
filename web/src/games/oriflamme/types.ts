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
