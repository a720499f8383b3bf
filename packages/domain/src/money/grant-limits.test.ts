import { expect, test } from 'vitest'
import { endNeedsApproval, unitsOf } from './grant-limits.ts'

const now = new Date('2027-03-10T04:00:00Z')

test.each([
  ['2027-04-10T04:00:00Z', false],
  ['2027-04-10T04:00:01Z', true],
  ['2037-03-10T04:00:00Z', true],
])('an end at %s needs a second role: %s', (end, expected) =>
  expect(endNeedsApproval(new Date(end), now)).toBe(expected),
)

test('units are those of stocks, and of a day or at once where there is no stock', () => {
  expect(unitsOf([{ total: 10, perDay: 5, atOnce: null }])).toBe(10)
  expect(unitsOf([{ total: null, perDay: 500, atOnce: 20 }])).toBe(500)
  expect(
    unitsOf([
      { total: null, perDay: null, atOnce: 20 },
      { total: 3, perDay: null, atOnce: null },
    ]),
  ).toBe(23)
})
