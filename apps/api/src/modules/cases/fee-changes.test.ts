import { expect, test } from 'vitest'
import { compareFees } from './fee-changes.ts'

const fee = (code: string, minor: number, currency = 'CNY') => ({
  office: 'CN',
  code,
  name: { cn: code, en: code },
  currency,
  minor,
  validFrom: '2019-07-01',
  rate: null,
  rateOn: null,
  fen: minor,
})
const item = (quantity: number, ...officialFees: ReturnType<typeof fee>[]) => ({ quantity, officialFees })

test.each([
  ['the same', [item(2, fee('renewal', 50_000))], [item(2, fee('renewal', 50_000))], []],
  ['one that has risen', [item(2, fee('renewal', 50_000))], [item(2, fee('renewal', 60_000))], [[100_000, 120_000]]],
  ['one that has fallen', [item(1, fee('renewal', 50_000))], [item(1, fee('renewal', 45_000))], [[50_000, 45_000]]],
  [
    'a surcharge that was not due',
    [item(1, fee('renewal', 50_000))],
    [item(1, fee('renewal', 50_000), fee('late', 25_000))],
    [[0, 25_000]],
  ],
  [
    'the same in lines that are divided in another way',
    [item(3, fee('renewal', 50_000))],
    [item(1, fee('renewal', 50_000)), item(2, fee('renewal', 50_000))],
    [],
  ],
  ['one at another rate', [item(1, fee('f', 200_000, 'HKD'))], [item(1, { ...fee('f', 200_000, 'HKD'), fen: 1 })], []],
] as const)('%s', (_, paid, now, changes) => {
  expect(compareFees(paid, now).map(({ paidMinor, nowMinor }) => [paidMinor, nowMinor])).toEqual(changes)
})
