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
  unseen: number[]
}

/** A card that everybody saw return to a hand: it is there, or in one of these places. */
export interface ReturnedView {
  kind: number
  maybe: [number, number][]
}

/** How a seat has come out (OF-7.1, OF-7.2, MX-4). */
export interface StandingView {
  seat: number
  rank: number
  stock: number
  positions: number
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
  asked: number
  stack: number[][]
  at: number
  acting: number
  families: FamilyView[]
  queue: CardView[][]
  verdicts_left: number
  winners: number[]
  standings: StandingView[]
}

type Family = 0 | 1 | 2 | 3 | 4

type CardKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19

/** What can happen in a play. A fact that not everybody may know is optional. */
export type GameEvent =
  | { event: "dealt"; rule: string; family: Family; cards: number; first?: CardKind; second?: CardKind; third?: CardKind }
  | { event: "began"; rule: string; round: number; family: Family }
  | { event: "resolving"; rule: string; round: number }
  | { event: "placed"; rule: string; family: Family; spot: number; position: number; kind?: CardKind }
  | { event: "kept"; rule: string; family: Family; position: number; points: number }
  | { event: "revealed"; rule: string; family: Family; position: number; kind: CardKind; points: number }
  | { event: "idle"; rule: string; family: Family; position: number; kind: CardKind }
  | { event: "rested"; rule: string; family: Family; position: number }
  | { event: "gained"; rule: string; family: Family; points: number; kind: CardKind }
  | { event: "robbed"; rule: string; family: Family; victim: Family; kind: CardKind }
  | { event: "put"; rule: string; family: Family; position: number; points: number }
  | { event: "drained"; rule: string; family: Family; position: number; points: number }
  | { event: "eliminated"; rule: string; family: Family; owner: Family; position: number; kind: CardKind; hidden: number; points: number }
  | { event: "discarded"; rule: string; family: Family; position: number; kind: CardKind; points: number }
  | { event: "reserved"; rule: string; family: Family; position: number; kind: CardKind; points: number }
  | { event: "copied"; rule: string; family: Family; position: number; model: number; kind: CardKind }
  | { event: "moved"; rule: string; family: Family; owner: Family; position: number; goal: number }
  | { event: "swapped"; rule: string; family: Family; position: number; kind: CardKind; card?: CardKind }
  | { event: "marked"; rule: string; family: Family; owner: Family; position: number }
  | { event: "hid"; rule: string; family: Family; position: number; kind: CardKind }
  | { event: "ended"; rule: string; winners: number }

const EVENTS: ReadonlySet<unknown> = new Set(['dealt', 'began', 'resolving', 'placed', 'kept', 'revealed', 'idle', 'rested', 'gained', 'robbed', 'put', 'drained', 'eliminated', 'discarded', 'reserved', 'copied', 'moved', 'swapped', 'marked', 'hid', 'ended'])

/** Whether this is one of these events; the server writes each with its facts. */
export const isGameEvent = (event: object): event is GameEvent => 'event' in event && EVENTS.has(event.event)
