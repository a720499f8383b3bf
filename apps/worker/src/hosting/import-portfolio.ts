import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { importPortfolio, JobHandler } from '@markwright/jobs'
import type { PortfolioImportsRepository } from './portfolio-imports.repository.ts'

const ROWS_AT_ONCE = 100

/**
 * Imports the rows of a table batch by batch. What became of a row is stored together with the right, so that a worker
 * that takes over from one that died goes on with the first row of which nothing is stored.
 */
export function importPortfolioHandler(deps: {
  imports: PortfolioImportsRepository
  now: () => Date
  /** Rows that are stored at once; a test has fewer. */
  rowsAtOnce?: number
}): JobHandler<typeof importPortfolio> {
  const { imports, now, rowsAtOnce = ROWS_AT_ONCE } = deps
  return async ({ importId }, run) => {
    const table = await imports.find(importId)
    // Its owner is gone, or it was done by a worker that could not report it any more.
    if (!table?.cells) return null
    const { cells } = table
    for (let done = await imports.countDone(importId); done < cells.length; done += rowsAtOnce) {
      run.signal.throwIfAborted()
      await imports.importRows(
        table,
        done,
        cells.slice(done, done + rowsAtOnce),
        { at: now(), today: todayIn(HOME_ZONE, now()) },
        run,
      )
      await run.progress((99 * (done + rowsAtOnce)) / cells.length, {
        done: Math.min(done + rowsAtOnce, cells.length),
        total: cells.length,
      })
    }
    await imports.finish(importId, now())
    return imports.countOutcomes(importId)
  }
}
