import { expect, test } from 'vitest'
import { currencySymbol } from './currency.ts'

test.each([
  ['CNY', 'RMB¥'],
  ['USD', '$'],
  ['EUR', '€'],
  ['JPY', 'JPY'],
  ['', ''],
])('%s is written %s', (code, symbol) => {
  expect(currencySymbol(code)).toBe(symbol)
})
