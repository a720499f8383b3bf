import { type QueryBuilder, sql } from '@markwright/db'

/** Reports (`r`) with the columns that lists show. Days are `YYYY-MM-DD`. */
export const reportHeads = (db: QueryBuilder) =>
  db
    .selectFrom('registrability_report as r')
    .leftJoin('job as j', 'j.id', 'r.job_id')
    .select(({ fn }) => [
      'r.id',
      'r.number',
      'r.account_id as accountId',
      'r.language',
      'r.question',
      'r.state',
      'r.job_id as jobId',
      // Of the present job, percent.
      fn.coalesce('j.progress', sql.lit<number>(0)).as('progress'),
      'r.reviewer',
      'r.due_on as dueOn',
      'r.delivered_at as deliveredAt',
      'r.created_at as createdAt',
    ])
    .$narrowType<{ language: 'cn' | 'en' }>()

/** Reports (`r`) with all that is shown of one. */
export const wholeReports = (db: QueryBuilder) =>
  reportHeads(db).select([
    'r.content',
    'r.conclusion',
    'r.comments',
    'r.version',
    'r.reject_reason as rejectReason',
    'r.error',
  ])

type RowOf<Query extends { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<Query['executeTakeFirstOrThrow']>
>
export type ReportHeadRow = RowOf<ReturnType<typeof reportHeads>>
export type ReportRow = RowOf<ReturnType<typeof wholeReports>>
export type ReportState = ReportHeadRow['state']
