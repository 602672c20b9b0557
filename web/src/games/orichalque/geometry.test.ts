import { describe, expect, it } from 'vitest'
import { alone, berth, frame, hexagon, middle, middleOf, seams, seamsOf } from './geometry'
import { set, pieces } from './fixture'
import { Grid } from './grid'

const sides = (path: string) => path.split('M').length - 1

describe('drawing', () => {
  it('stands odd rows half a cell to the right', () => {
    expect(middleOf([0, 2]).x - middleOf([1, 1]).x).toBeCloseTo(34.64, 2)
    expect(hexagon({ x: 0, y: 0 })).toBe('M34.64 -20L34.64 20L0 40L-34.64 20L-34.64 -20L0 -40Z')
  })

  it('sews a tile around, not through', () => {
    const grid = new Grid({ cells: [[0, 0], [0, 1], [1, 0], [1, 1]], rhombi: [] })
    const { around, between } = seams(grid, [0, 1, 2])
    expect(sides(around)).toBe(18 - 6)
    expect(sides(between)).toBe(3)
    const loose = seamsOf(alone(set.shapes[2]!))
    expect(sides(loose.around)).toBe(12)
    expect(sides(loose.between)).toBe(3)
  })

  it('lays a loose tile as it lies on a board, however it is turned', () => {
    const { grid } = pieces.island(0)!
    const anchor = grid.named('d4')
    for (let turn = 0; turn < 6; turn++) {
      const cells = grid.lay(3, anchor, turn)!
      const start = middle(grid, anchor)
      alone(set.shapes[2]!, turn).forEach((point, index) => {
        const there = middle(grid, cells[index]!)
        expect(Math.hypot(there.x - start.x - point.x, there.y - start.y - point.y)).toBeLessThan(1)
      })
    }
  })

  it('keeps ships off the land and in the picture', () => {
    set.islands.forEach((island, number) => {
      const { grid } = pieces.island(number)!
      const ships = island.ports.map((port) => berth(grid, port.cell).ship)
      const seen = frame(grid, ships)
      for (const ship of ships) {
        const clear = Math.min(...grid.cells.map((place) => {
          const { x, y } = middleOf(place)
          return Math.hypot(x - ship.x, y - ship.y)
        }))
        expect(clear, `${island.board} ${island.side}`).toBeGreaterThan(55)
        expect(ship.x).toBeGreaterThan(seen.x)
        expect(ship.x).toBeLessThan(seen.x + seen.width)
      }
    })
  })
})
