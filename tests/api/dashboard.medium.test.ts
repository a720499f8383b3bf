import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildPaidOrder } from '../support/paid-order.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let token: string
beforeAll(async () => {
  bench = await sharedApiBench()
  token = (await buildStaff(bench.api, ['sales'])).token
})

type Period = { start: string; figures: { revenue: string } }
const read = (query: string) => bench.call('GET', `/admin/manage/dashboard?${query}`, { as: token })

/** An order of long ago, when no other test acts; `at` is in Asia/Shanghai. */
async function orderAt(orderedAt: string, paidAt: string, fees: { serviceFen: number; officialFen: number }) {
  const member = await bench.member()
  const id = await buildPaidOrder(bench.pool, member, () => 0, [fees])
  await bench.pool.query('UPDATE service_order SET created_at = $2, paid_at = $3 WHERE id = $1', [
    id,
    `${orderedAt}+08`,
    `${paidAt}+08`,
  ])
  return { id, member }
}

test('figures are those of the days in Asia/Shanghai, by day, week and month', async () => {
  const first = await orderAt('2019-03-01 00:00:00', '2019-03-03 23:59:59', { serviceFen: 100_00, officialFen: 20_00 })
  await orderAt('2019-02-28 23:59:59', '2019-03-04 00:00:00', { serviceFen: 50_50, officialFen: 0 })
  await bench.pool.query(
    `INSERT INTO refund (id, number, receipt_id, order_id, state, amount_fen, reason, done_at)
     SELECT $2, $3, receipt_id, order_id, 'done', 3000, 'x', '2019-03-04 12:00:00+08' FROM receipt_allocation
     WHERE order_id = $1`,
    [first.id, randomUUID(), `F${randomUUID()}`],
  )
  await bench.pool.query(
    `INSERT INTO search_log (id, account_id, product, content, total, initiator, created_at)
     VALUES ($1, $3, 'trademark', 'x', 1, 'website', '2019-03-05 08:00:00+08'),
       ($2, $3, 'patent', 'x', 1, 'website', '2019-03-05 09:00:00+08')`,
    [randomUUID(), randomUUID(), first.member.id],
  )
  const { data } = await read('from=2019-03-01&to=2019-03-05')
  expect(data.totals).toEqual({
    orders: 1,
    paidOrders: 2,
    revenue: '170.50',
    serviceFees: '150.50',
    officialFees: '20.00',
    refunds: '30.00',
    trademarkSearches: 1,
    patentSearches: 1,
    members: 0,
  })
  expect(data.before).toMatchObject({ orders: 1, paidOrders: 0, revenue: '0.00' })
  expect(data.periods.map(({ start, figures }: Period) => [start, figures.revenue])).toEqual([
    ['2019-03-01', '0.00'],
    ['2019-03-02', '0.00'],
    ['2019-03-03', '120.00'],
    ['2019-03-04', '50.50'],
    ['2019-03-05', '0.00'],
  ])
  // 2019-03-04 was a Monday.
  const weeks = (await read('from=2019-03-01&to=2019-03-05&unit=week')).data
  expect(weeks.periods.map(({ start, figures }: Period) => [start, figures.revenue])).toEqual([
    ['2019-02-25', '120.00'],
    ['2019-03-04', '50.50'],
  ])
  expect((await read('from=2019-03-01&to=2019-03-05&unit=month')).data.periods).toHaveLength(1)
  expect(data.payMethods).toEqual([{ method: 'corporate', orders: 2, amount: '170.50' }])
  expect(data.products.reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0)).toBe(170.5)
})

test('days that are none, turned round or too many are refused', async () => {
  for (const query of ['from=2019-02-30', 'from=2019-03-05&to=2019-03-01', 'from=2010-01-01&to=2019-03-01'])
    expect((await read(query)).status).toBe(400)
  expect((await read('from=2010-01-01&to=2019-03-01&unit=month')).status).toBe(200)
})
