/** What the reader looks at more closely: a position of the row, a kind of card, or a family. */

export type Inspected =
  | { at: 'position'; position: number }
  | { at: 'kind'; kind: number }
  | { at: 'family'; family: number }
