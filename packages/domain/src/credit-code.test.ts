import { expect, test } from 'vitest'
import { isCreditCode } from './credit-code.ts'

// The example of GB 32100-2015 and codes that companies publish.
test.each(['91350100M000100Y43', '9144030071526726XG', '91330100799655058B', '914403001922038216'])(
  '%s agrees with its check character',
  (code) => {
    expect(isCreditCode(code)).toBe(true)
  },
)

test.each([
  ['91350100M000100Y44', 'a wrong check character'],
  ['91350100M000010Y43', 'two characters exchanged'],
  ['91350100M000100Y4', 'one character too few'],
  ['91350100m000100y43', 'small letters'],
])('%s is no credit code: %s', (code) => {
  expect(isCreditCode(code)).toBe(false)
})
