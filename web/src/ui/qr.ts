/**
 * QR codes (ISO/IEC 18004) for links: bytes only, error correction M, versions 1 to 10, which is
 * 213 letters and more than any link of ours has.
 */

/** Of each version: bytes of error correction in a block, blocks, bytes of data in all. */
const VERSIONS = [
  [10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 64], [24, 2, 86],
  [16, 4, 108], [18, 4, 124], [22, 4, 154], [22, 5, 182], [26, 5, 216]
] as const

/** Where the middles of the small squares lie, from version 2 on. */
const ALIGNED = [
  [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]
]

/** The eight ways to scatter dark and light, by row and column. */
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0
]

type Modules = (boolean | null)[][]

/** The code as rows of dark (true) and light modules, without the quiet zone. */
export function qr(text: string, masks: readonly number[] = [...MASKS.keys()]): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = 1 + VERSIONS.findIndex(([, , room], number) => {
    return bytes.length + (number < 9 ? 2 : 3) <= room
  })
  if (!version) throw new RangeError('too long for a QR code')
  const empty = frame(version)
  const filled = fill(empty, interleave(encode(bytes, version), version))
  let best: boolean[][] | null = null
  let least = Infinity
  for (const mask of masks) {
    const masked = apply(filled, empty, mask)
    const ugly = penalty(masked)
    if (ugly < least) [best, least] = [masked, ugly]
  }
  return best!
}

/** A path for an SVG whose grid is the code's own; four light modules belong around it. */
export function qrPath(code: boolean[][]): string {
  return code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

// Data

function encode(bytes: Uint8Array, version: number): number[] {
  const room = VERSIONS[version - 1]![2]
  const bits: number[] = []
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(4, 4) // bytes
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  }
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** The field of 256 numbers that error correction calculates in. */
const EXP = new Uint8Array(255)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = (value << 1) ^ (value > 127 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

function correction(block: readonly number[], length: number): number[] {
  let divisor = [1]
  for (let power = 0; power < length; power++) {
    const next = [...divisor, 0]
    divisor.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[power]!)))
    divisor = next
  }
  const rest = [...block, ...new Array<number>(length).fill(0)]
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at]!
    divisor.forEach((factor, place) => (rest[at + place]! ^= times(factor, lead)))
  }
  return rest.slice(block.length)
}

/** Blocks take turns, byte by byte; the last blocks are one byte longer where it does not fit. */
function interleave(data: readonly number[], version: number): number[] {
  const [length, count, room] = VERSIONS[version - 1]!
  const short = Math.floor(room / count)
  const longer = room % count
  const blocks: number[][] = []
  for (let number = 0, at = 0; number < count; number++) {
    const size = short + (number >= count - longer ? 1 : 0)
    blocks.push(data.slice(at, at + size))
    at += size
  }
  const checks = blocks.map((block) => correction(block, length))
  const woven: number[] = []
  for (let at = 0; at <= short; at++) for (const b of blocks) if (at < b.length) woven.push(b[at]!)
  for (let at = 0; at < length; at++) for (const check of checks) woven.push(check[at]!)
  return woven
}

// Picture

/** What every code of a version has; null is where data goes. */
function frame(version: number): Modules {
  const size = 17 + 4 * version
  const modules: Modules = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null))
  const square = (row: number, column: number, radius: number): void => {
    for (let dr = -radius; dr <= radius; dr++) {
      for (let dc = -radius; dc <= radius; dc++) {
        const line = modules[row + dr]
        if (!line || column + dc < 0 || column + dc >= size) continue
        const ring = Math.max(Math.abs(dr), Math.abs(dc))
        line[column + dc] = radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1
      }
    }
  }
  for (let at = 0; at < size; at++) modules[6]![at] = modules[at]![6] = at % 2 === 0
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4)
  const places = ALIGNED[version - 2] ?? []
  const last = places.at(-1)
  for (const row of places) {
    for (const column of places) {
      const corner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!corner) square(row, column, 2)
    }
  }
  for (let at = 0; at < 15; at++) put(modules, at, false)
  modules[size - 8]![8] = true
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
      modules[near]![far] = modules[far]![near] = ((bits >> at) & 1) === 1
    }
  }
  return modules
}

/** One bit of the format, in both places where it is written. */
function put(modules: Modules, at: number, dark: boolean): void {
  const size = modules.length
  const down = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at
  const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at
  modules[down]![8] = dark
  modules[8]![across] = dark
}

function remainder(value: number, length: number, divisor: number): number {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit--) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - length)
  }
  return rest
}

/** Bits go up and down in columns two wide, from the lower right. */
function fill(empty: Modules, bytes: readonly number[]): Modules {
  const modules = empty.map((row) => [...row])
  const size = modules.length
  let bit = 0
  let up = true
  for (let pair = size - 1; pair > 0; pair -= 2) {
    if (pair === 6) pair-- // the timing column is passed over
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [pair, pair - 1]) {
        if (modules[row]![column] !== null) continue
        modules[row]![column] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
    up = !up
  }
  return modules
}

function apply(filled: Modules, empty: Modules, mask: number): boolean[][] {
  const masked = filled.map((row, r) =>
    row.map((dark, c) => (empty[r]![c] === null ? dark !== MASKS[mask]!(r, c) : dark))
  )
  const format = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412 // level M is 00
  for (let at = 0; at < 15; at++) put(masked, at, ((format >> at) & 1) === 1)
  masked[masked.length - 8]![8] = true
  return masked as boolean[][]
}

/** How hard a picture would be to read: long runs, blocks, false eyes, too dark or too light. */
function penalty(modules: boolean[][]): number {
  const size = modules.length
  const columns = modules.map((_, c) => modules.map((row) => row[c]!))
  let ugly = 0
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join('')
    for (const run of text.matchAll(/0{5,}|1{5,}/g)) ugly += run[0].length - 2
    // An eye with four light modules on a side; those beyond the edge are light.
    const wide = `0000${text}0000`
    for (let at = 0; at + 11 <= wide.length; at++) {
      const part = wide.slice(at, at + 11)
      if (part === '10111010000' || part === '00001011101') ugly += 40
    }
  }
  let dark = 0
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      const here = modules[r]![c]!
      if (here) dark++
      const square = [modules[r + 1]?.[c], modules[r]![c + 1], modules[r + 1]?.[c + 1]]
      if (square.every((other) => other === here)) ugly += 3
    }
  }
  return ugly + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10
}
