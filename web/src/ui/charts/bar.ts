/** A bar of a table, and what stands beside it. */
export interface Bar {
  label: string
  value: number
  /** The value as it is written. */
  text: string
  /** Beside it, in small letters. */
  note?: string
}
