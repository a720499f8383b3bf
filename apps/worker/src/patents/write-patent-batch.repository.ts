import { sql, type QueryBuilder } from '@markwright/db'
import { loadStoredPatents } from '@markwright/patent-register'
import { publicationKey } from '@markwright/patents'
import { locks } from '../locks.ts'
import { planPatents, type PreparedPatent } from './batch-plan.ts'
import { advanceFile, type PatentRun } from './patent-import.repository.ts'
import { updateLegalStatus } from './update-legal-status.repository.ts'
import { writePatents } from './write-patents.repository.ts'

/** The channel on which searches hear that the register of patents has changed. */
const PATENTS_CHANGED = 'patents_changed'

/** One batch with its counts and the checkpoint in one transaction. */
export async function writePatentBatch(
  db: QueryBuilder,
  run: PatentRun & { demonstration: boolean },
  checkpoint: number,
  entries: readonly PreparedPatent[],
  today: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // One writer at a time, so that the numbers of changes grow in the order of the commits.
    await sql`SELECT pg_advisory_xact_lock(${locks.patents})`.execute(tx)
    const keys = entries.flatMap((entry) => ('record' in entry ? publicationKey(entry.record) : []))
    const held = await loadStoredPatents(tx, { publicationKeys: [...new Set(keys)] }, 'all')
    const plan = planPatents(entries, held, { first: checkpoint + 1, demonstration: run.demonstration })
    const ids = await writePatents(tx, plan.writes)
    await updateLegalStatus(tx, ids, today)
    if (plan.countries.size > 0)
      await tx
        .insertInto('patent_office')
        .values([...plan.countries].map((country) => ({ country, imported_at: sql<Date>`now()` })))
        .onConflict((conflict) => conflict.column('country').doUpdateSet({ imported_at: sql<Date>`now()` }))
        .execute()
    if (ids.length > 0) await sql`SELECT pg_notify(${PATENTS_CHANGED}, '')`.execute(tx)
    await advanceFile(tx, run, checkpoint, plan)
  })
}
