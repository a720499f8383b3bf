import { importPortfolioHandler } from '../../apps/worker/src/hosting/import-portfolio.ts'
import {
  createPortfolioImportsRepository,
  type PortfolioImportsRepository,
} from '../../apps/worker/src/hosting/portfolio-imports.repository.ts'
import { queryBuilder } from '../../packages/db/src/index.ts'
import type { JobRun } from '../../packages/jobs/src/index.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Claims a job as a worker does; the worker that held it before has lost it. */
async function claimRun(pool: Pool, jobId: string): Promise<JobRun> {
  const lease = randomUUID()
  await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [jobId, lease])
  return { jobId, lease, signal: new AbortController().signal, progress: async () => {} }
}

/** Imports a table of rights as a worker does. */
export async function runPortfolioImport(
  pool: Pool,
  { id, jobId }: { id: string; jobId: string },
  {
    imports = createPortfolioImportsRepository(queryBuilder(pool)),
    now = () => new Date(),
    rowsAtOnce = 100,
  }: {
    imports?: PortfolioImportsRepository
    now?: () => Date
    rowsAtOnce?: number
  } = {},
) {
  const handle = importPortfolioHandler({ imports, now, rowsAtOnce })
  const result = await handle({ importId: id }, await claimRun(pool, jobId))
  await pool.query(`UPDATE job SET state = 'completed', progress = 100 WHERE id = $1`, [jobId])
  return result
}
