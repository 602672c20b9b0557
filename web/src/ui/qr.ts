/** Links for another device's camera. */

import { encode } from 'uqr'

/** A QR code: how many squares wide, and the dark ones as the path of a drawing. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
