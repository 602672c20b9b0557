import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { inWords, phrase, sentence, type Reader } from './phrase'
import type { Facts } from './words.svelte'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource(`
owl = the Owl
    .of = of the Owl
cup = a cup
holds = { $you ->
    [you] you hold { $what }
   *[other] { $who } holds { $what }
}
near = a die { $of }
asks = { $who-you ->
    [you] you ask { $other }
   *[other] { $other-you ->
        [you] { $who } asks you
       *[other] { $who } asks { $other }
    }
}
`))
const words = {
  say(key: string, facts?: Facts): string {
    const [name, form] = key.split('.') as [string, string?]
    const message = bundle.getMessage(name)!
    return bundle.formatPattern(form ? message.attributes[form]! : message.value!, facts)
  },
  attributes: (key: string) => Object.keys(bundle.getMessage(key)!.attributes)
}
const ben: Reader = { seat: 1, name: (seat) => ['Ada', 'Ben'][seat]!, words }

describe('a phrase', () => {
  it('is filled in with numbers, phrases and players', () => {
    expect(phrase(['holds', { who: [0, ''], what: 2 }], ben)).toBe('Ada holds 2')
    expect(phrase(['holds', { who: [0, ''], what: ['cup', {}] }], ben)).toBe('Ada holds a cup')
    expect(inWords([[0, ''], ['cup', {}]], ben)).toBe('Ada, a cup')
  })

  it('calls the reader "you", and begins with a capital where it stands alone', () => {
    expect(sentence(['holds', { who: [1, ''], what: ['cup', {}] }], ben)).toBe('You hold a cup')
  })

  it('never calls nobody "you"', () => {
    const spectator = { ...ben, seat: -3 }
    expect(phrase(['holds', { who: [-3, 'owl'], what: 1 }], spectator)).toBe('the Owl holds 1')
  })

  it('tells of every player whether it is the reader', () => {
    const asks = (seat: number): string => phrase(['asks', { who: [0, ''], other: [1, ''] }], { ...ben, seat })
    expect([-3, 0, 1, 2].map(asks)).toEqual(['Ada asks Ben', 'you ask Ben', 'Ada asks you', 'Ada asks Ben'])
  })

  it('has the cases of a name that the game gives', () => {
    expect(phrase(['near', { who: [0, 'owl'] }], ben)).toBe('a die of the Owl')
  })
})
