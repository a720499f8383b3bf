import type { QueryBuilder } from '@markwright/db'
import type { JobHandler, lookUpNumbers as lookUpNumbersJob } from '@markwright/jobs'
import { lookUpNumbers, type NumberImports, type NumberType } from '@markwright/patent-register'

/** Looks up the numbers of an import; whoever takes over from a worker that died begins anew and finds the same. */
export function lookUpNumbersHandler(deps: {
  db: QueryBuilder
  imports: NumberImports
}): JobHandler<typeof lookUpNumbersJob> {
  return async ({ importId }, run) => {
    const waiting = await deps.imports.findWaiting(importId)
    // Its member has left.
    if (!waiting) return null
    const { numbers, type } = waiting
    if (numbers.length === 0) return { rows: waiting.rows.length, publications: waiting.patent_ids.length }
    const found = await lookUpNumbers(deps.db, numbers, type as NumberType, async (done) => {
      run.signal.throwIfAborted()
      await run.progress((99 * done) / numbers.length, { done, total: numbers.length })
    })
    await deps.imports.finish(importId, found)
    return { rows: found.rows.length, publications: found.patentIds.length }
  }
}
