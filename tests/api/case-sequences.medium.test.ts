import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { prepareCaseSequences, runCaseSequence } from '../support/case-sequences.ts'

const SEQUENCES = 200

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
})
afterAll(() => bench?.close())

test(
  'whatever members, staff, payments and time do, nothing is filed unpaid and not on credit or twice, and every case comes to an end',
  { timeout: 600_000 },
  async () => {
    const prepared = await prepareCaseSequences(bench)
    for (let seed = 1; seed <= SEQUENCES; seed++) await runCaseSequence(bench, prepared, { seed, steps: 8 })
    // The acts are not idle.
    const [seen] = await bench.rows<Record<string, number>>(
      `SELECT count(*) FILTER (WHERE event = 'file')::int AS filed, count(*) FILTER (WHERE event = 'withdraw')::int AS withdrawn,
         count(*) FILTER (WHERE event = 'open')::int AS opened, count(*) FILTER (WHERE event = 'requestDocuments')::int AS returned,
         (SELECT count(*)::int FROM case_deadline) AS deadlines,
         (SELECT count(*)::int FROM trademark_case c JOIN service_order o ON o.id = c.order_id
          WHERE c.filed_at < o.paid_at) AS "on credit",
         (SELECT count(*)::int FROM case_quotation WHERE state = 'ordered') AS quoted
       FROM state_change WHERE subject_type = 'case'`,
    )
    expect(Object.entries(seen!).filter(([, count]) => count <= 5)).toEqual([])
  },
)
