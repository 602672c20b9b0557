/** Clocks run on by themselves between two messages; the next one is right again. */

import type { Clocks } from '../wire/types'

/** What a seat has left now, in milliseconds. `since` is how long ago the clocks were sent. */
export function timeLeft(clocks: Clocks, seat: number, since: number): number {
  const left = clocks.left[seat] ?? 0
  return Math.max(0, clocks.running === seat ? left - Math.max(0, since) : left)
}

/** 4:12, 1:04:12 or 2 d 3:04; under ten seconds with tenths, when they matter. */
export function clockText(left: number): string {
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1)
  const seconds = Math.ceil(left / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [s, m] = [seconds % 60, Math.floor(seconds / 60) % 60]
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24}:${two(m)}`
  return hours ? `${hours}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** How long to wait until the text of a running clock changes. */
export function nextTick(left: number): number {
  if (left <= 0) return 1000
  return left < 11_000 ? 100 : left % 1000 || 1000
}
