import { expect, test } from 'vitest'
import { percentagesOf } from './percentages.ts'

test.each([
  [
    [0.955, 0.045],
    [96, 4],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('the percents of %j are %j', (shares, percents) => {
  expect(percentagesOf(shares)).toEqual(percents)
})
