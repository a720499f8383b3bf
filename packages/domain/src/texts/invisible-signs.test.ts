import { expect, test } from 'vitest'
import { withoutInvisible } from './invisible-signs.ts'

test.each([
  ['电\u200B池', '电池'],
  ['bat\u00ADtery', 'battery'],
  ['\u202ACN199000113A\u202C', 'CN199000113A'],
  ['\uFEFF a b ', ' a b '],
  ['👩\u200D🔬', '👩\u200D🔬'],
])('%j is %j', (text, visible) => {
  expect(withoutInvisible(text)).toBe(visible)
})
