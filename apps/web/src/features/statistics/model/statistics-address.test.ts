import { expect, test } from 'vitest'
import { readScope, scopeParameters } from './statistics-address.ts'

const read = (text: string) => readScope(new URLSearchParams(text))

test('a scope is in the address and is read again', () => {
  const scope = { country: 'US', classNo: 9 }
  expect(readScope(new URLSearchParams(scopeParameters(scope)))).toEqual(scope)
})

test.each(['', 'country=XX&class=46', 'country=us', 'class=0', 'class=1.5', 'class=x'])(
  'what is no office and no class is left out: %j',
  (text) => expect(read(text)).toEqual({ country: null, classNo: null }),
)
