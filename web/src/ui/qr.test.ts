import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrCode } from './qr'

/** Made by another program (segno) with the same text at level M. */
const KNOWN = `
#######..###..#######
#.....#.#.#...#.....#
#.###.#.####..#.###.#
#.###.#.#...#.#.###.#
#.###.#.....#.#.###.#
#.....#..#..#.#.....#
#######.#.#.#.#######
........#..#.........
#.....#.###.###..###.
..#..#..#..#.###.###.
...####..#.##..#.###.
.#......##.##..#.###.
#..#.###.#..##.##..##
........#.#..####.#.#
#######..#####.#...#.
#.....#..##.#######..
#.###.#...###.#.##.##
#.###.#...##....###..
#.###.#..#..##.##.###
#.....#..#####.#.##..
#######.##...##.#..#.
`.trim()

const draw = (code: boolean[][]): string => code.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

describe('a QR code', () => {
  it('is what another program draws', () => {
    const all = Array.from({ length: 8 }, (_, maskPattern) =>
      draw(encode('aurum-14-bytes', { ecc: 'M', border: 0, maskPattern }).data)
    )
    expect(all).toContain(KNOWN)
  })

  it('grows with what it holds', () => {
    const sizes = [14, 15, 62, 63, 213].map((length) => qrCode('x'.repeat(length)).size)
    expect(sizes).toEqual([21, 25, 33, 37, 57])
  })

  it('is drawn square by square', () => {
    const { size, path } = qrCode('https://aurum.example/tables/0S9XxaX780VlTvCB')
    const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
    const { data } = encode('https://aurum.example/tables/0S9XxaX780VlTvCB', { ecc: 'M', border: 0 })
    expect(dark).toHaveLength(data.flat().filter(Boolean).length)
    for (const [x, y] of dark) expect(data[y!]![x!]).toBe(true)
    expect(size).toBe(data.length)
  })
})
