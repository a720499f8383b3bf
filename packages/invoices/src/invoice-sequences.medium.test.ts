import { connectPool } from '@markwright/db'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { runInvoiceSequence } from '../../../tests/support/invoice-sequences.ts'

const SEQUENCES = 200
const STEPS = 40
/** Sequences that share a database: what reads whole tables becomes slow with what earlier ones left there. */
const AT_ONCE = 20

test(`in ${SEQUENCES} sequences of acts no order is invoiced twice, and in the end all that was paid is invoiced`, async () => {
  for (let first = 1; first <= SEQUENCES; first += AT_ONCE) {
    const database = await createTestDatabase()
    const pool = connectPool({ url: database.url, max: 8 })
    try {
      for (let seed = first; seed < first + AT_ONCE; seed++) await runInvoiceSequence(pool, { seed, steps: STEPS })
    } finally {
      await pool.end()
      await database.drop()
    }
  }
  expect.assertions(0)
}, 600_000)
