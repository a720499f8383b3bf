import { expect, test } from 'vitest'
import { countCharacters } from './count-characters.ts'

test.each([
  ['', 0],
  ['轴承 12', 5],
  ['𠮷野家', 3],
  ['a\r\nb', 3],
])('%j has %i characters', (text, count) => expect(countCharacters(text)).toBe(count))
