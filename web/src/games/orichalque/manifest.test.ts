import { expect, it } from 'vitest'
import manifest from '.'

it('knows where on the board lies what a lesson points at', () => {
  expect(manifest.lessonMark?.('market')).toBe('.market')
  expect(manifest.lessonMark?.('hand')).toBe('')
})

it('reads the options of a table, and has an automaton only for one who plays alone', () => {
  const options = manifest.options!.read({ sides: ['hard', 'easy'], initiative: 'russian' })
  expect(options).toEqual({ solo: 'normal', sides: 'hard', initiative: 'russian' })
  expect(manifest.options?.write?.(options, 2)).toEqual({ sides: 'hard', initiative: 'russian' })
  expect(manifest.options?.write?.(options, 1)).toHaveProperty('solo', 'normal')
})
