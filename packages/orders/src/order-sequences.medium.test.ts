import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createOrderBench, type OrderBench } from '../../../tests/support/order-bench.ts'
import { runOrderSequence } from '../../../tests/support/order-sequences.ts'

const SEQUENCES = 200
const clock = { at: new Date('2027-03-10T04:00:00Z') }
let database: Awaited<ReturnType<typeof createTestDatabase>>
let bench: OrderBench
beforeAll(async () => {
  database = await createTestDatabase()
  bench = await createOrderBench(database.url, clock)
})
afterAll(async () => {
  await bench?.close()
  await database.drop()
})

test(
  'whatever members, staff, providers and time do, in any order, all money is accounted for',
  { timeout: 600_000 },
  async () => {
    for (let seed = 1; seed <= SEQUENCES; seed++) await runOrderSequence(bench, clock, { seed, steps: 18 })
    // The acts are not idle: orders were paid, refunded and closed, and there was surplus.
    const [seen] = await bench.rows<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM service_order WHERE status = 'complete') AS complete,
       (SELECT count(*)::int FROM service_order WHERE closed_at IS NOT NULL) AS closed,
       (SELECT count(*)::int FROM service_order WHERE refund_status = 'done') AS refunded,
       (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'duplicate') AS duplicate,
       (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'wrongAmount') AS "wrongAmount",
       (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'orderClosed') AS "orderClosed",
       (SELECT count(*)::int FROM receipt WHERE method = 'transfer' AND allocated_fen > 0) AS transfers`,
    )
    expect(Object.entries(seen!).filter(([, count]) => count === 0)).toEqual([])
  },
)
