import type { QueryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'

export type NumberOutcome = 'matched' | 'unmatched' | 'duplicate' | 'invalid'
export type NumberRow = {
  /** From 1. */
  row: number
  value: string
  outcome: NumberOutcome
  /** Why it is not matched, by name. */
  reason: string | null
  readAs: string | null
  /** Public ids. */
  ids: string[]
}

const DAYS_SAVED = 30

/** Lists of numbers that were looked up, for 30 days. */
export const createPatentBatchesRepository = (db: QueryBuilder) => ({
  async add(batch: { accountId: string | null; rows: NumberRow[]; patentIds: number[] }): Promise<string> {
    const old = new Date(Date.now() - DAYS_SAVED * 86_400_000)
    await db.deleteFrom('patent_batch').where('created_at', '<', old).execute()
    const id = randomUUID()
    await db
      .insertInto('patent_batch')
      .values({ id, account_id: batch.accountId, rows: JSON.stringify(batch.rows), patent_ids: batch.patentIds })
      .execute()
    return id
  },

  find: (id: string) => db.selectFrom('patent_batch').selectAll().where('id', '=', id).executeTakeFirst(),
})
export type PatentBatchesRepository = ReturnType<typeof createPatentBatchesRepository>
