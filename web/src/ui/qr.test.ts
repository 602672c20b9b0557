import { describe, expect, it } from 'vitest'
import { qr, qrPath } from './qr'

const draw = (code: boolean[][]): string =>
  code.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n')

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

describe('a QR code', () => {
  it('is what another program draws', () => {
    const all = Array.from({ length: 8 }, (_, mask) => draw(qr('aurum-14-bytes', [mask])))
    expect(all).toContain(KNOWN)
  })

  it('grows with what it holds', () => {
    const sizes = [14, 15, 62, 63, 213].map((length) => qr('x'.repeat(length)).length)
    expect(sizes).toEqual([21, 25, 33, 37, 57])
    expect(() => qr('x'.repeat(214))).toThrow(RangeError)
  })

  it('counts bytes, not letters', () => {
    expect(qr('é'.repeat(7))).toHaveLength(21)
    expect(qr('é'.repeat(8))).toHaveLength(25)
  })

  it('has three eyes, a timing line and its format written twice', () => {
    const code = qr('https://aurum.example/tables/0S9XxaX780VlTvCB')
    const size = code.length
    const eye = (row: number, column: number): string =>
      draw(code.slice(row, row + 7).map((line) => line.slice(column, column + 7)))
    expect(eye(0, size - 7)).toBe(eye(0, 0))
    expect(eye(size - 7, 0)).toBe(eye(0, 0))
    for (let at = 8; at < size - 8; at++) expect(code[6]![at]).toBe(at % 2 === 0)
    const once = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => code[row]![8])
    const twice = Array.from({ length: 8 }, (_, at) => code[8]![size - 1 - at])
    expect(twice).toEqual(once)
  })

  it('is drawn as one path', () => {
    expect(qrPath([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
  })
})
