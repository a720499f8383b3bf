import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createOrderBench, type OrderBench } from '../../../tests/support/order-bench.ts'
import { runOrderSequence } from '../../../tests/support/order-sequences.ts'

const SEQUENCES = 200
/** Sequences that share a database: what reads whole tables becomes slow with what earlier ones left there. */
const AT_ONCE = 20

/** Which acts had an effect, how often. */
const countEffects = async ({ rows }: OrderBench): Promise<Record<string, number>> =>
  (
    await rows<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM service_order WHERE status = 'complete') AS complete,
       (SELECT count(*)::int FROM service_order WHERE closed_at IS NOT NULL) AS closed,
       (SELECT count(*)::int FROM service_order WHERE refund_status = 'done') AS refunded,
       (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'duplicate') AS duplicate,
       (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'wrongAmount') AS "wrongAmount",
       (SELECT count(*)::int FROM receipt WHERE surplus_reason = 'orderClosed') AS "orderClosed",
       (SELECT count(*)::int FROM receipt WHERE method = 'transfer' AND allocated_fen > 0) AS transfers`,
    )
  )[0]!

test(
  'whatever members, staff, providers and time do, in any order, all money is accounted for',
  { timeout: 600_000 },
  async () => {
    const clock = { at: new Date('2027-03-10T04:00:00Z') }
    const seen: Record<string, number> = {}
    for (let first = 1; first <= SEQUENCES; first += AT_ONCE) {
      const database = await createTestDatabase()
      const bench = await createOrderBench(database.url, clock)
      try {
        for (let seed = first; seed < first + AT_ONCE; seed++) await runOrderSequence(bench, clock, { seed, steps: 18 })
        for (const [effect, count] of Object.entries(await countEffects(bench)))
          seen[effect] = (seen[effect] ?? 0) + count
      } finally {
        await bench.close()
        await database.drop()
      }
    }
    // The acts are not idle: orders were paid, refunded and closed, and there was surplus.
    expect(Object.keys(seen)).toHaveLength(7)
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
  },
)
