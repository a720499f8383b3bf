import { expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { runInvoiceSequence } from '../../../tests/support/invoice-sequences.ts'
import { prepareStatements } from '../../../tests/support/prepared-statements.ts'

const SEQUENCES = 200
const STEPS = 40
/** Sequences that run side by side, each with members of its own, so that one computes while the database answers another. */
const LANES = 4

const pool = prepareStatements(fileDatabase({ max: 12 }).pool)

test(`in ${SEQUENCES} sequences of acts no order is invoiced twice, and in the end all that was paid is invoiced`, async () => {
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let seed = 1 + lane; seed <= SEQUENCES; seed += LANES) await runInvoiceSequence(pool, { seed, steps: STEPS })
    }),
  )
  expect.assertions(0)
}, 600_000)
