import type { QuotedFee } from '@markwright/db'
import { expect, test } from 'vitest'
import { compareFees, fallenFen, type FeesOfItem } from './fee-changes.ts'

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
const item = (quantity: number, ...officialFees: QuotedFee[]): FeesOfItem => ({ quantity, officialFees })

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

const abroad = (minor: number, rate: string, quantity = 1) => ({
  ...fee('f', minor, 'HKD'),
  rate,
  rateOn: '2026-11-01',
  fen: Math.round(minor * quantity * Number(rate)),
})

test.each([
  ['the same', [item(2, fee('renewal', 50_000))], [item(2, fee('renewal', 50_000))], 0],
  [
    'of each class',
    [item(2, { ...fee('renewal', 50_000), fen: 100_000 })],
    [item(2, { ...fee('renewal', 45_000), fen: 90_000 })],
    10_000,
  ],
  ['one that has risen', [item(1, fee('renewal', 50_000))], [item(1, fee('renewal', 60_000))], 0],
  [
    'one that has fallen less than another has risen',
    [item(1, fee('a', 50_000), fee('b', 10_000))],
    [item(1, fee('a', 49_000), fee('b', 12_000))],
    0,
  ],
  [
    'one that has fallen more than another has risen',
    [item(1, fee('a', 50_000), fee('b', 10_000))],
    [item(1, fee('a', 45_000), fee('b', 12_000))],
    3000,
  ],
  // 2,000 HKD at 0.92 were paid; 1,900 HKD at the same rate are due, whatever the rate of today is.
  ['one in another currency', [item(1, abroad(200_000, '0.92'))], [item(1, abroad(190_000, '0.80'))], 9200],
  ['a lower rate alone', [item(1, abroad(200_000, '0.92'))], [item(1, abroad(200_000, '0.80'))], 0],
])('what is returned of %s', (_, paid, now, fen) => {
  expect(fallenFen(paid, now)).toBe(fen)
})
