import { describe, expect, it } from 'vitest'
import type { Explained } from '../../wire/types'
import { partsOf, pressed } from './parts'

const choice = (part: string, group?: string): Explained =>
  ({ sentence: ['s', {}], part, group: group ? [group, {}] : null }) as unknown as Explained

const wording = { does: (number: number) => `does ${number}`, heading: ([key]: readonly unknown[]) => String(key), count: (n: number) => `${n} choices` }
const parts = (...choices: Explained[]) => partsOf(choices, wording as Parameters<typeof partsOf>[1])

describe('the parts of a picture', () => {
  it('have all choices that name them', () =>
    expect(parts(choice('a'), choice(''), choice('b'), choice('a')).map(({ id, numbers }) => [id, numbers])).toEqual([['a', [0, 3]], ['b', [2]]]))

  it('are called by their only choice', () => expect(parts(choice('a', 'Ask'))[0]!.name).toBe('does 0'))

  it('of several choices are called by every group of them, and say how many there are', () =>
    expect(parts(choice('a', 'Ask'), choice('a', 'Guess'), choice('a', 'Guess'))[0]!.name).toBe('Ask; Guess: 3 choices'))

  it('of several choices without a group say how many there are', () => expect(parts(choice('a'), choice('a'))[0]!.name).toBe('2 choices'))
})

describe('pressing a part', () => {
  const [one, several] = parts(choice('one'), choice('several'), choice('several')) as [ReturnType<typeof parts>[0], ReturnType<typeof parts>[0]]

  it('of one choice chooses it, and only a second press makes it', () => {
    expect(pressed(one, -1)).toEqual({ pick: 0 })
    expect(pressed(one, 2)).toEqual({ pick: 0 })
    expect(pressed(one, 0)).toEqual({ make: 0 })
  })

  it('of several marks them, and keeps none chosen but one of them', () => {
    expect(pressed(several, -1)).toEqual({ mark: 'several', pick: -1 })
    expect(pressed(several, 0)).toEqual({ mark: 'several', pick: -1 })
    expect(pressed(several, 2)).toEqual({ mark: 'several', pick: 2 })
  })
})
