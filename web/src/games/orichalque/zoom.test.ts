import { describe, expect, it } from 'vitest'
import { CLOSE, drag, PLAIN, zoom } from './zoom'

const room = { width: 300, height: 200 }
const seen = (glass: typeof PLAIN, x: number, y: number) => ({
  x: x * glass.scale + glass.x,
  y: y * glass.scale + glass.y
})

describe('an island under two fingers', () => {
  it('grows around what lies between them', () => {
    const near = zoom(PLAIN, 2, { x: 100, y: 80 }, { x: 100, y: 80 }, room)
    expect(near.scale).toBe(2)
    expect(seen(near, 100, 80)).toEqual({ x: 100, y: 80 })
  })

  it('follows them where they go', () => {
    const near = zoom(PLAIN, CLOSE, { x: 150, y: 100 }, { x: 140, y: 110 }, room)
    expect(seen(near, 150, 100)).toEqual({ x: 140, y: 110 })
  })

  it('never shows what is beyond its edges', () => {
    const near = zoom(PLAIN, 2, { x: 0, y: 0 }, { x: 90, y: 90 }, room)
    expect(near).toEqual({ scale: 2, x: 0, y: 0 })
    expect(drag(near, { x: -9999, y: -9999 }, room)).toEqual({ scale: 2, x: -300, y: -200 })
  })

  it('is never smaller than the room, nor larger than three times that', () => {
    expect(zoom(PLAIN, 0.2, { x: 10, y: 10 }, { x: 10, y: 10 }, room)).toEqual(PLAIN)
    expect(zoom(PLAIN, 50, { x: 10, y: 10 }, { x: 10, y: 10 }, room).scale).toBe(3)
  })
})
