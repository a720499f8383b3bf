import { expect, test } from 'vitest'
import { type InvoiceableOrder, linesOf, sumOf } from './invoice-lines.ts'

const name = { cn: '商标检索', en: 'Trademark search' }
const order = (
  items: readonly [serviceFen: number, officialFen: number][],
  refundedFen = 0,
  refundedFeesFen = 0,
): InvoiceableOrder => ({
  id: 'o',
  number: 'O20261125000001',
  totalFen: items.reduce((sum, [service, official]) => sum + service + official, 0),
  refundedFen,
  refundedFeesFen,
  vatRateBp: 600,
  items: items.map(([serviceFen, officialFen]) => ({ name, quantity: 1, serviceFen, officialFen })),
})
const amounts = (input: InvoiceableOrder) =>
  linesOf(input).map(({ kind, amountFen, vatFen }) => [kind, amountFen, vatFen])

test('service fees include VAT, official fees are passed on without', () =>
  expect(amounts(order([[106_00, 30_00]]))).toEqual([
    ['service', 106_00, 6_00],
    ['official', 30_00, 0],
  ]))

test('a refund is deducted from the service fees in proportion, and then from official fees', () => {
  expect(
    amounts(
      order(
        [
          [100, 0],
          [200, 0],
        ],
        100,
      ),
    ),
  ).toEqual([
    ['service', 67, 4],
    ['service', 133, 8],
  ])
  expect(amounts(order([[100, 50]], 120))).toEqual([['official', 30, 0]])
  expect(amounts(order([[100, 50]], 150))).toEqual([])
})

test('an official fee that is returned is deducted from official fees, as far as there are any', () => {
  expect(amounts(order([[100, 50]], 20, 20))).toEqual([
    ['service', 100, 6],
    ['official', 30, 0],
  ])
  expect(amounts(order([[100, 50]], 60, 60))).toEqual([['service', 90, 5]])
})

test('the lines of any order sum up to what was paid and not refunded, and none is negative', () => {
  const wrong: unknown[] = []
  let state = 7
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  for (let run = 0; run < 5000; run++) {
    const items = Array.from({ length: 1 + random(5) }, () => [random(100_000), random(3) * random(50_000)] as const)
    const total = items.reduce((sum, [service, official]) => sum + service + official, 0)
    const refunded = random(total + 1)
    const input = order(items as [number, number][], refunded, random(refunded + 1))
    const lines = linesOf(input)
    const isRight =
      sumOf(lines).totalFen === input.totalFen - input.refundedFen &&
      lines.every(({ amountFen, vatFen }) => amountFen > 0 && vatFen >= 0 && vatFen <= amountFen)
    if (!isRight) wrong.push(input)
  }
  expect(wrong).toEqual([])
})
