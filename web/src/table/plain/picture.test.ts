import { expect, it } from 'vitest'
import { withoutStyles } from './picture'

it('takes styles out of a picture before a browser reads it', () => {
  const found = withoutStyles('<svg><style>.a &gt; b { fill: red }</style><g class="a" style="fill:red"><text>b style="c"</text></g></svg>')
  expect(found.styles).toEqual(['.a > b { fill: red }'])
  expect(found.text).toBe('<svg><g class="a" data-style="fill:red"><text>b style="c"</text></g></svg>')
})
