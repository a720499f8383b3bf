import { expect, test } from 'vitest'
import { isAllowed, readNetwork } from './allowed-addresses.ts'

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  [' 203.0.113.0/24 ', '203.0.113.0/24'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['203.0.113.0/33', null],
  ['203.0.113.0/-1', null],
  ['203.0.113.0/24/8', null],
  ['example.com', null],
])('%j is read as %j', (text, network) => {
  expect(readNetwork(text)).toBe(network)
})

test('a key without networks may be used from everywhere, others from their networks alone', () => {
  expect(isAllowed('198.51.100.1', [])).toBe(true)
  expect(isAllowed('203.0.113.9', ['203.0.113.0/24'])).toBe(true)
  expect(isAllowed('::ffff:203.0.113.9', ['203.0.113.0/24'])).toBe(true)
  expect(isAllowed('203.0.114.9', ['203.0.113.0/24'])).toBe(false)
  expect(isAllowed('2001:db8::7', ['203.0.113.0/24', '2001:db8::/32'])).toBe(true)
})
