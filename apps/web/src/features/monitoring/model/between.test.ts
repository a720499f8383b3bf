import { expect, test } from 'vitest'
import { between } from './between.ts'

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('from %s to %s', (first, second, expected) => {
  expect(between(['a', 'b', 'c', 'd'], first, second)).toEqual(expected)
})
