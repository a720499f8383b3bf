import { queryBuilderOf } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import { makeReport, recordJob, tellMember } from '@markwright/jobs'
import { reportMessages, reportPath } from '@markwright/messaging/report-messages'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { COLUMNS, FROM, HEAD_COLUMNS, type ReportHeadRow, type ReportRow, type ReportState } from '../reports/index.ts'
import type { Actor } from './actor.ts'
import { auditWith, type Deed } from './audit.repository.ts'

export type ReviewHeadRow = ReportHeadRow & { member: string }
export type ReviewRow = ReportRow & { member: string }
export type ReviewFilter = { state: ReportState | null; overdueOn: string | null }

/** The report as staff read it, which their change presupposes. */
export type ReadVersion = { id: string; version: number }

const WITH_MEMBER = `${FROM} JOIN account a ON a.id = r.account_id`
const MATCHING = `($1::report_state IS NULL OR r.state = $1)
  AND ($2::date IS NULL OR (r.due_on < $2 AND r.state IN ('generating', 'review', 'approved')))`

type Changed = { accountId: string; number: string; mark: string; unitReference: string }

export function createReportReviewsRepository({
  pool,
  siteUrl,
  entitlements,
}: {
  pool: Pool
  siteUrl: string
  entitlements: Pick<Entitlements, 'giveBack'>
}) {
  /** Changes a report that stands under review as it was read, and writes it down; false where it does not. */
  const change = (
    { id, version }: ReadVersion,
    actor: Actor,
    { set, values, deed }: { set: string; values: unknown[]; deed: Pick<Deed, 'action' | 'facts'> },
    alsoDo: (client: PoolClient, changed: Changed) => Promise<void> = async () => {},
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<Changed>(
        `UPDATE registrability_report SET version = version + 1, ${set}
         WHERE id = $1 AND version = $2 AND state = 'review'
         RETURNING account_id AS "accountId", number, question->>'tradeMarkText' AS mark,
           unit_reference AS "unitReference"`,
        [id, version, ...values],
      )
      const [changed] = rows
      if (!changed) return false
      await alsoDo(client, changed)
      await auditWith(client, actor, { ...deed, subject: { type: 'report', id, name: changed.number } })
      return true
    })

  return {
    /** Those that somebody waits for come first, what is due first before the others. */
    async list({ state, overdueOn }: ReviewFilter, { skip, take }: { skip: number; take: number }) {
      const [{ rows }, counted] = await Promise.all([
        pool.query<ReviewHeadRow>(
          `SELECT ${HEAD_COLUMNS}, a.phone AS member ${WITH_MEMBER} WHERE ${MATCHING}
           ORDER BY r.state IN ('delivered', 'rejected', 'failed'),
             CASE WHEN r.state NOT IN ('delivered', 'rejected', 'failed') THEN r.due_on END, r.created_at DESC, r.id
           OFFSET $3 LIMIT $4`,
          [state, overdueOn, skip, take],
        ),
        pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM registrability_report r WHERE ${MATCHING}`, [
          state,
          overdueOn,
        ]),
      ])
      return { rows, total: counted.rows[0]!.n }
    },

    async find(id: string): Promise<ReviewRow | null> {
      const { rows } = await pool.query<ReviewRow>(
        `SELECT ${COLUMNS}, a.phone AS member ${WITH_MEMBER} WHERE r.id = $1`,
        [id],
      )
      return rows[0] ?? null
    },

    edit: (
      read: ReadVersion,
      { conclusion, comments }: { conclusion: string; comments: Record<string, string> },
      actor: Actor,
    ) =>
      change(read, actor, {
        set: 'conclusion = $3, comments = $4',
        values: [conclusion, JSON.stringify(comments)],
        deed: { action: 'report.edit', facts: { conclusion, ...commentFacts(comments) } },
      }),

    /** The job exists if and only if the report names it. */
    approve: (read: ReadVersion, jobId: string, actor: Actor) =>
      change(
        read,
        actor,
        {
          set: `state = 'approved', reviewer = $3, reviewed_at = now(), job_id = $4`,
          values: [actor.name, jobId],
          deed: { action: 'report.approve' },
        },
        (client) => recordJob(client, makeReport, { reportId: read.id }, jobId),
      ),

    reject: (read: ReadVersion, reason: string, actor: Actor) =>
      change(
        read,
        actor,
        {
          set: `state = 'rejected', reviewer = $3, reviewed_at = now(), reject_reason = $4`,
          values: [actor.name, reason],
          deed: { action: 'report.reject', facts: { reason } },
        },
        async (client, { accountId, number, mark, unitReference }) => {
          await entitlements.giveBack({ accountId, ip: '' }, unitReference, queryBuilderOf(client))
          const words = reportMessages.rejected(number, mark, reason)
          await tellMember(client, accountId, { type: 'announcement', words, link: reportPath(number) }, { siteUrl })
        },
      ),

    /** In the transaction that makes the report again. */
    auditRetry: (client: PoolClient, report: ReviewRow, actor: Actor) =>
      auditWith(client, actor, {
        action: 'report.retry',
        subject: { type: 'report', id: report.id, name: report.number },
      }),
  }
}
export type ReportReviewsRepository = ReturnType<typeof createReportReviewsRepository>

const commentFacts = (comments: Record<string, string>) =>
  Object.fromEntries(Object.entries(comments).map(([classNo, comment]) => [`comment ${classNo}`, comment]))
