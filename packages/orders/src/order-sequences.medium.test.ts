import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createOrderBench, type OrderBench } from '../../../tests/support/order-bench.ts'
import { runOrderSequence } from '../../../tests/support/order-sequences.ts'

const SEQUENCES = 200
/** Sequences that run side by side, so that one computes while the database answers another. */
const LANES = 4

type Lane = { clock: { at: Date }; database: Awaited<ReturnType<typeof createTestDatabase>>; bench: OrderBench }
let lanes: Lane[] = []
beforeAll(async () => {
  // A sequence moves the time of a whole database on, and its workers do what is due anywhere in it.
  for (let lane = 0; lane < LANES; lane++) {
    const database = await createTestDatabase()
    const clock = { at: new Date('2027-03-10T04:00:00Z') }
    lanes.push({ clock, database, bench: await createOrderBench(database.url, clock) })
  }
})
afterAll(async () => {
  for (const { bench, database } of lanes) {
    await bench.close()
    await database.drop()
  }
  lanes = []
})

test(
  'whatever members, staff, providers and time do, in any order, all money is accounted for',
  { timeout: 600_000 },
  async () => {
    await Promise.all(
      lanes.map(async ({ bench, clock }, lane) => {
        for (let seed = 1 + lane; seed <= SEQUENCES; seed += LANES)
          await runOrderSequence(bench, clock, { seed, steps: 18 })
      }),
    )
    // The acts are not idle: orders were paid, refunded and closed, and there was surplus.
    const seen = await Promise.all(
      lanes.map(async ({ bench }) => {
        const [counts] = await bench.rows<Record<string, number>>(
          `SELECT (SELECT count(*)::int FROM service_order WHERE status = 'complete') AS complete,
           (SELECT count(*)::int FROM service_order WHERE closed_at IS NOT NULL) AS closed,
           (SELECT count(*)::int FROM service_order WHERE refund_status = 'done') AS refunded,
           (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'duplicate') AS duplicate,
           (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'wrongAmount') AS "wrongAmount",
           (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'orderClosed') AS "orderClosed",
           (SELECT count(*)::int FROM receipt WHERE method = 'transfer' AND allocated_fen > 0) AS transfers,
           (SELECT count(*)::int FROM refund WHERE state = 'withdrawn') AS withdrawn,
           (SELECT count(*)::int FROM (SELECT FROM receipt_allocation l JOIN service_order o ON o.id = l.order_id
             WHERE o.paid_at IS NOT NULL GROUP BY l.order_id HAVING count(*) > 1) c) AS combined,
           (SELECT count(*)::int FROM receipt_allocation l JOIN service_order o ON o.id = l.order_id
             WHERE o.paid_at IS NULL) AS held`,
        )
        return counts!
      }),
    )
    expect(Object.keys(seen[0]!).filter((kind) => seen.every((counts) => counts[kind] === 0))).toEqual([])
  },
)
