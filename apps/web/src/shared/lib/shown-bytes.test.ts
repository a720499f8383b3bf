import { expect, test } from 'vitest'
import { shownBytes } from './shown-bytes.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [123_456, '123 kB'],
  [75_200_000_000, '75.2 GB'],
  [4e15, '4000 TB'],
])('%d bytes are %s', (bytes, text) => expect(shownBytes(bytes)).toBe(text))
