import type { QueryBuilder } from '@markwright/db'
import type { JobHandler, lookUpNumbers as lookUpNumbersJob } from '@markwright/jobs'
import { lookUpNumbers, type NumberImports, type NumberRow, type NumberType } from '@markwright/patent-register'
import { LeaseLost } from '../imports/import-record.repository.ts'

/** Looks up the numbers of an import batch by batch; a worker that takes over from one that died goes on with the rest. */
export function lookUpNumbersHandler(deps: {
  db: QueryBuilder
  imports: NumberImports
}): JobHandler<typeof lookUpNumbersJob> {
  return async ({ importId }, run) => {
    const waiting = await deps.imports.findWaiting(importId)
    // Its member has left.
    if (!waiting) return null
    const { numbers, type } = waiting
    const earlier = { rows: waiting.rows as NumberRow[], patentIds: waiting.patent_ids }
    const before = earlier.rows.at(-1)?.row ?? 0
    let rows = earlier.rows.length
    let answered = 0
    const found = await lookUpNumbers(deps.db, numbers, type as NumberType, {
      earlier,
      async save(batch, done) {
        run.signal.throwIfAborted()
        rows += batch.rows.length
        // The rest begins behind the last row that has an answer, whose number says where that is.
        answered = (batch.rows.at(-1)?.row ?? before + answered) - before
        const rest = done === numbers.length ? [] : numbers.slice(answered)
        if (!(await deps.imports.saveFound(importId, run, { ...batch, waiting: rest }))) throw new LeaseLost()
        await run.progress((99 * (before + done)) / (before + numbers.length), {
          done: before + done,
          total: before + numbers.length,
        })
      },
    })
    return { rows, publications: found.patentIds.length }
  }
}
