import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { connectPool } from '../../packages/db/src/index.ts'
import { startApi } from '../../tests/support/api.ts'
import { createApiCalls } from '../../tests/support/api-calls.ts'
import { prepareCaseSequences, runCaseSequence } from '../../tests/support/case-sequences.ts'
import { runInvoiceSequence } from '../../tests/support/invoice-sequences.ts'
import { createOrderBench } from '../../tests/support/order-bench.ts'
import { runOrderSequence } from '../../tests/support/order-sequences.ts'
import { prepareStatements } from '../../tests/support/prepared-statements.ts'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'

/** Sequences read what others have left, so a table that only grows would slow them down. */
const BETWEEN_CLEARINGS = 200

type Sequences = {
  pool: Pool
  run: (sequence: { seed: number; steps: number }) => Promise<void>
  clear: string
  /** What is true after each sequence, in words. */
  holds: string
  close: () => Promise<void>
}

const models = {
  /** Members, staff, providers, dying processes and time act on orders and payments. */
  async orders(databaseUrl: string): Promise<Sequences> {
    const clock = { at: new Date('2027-03-10T04:00:00Z') }
    const bench = await createOrderBench(databaseUrl, clock)
    return {
      pool: bench.plain,
      run: (sequence) => runOrderSequence(bench, clock, sequence),
      clear: 'TRUNCATE account, job, sandbox_trade, sandbox_entry, receipt, refund, test_grant CASCADE',
      holds: 'all money is accounted for',
      close: () => bench.close(),
    }
  },

  /** Members, staff, refunds and the e-invoice provider act on invoices. */
  async invoices(databaseUrl: string): Promise<Sequences> {
    const pool = prepareStatements(connectPool({ url: databaseUrl, max: 8 }))
    return {
      pool,
      run: (sequence) => runInvoiceSequence(pool, sequence),
      clear: 'TRUNCATE account, job, receipt, refund, stored_file CASCADE',
      holds: 'no order is invoiced twice, and all that was paid is invoiced',
      close: () => pool.end(),
    }
  },

  /** Members, staff, payments, the worker and time act on cases. */
  async cases(databaseUrl: string): Promise<Sequences> {
    const api = await startApi({ DATABASE_URL: databaseUrl })
    const pool = connectPool({ url: databaseUrl, max: 4 })
    const bench = createApiCalls(api, pool)
    const prepared = await prepareCaseSequences(bench)
    return {
      pool,
      run: (sequence) => runCaseSequence(bench, prepared, sequence),
      clear: 'TRUNCATE account, job, stored_file, state_change, trademark CASCADE',
      holds: 'nothing is filed unpaid and not on credit or twice, and every case comes to an end',
      close: async () => {
        await api.close()
        await pool.end()
      },
    }
  },
}
type Model = keyof typeof models

/** Whether there are random sequences of this name. */
export const isModel = (name: string | undefined): name is Model => name !== undefined && Object.hasOwn(models, name)

/**
 * Runs random sequences over data that is thrown away and stops at the first after which something does not hold; its
 * seed and acts are printed. `args`: `[--sequences 10000] [--steps 18] [--seed 1]`.
 */
export async function runSequences(model: Model, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      sequences: { type: 'string', default: '10000' },
      steps: { type: 'string', default: '18' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [sequences, steps, first] = [Number(values.sequences), Number(values.steps), Number(values.seed)]
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  try {
    await migrate(postgres.url)
    const { pool, run, clear, holds, close } = await models[model](postgres.url)
    const startedAt = performance.now()
    try {
      for (let done = 1; done <= sequences; done++) {
        await run({ seed: first + done - 1, steps })
        if (done % BETWEEN_CLEARINGS !== 0 && done < sequences) continue
        await pool.query(clear)
        const seconds = Math.round((performance.now() - startedAt) / 1000)
        process.stdout.write(`${done} of ${sequences} sequences, ${seconds} s: ${holds}\n`)
      }
    } finally {
      await close()
    }
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
