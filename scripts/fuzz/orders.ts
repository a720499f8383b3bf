/**
 * Lets members, staff, providers, dying processes and time act at random on orders and checks after each sequence that
 * all money is accounted for: `npm run fuzz -- orders [--sequences 10000] [--steps 18] [--seed 1]`. Data that is thrown
 * away.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createOrderBench } from '../../tests/support/order-bench.ts'
import { runOrderSequence } from '../../tests/support/order-sequences.ts'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'

/** Sequences read what others have left, so a table that only grows would slow them down. */
const BETWEEN_CLEARINGS = 200

const { values } = parseArgs({
  args: process.argv.slice(3),
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
  const clock = { at: new Date('2027-03-10T04:00:00Z') }
  const bench = await createOrderBench(postgres.url, clock)
  const startedAt = performance.now()
  try {
    for (let done = 0; done < sequences; done++) {
      await runOrderSequence(bench, clock, { seed: first + done, steps })
      if ((done + 1) % BETWEEN_CLEARINGS !== 0 && done + 1 < sequences) continue
      await bench.plain.query(
        'TRUNCATE account, job, sandbox_trade, sandbox_entry, receipt, refund, test_grant CASCADE',
      )
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      process.stdout.write(`${done + 1} of ${sequences} sequences, ${seconds} s: all money is accounted for\n`)
    }
  } finally {
    await bench.close()
  }
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
