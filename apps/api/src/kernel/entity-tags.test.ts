import { expect, test } from 'vitest'
import { hasTag } from './entity-tags.ts'

test.each([
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
])('a client that sends %s as If-None-Match has "a": %s', (header, isKnown) => {
  expect([hasTag(header, '"a"'), hasTag(header, 'W/"a"')]).toEqual([isKnown, isKnown])
})
