import { expect, test } from 'vitest'
import { isIdCard } from './id-card.ts'

// The two examples of GB 11643-1999.
test.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])(
  '%s is the number of a card',
  (number) => {
    expect(isIdCard(number)).toBe(true)
  },
)

test.each([
  ['110105194912310021', 'a wrong check character'],
  ['11010519491230002X', 'a day that the check character does not fit'],
  ['990105194912310023', 'a province that does not exist'],
  ['110105194902300020', 'a day that does not exist'],
  ['130503670401001', 'a number of 15 digits has no check character'],
])('%s is refused: %s', (number) => {
  expect(isIdCard(number)).toBe(false)
})
