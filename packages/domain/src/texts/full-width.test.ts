import { expect, test } from 'vitest'
import { toHalfWidth } from './full-width.ts'

test.each([
  ['ＡＢＣ　１２３', 'ABC 123'],
  ['！～；（）', '!~;()'],
  ['知匠 abc', '知匠 abc'],
  ['。「㈱①ｱ', '。「㈱①ｱ'],
])('%s becomes %s', (text, half) => {
  expect(toHalfWidth(text)).toBe(half)
})
