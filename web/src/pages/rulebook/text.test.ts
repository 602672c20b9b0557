import { describe, expect, it } from 'vitest'
import { anchorOf, partsOf, ruleAddress, ruleKey, sceneKey } from './text'

const known = new Set(['OF-2.1', 'MX-4'])

describe('the text of a rule', () => {
  it('names rules, stresses words, and has its reasons in order', () => {
    expect(partsOf('A [R] **bold** card, see OF-2.1. [R] And MX-4 [D].', known, ['one', 'two'])).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'ruling', reason: 'one' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', text: 'bold' },
      { kind: 'text', text: ' card, see ' },
      { kind: 'rule', rule: 'OF-2.1' },
      { kind: 'text', text: '. ' },
      { kind: 'ruling', reason: 'two' },
      { kind: 'text', text: ' And ' },
      { kind: 'rule', rule: 'MX-4' },
      { kind: 'text', text: ' ' },
      { kind: 'data' },
      { kind: 'text', text: '.' }
    ])
  })

  it('links only what there is', () => {
    expect(partsOf('OF-9.9', known)).toEqual([{ kind: 'text', text: 'OF-9.9' }])
  })
})

describe('a rule', () => {
  it('has its place, its words and its address', () => {
    expect(anchorOf('AL-1.10')).toBe('al-1-10')
    expect(ruleKey('OF-2.1')).toBe('rule-of-2-1')
    expect(sceneKey('OF-5.1-only-the-two-ends')).toBe('scene-of-5-1-only-the-two-ends')
    expect(ruleAddress('chess', 'OF-5.1', 'OF-5.1-x')).toBe('/rules/chess/OF-5.1?example=OF-5.1-x')
  })
})
