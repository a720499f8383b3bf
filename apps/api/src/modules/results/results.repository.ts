import { type Db, listGoodsTexts } from '@markwright/db'
import { exportMarks, type JobRecord, recordJob } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export type ExportDraft = {
  accountId: string
  format: 'xlsx' | 'docx'
  language: string
  fileName: string
  columns: readonly string[]
  siteUrl: string
  markIds: readonly number[]
  /** One for each mark; null where names were not compared. */
  scores: readonly (number | null)[]
  /** One for each mark; null where nothing was compared. */
  reasons: readonly (string | null)[]
  query: readonly { label: string; value: string }[]
}

export type ListedExport = {
  format: 'xlsx' | 'docx'
  fileName: string
  rows: number
  fileId: string | null
  job: JobRecord
}

export function createResultsRepository({ db, pool }: { db: Db; pool: Pool }) {
  return {
    /** Numbers in the database of the records that exist, by what the contract calls their id. */
    async idsOf(publicIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db.trademark.findMany({
        where: { publicId: { in: [...publicIds] } },
        select: { id: true, publicId: true },
      })
      return new Map(rows.map(({ id, publicId }) => [publicId, id]))
    },

    /** Records that have one of the numbers, in the order of the numbers, and which number each was found by. */
    async findByNumbers(keys: readonly string[], office: string | null): Promise<{ id: number; key: string }[]> {
      const { rows } = await pool.query<{ id: number; key: string }>(
        `SELECT DISTINCT ON (n.place, t.id) t.id, n.key
         FROM unnest($1::text[]) WITH ORDINALITY AS n(key, place)
         JOIN trademark t ON (t.application_number_key = n.key OR t.registration_number_keys @> ARRAY[n.key]
           OR t.international_number = n.key) AND ($2::text IS NULL OR t.office = $2)
         ORDER BY n.place, t.id`,
        [keys, office],
      )
      return rows
    },

    listGoodsTexts: (markIds: readonly number[], language: 'cn' | 'en') => listGoodsTexts(pool, markIds, language),

    /** Writes the order and its job down together. */
    async createExport(draft: ExportDraft): Promise<string> {
      const [exportId, jobId] = [randomUUID(), randomUUID()]
      await inTransaction(pool, async (client) => {
        await recordJob(client, exportMarks, { exportId }, jobId, { ownerId: draft.accountId })
        await client.query(
          `INSERT INTO mark_export (id, job_id, account_id, format, language, file_name, columns, site_url, mark_ids, scores,
             reasons, query)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            exportId,
            jobId,
            draft.accountId,
            draft.format,
            draft.language,
            draft.fileName,
            draft.columns,
            draft.siteUrl,
            draft.markIds,
            draft.scores.map((score) => score ?? -1),
            draft.reasons.map((reason) => reason ?? ''),
            JSON.stringify(draft.query),
          ],
        )
      })
      return jobId
    },

    async listExports(accountId: string, { skip, take }: { skip: number; take: number }): Promise<ListedExport[]> {
      const { rows } = await pool.query<Omit<ListedExport, 'job'> & JobRecord>(
        `SELECT e.format, e.file_name AS "fileName", cardinality(e.mark_ids) AS rows, e.file_id AS "fileId", j.id,
           j.queue, j.name, j.payload, j.owner_id AS "ownerId", j.state, j.progress, j.detail, j.result, j.error,
           j.attempts, j.created_at AS "createdAt", j.started_at AS "startedAt", j.finished_at AS "finishedAt"
         FROM mark_export e JOIN job j ON j.id = e.job_id
         WHERE e.account_id = $1 ORDER BY e.created_at DESC, e.id DESC OFFSET $2 LIMIT $3`,
        [accountId, skip, take],
      )
      return rows.map(({ format, fileName, rows: count, fileId, ...job }) => ({
        format,
        fileName,
        rows: count,
        fileId,
        job,
      }))
    },

    countExports: (accountId: string) => db.markExport.count({ where: { accountId } }),
  }
}
export type ResultsRepository = ReturnType<typeof createResultsRepository>
