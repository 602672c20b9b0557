import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback, STEP } from './playback.svelte'

describe('playing at a speed', () => {
  let at = 0
  const playback = new Playback(() => ++at < 5)

  beforeEach(() => {
    vi.useFakeTimers()
    at = 0
    playback.speed = 1
  })
  afterEach(() => {
    playback.pause()
    vi.useRealTimers()
  })

  it('takes the first step at once, then one after another, and stops at the end', () => {
    playback.play()
    expect(at).toBe(1)
    vi.advanceTimersByTime(STEP * 2)
    expect(at).toBe(3)
    expect(playback.playing).toBe(true)
    vi.advanceTimersByTime(STEP * 9)
    expect(at).toBe(5)
    expect(playback.playing).toBe(false)
  })

  it('goes faster and slower, from now on', () => {
    playback.play()
    playback.speed = 4
    vi.advanceTimersByTime(STEP / 4)
    expect(at).toBe(2)
    playback.speed = 0.5
    vi.advanceTimersByTime(STEP * 1.9)
    expect(at).toBe(2)
    vi.advanceTimersByTime(STEP * 0.2)
    expect(at).toBe(3)
  })

  it('stops when somebody says so', () => {
    playback.play()
    playback.pause()
    vi.advanceTimersByTime(STEP * 9)
    expect(at).toBe(1)
  })
})
