import { type QueryBuilder, sql, type Tables } from '@markwright/db'

/** Days that records of the past stay; 0 for ever. */
export type RetentionDays = {
  job: number
  registerChange: number
  searchLog: number
  pageView: number
  outboxMessage: number
  auditEntry: number
  numberImport: number
}

/** Deletes at most so many rows that have expired, and gives how many. */
type DeleteSome = (days: number, most: number) => Promise<number>

/** Queues whose jobs are a part of the records of money. */
const MONEY = ['payments', 'invoices']

/** Tables that refer to jobs by `job_id`. */
export const jobReferrers = [
  'announcement',
  'bulk_query',
  'classification_import',
  'file_export',
  'invoice',
  'legal_import',
  'monitor_delivery',
  'patent_batch',
  'patent_import',
  'portfolio_follow',
  'portfolio_import',
  'registrability_report',
  'register_import',
  'translation_document',
] as const satisfies readonly (keyof Tables)[]

const isUnused = sql<boolean>`NOT EXISTS (${sql.join(
  jobReferrers.map((table) => sql`SELECT FROM ${sql.table(table)} r WHERE r.job_id = j.id`),
  sql` UNION ALL `,
)})`

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`

/** What expires, by the kind of record. Nothing here deletes records of money: orders, payments, invoices stay. */
export function createRetentionRepository(db: QueryBuilder): Record<keyof RetentionDays, DeleteSome> {
  const count = (results: { numDeletedRows: bigint }) => Number(results.numDeletedRows)

  /** Jobs that have ended, unless something else refers to them: an import, a report, a file that can still be fetched. */
  const job: DeleteSome = async (days, most) =>
    count(
      await db
        .deleteFrom('job')
        .where('id', 'in', (from) =>
          from
            .selectFrom('job as j')
            .select('j.id')
            .where('j.state', 'in', ['completed', 'failed', 'cancelled'])
            .where('j.finished_at', '<', daysAgo(days))
            .where('j.queue', 'not in', MONEY)
            .where(isUnused)
            .limit(most),
        )
        .executeTakeFirstOrThrow(),
    )

  /** How marks were before an import, once every monitor has been evaluated against it. */
  const registerChange: DeleteSome = async (days, most) => {
    const expired = await db
      .selectFrom('register_import')
      .select('id')
      .where('version', 'is not', null)
      .where('changes_deleted_at', 'is', null)
      .where('published_at', '<', daysAgo(days))
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('monitor').whereRef('monitor.evaluated_version', '<', 'register_import.version')),
        ),
      )
      .orderBy('version')
      .executeTakeFirst()
    if (!expired) return 0
    return db.transaction().execute(async (tx) => {
      // First, so that anyone who sees rows missing sees this too.
      await tx
        .updateTable('register_import')
        .set({ changes_deleted_at: sql<Date>`now()` })
        .where('id', '=', expired.id)
        .execute()
      const deleted = await tx
        .deleteFrom('register_change')
        .where('import_id', '=', expired.id)
        .executeTakeFirstOrThrow()
      // An import is deleted whole: there may be another.
      return Math.max(count(deleted), most)
    })
  }

  const byAge =
    (table: 'search_log' | 'outbox_message' | 'audit_entry' | 'patent_batch'): DeleteSome =>
    async (days, most) =>
      count(
        await db
          .deleteFrom(table)
          .where('id', 'in', db.selectFrom(table).select('id').where('created_at', '<', daysAgo(days)).limit(most))
          .executeTakeFirstOrThrow(),
      )

  const pageView: DeleteSome = async (days) =>
    count(
      await db
        .deleteFrom('page_view')
        .where('day', '<', sql<string>`(now() - ${days} * interval '1 day')::date`)
        .executeTakeFirstOrThrow(),
    )

  return {
    job,
    registerChange,
    searchLog: byAge('search_log'),
    pageView,
    outboxMessage: byAge('outbox_message'),
    auditEntry: byAge('audit_entry'),
    numberImport: byAge('patent_batch'),
  }
}
export type RetentionRepository = ReturnType<typeof createRetentionRepository>
