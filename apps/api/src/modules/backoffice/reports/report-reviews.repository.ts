import {
  expressionBuilder,
  type QueryBuilder,
  queryBuilderOf,
  sql,
  type Tables,
  type UpdateObject,
} from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import { makeReport, recordJob, notifyMember } from '@markwright/jobs'
import { reportMessages, reportPath } from '@markwright/messaging/report-messages'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { reportHeads, type ReportHeadRow, type ReportRow, type ReportState, wholeReports } from '../../reports/index.ts'
import type { Actor } from '../actor.ts'
import { auditWith, type Deed } from '../audit/audit.repository.ts'

export type ReviewHeadRow = ReportHeadRow & { member: string }
export type ReviewRow = ReportRow & { member: string }
export type ReviewFilter = { state: ReportState | null; overdueOn: string | null }

/** The report as staff read it, which their change presupposes. */
export type ReadVersion = { id: string; version: number }

type Changed = { accountId: string; number: string; mark: string; unitReference: string }

const OPEN = ['generating', 'review', 'approved'] as const
const ENDED = ['delivered', 'rejected', 'failed'] as const

export function createReportReviewsRepository({
  pool,
  builder: db,
  siteUrl,
  entitlements,
}: {
  pool: Pool
  builder: QueryBuilder
  siteUrl: string
  entitlements: Pick<Entitlements, 'giveBack'>
}) {
  /** Changes a report that is under review as it was read, and writes it down; false where it is not. */
  const change = (
    { id, version }: ReadVersion,
    actor: Actor,
    { set, deed }: { set: UpdateObject<Tables, 'registrability_report'>; deed: Pick<Deed, 'action' | 'facts'> },
    alsoDo: (client: PoolClient, changed: Changed) => Promise<void> = async () => {},
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const changed = await queryBuilderOf(client)
        .updateTable('registrability_report')
        .set({ ...set, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('state', '=', 'review')
        .returning((query) => [
          'account_id as accountId',
          'number',
          sql<string>`${query.ref('question')}->>'tradeMarkText'`.as('mark'),
          'unit_reference as unitReference',
        ])
        .executeTakeFirst()
      if (!changed) return false
      await alsoDo(client, changed)
      await auditWith(client, actor, { ...deed, subject: { type: 'report', id, name: changed.number } })
      return true
    })
  const reviewed = (actor: Actor) => ({ reviewer: actor.name, reviewed_at: sql<Date>`now()` })

  return {
    /** Those that somebody waits for come first, what is due first before the others. */
    async list({ state, overdueOn }: ReviewFilter, { skip, take }: { skip: number; take: number }) {
      const matching = () => {
        const report = expressionBuilder<{ r: Tables['registrability_report'] }, 'r'>()
        return report.and([
          ...(state === null ? [] : [report('r.state', '=', state)]),
          ...(overdueOn === null ? [] : [report('r.due_on', '<', overdueOn), report('r.state', 'in', OPEN)]),
        ])
      }
      const [rows, { n }] = await Promise.all([
        reportHeads(db)
          .innerJoin('account as a', 'a.id', 'r.account_id')
          .select('a.phone as member')
          .where(matching())
          .orderBy((report) => report('r.state', 'in', ENDED))
          .orderBy((report) => report.case().when('r.state', 'not in', ENDED).then(report.ref('r.due_on')).end())
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id')
          .offset(skip)
          .limit(take)
          .execute(),
        db
          .selectFrom('registrability_report as r')
          .select(sql<number>`count(*)::int`.as('n'))
          .where(matching())
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total: n }
    },

    async find(id: string): Promise<ReviewRow | null> {
      const found = await wholeReports(db)
        .innerJoin('account as a', 'a.id', 'r.account_id')
        .select('a.phone as member')
        .where('r.id', '=', id)
        .executeTakeFirst()
      return found ?? null
    },

    edit: (
      read: ReadVersion,
      { conclusion, comments }: { conclusion: string; comments: Record<string, string> },
      actor: Actor,
    ) =>
      change(read, actor, {
        set: { conclusion, comments: JSON.stringify(comments) },
        deed: { action: 'report.edit', facts: { conclusion, ...commentFacts(comments) } },
      }),

    /** The job exists if and only if the report names it. */
    approve: (read: ReadVersion, jobId: string, actor: Actor) =>
      change(
        read,
        actor,
        { set: { state: 'approved', ...reviewed(actor), job_id: jobId }, deed: { action: 'report.approve' } },
        (client) => recordJob(client, makeReport, { reportId: read.id }, jobId),
      ),

    reject: (read: ReadVersion, reason: string, actor: Actor) =>
      change(
        read,
        actor,
        {
          set: { state: 'rejected', ...reviewed(actor), reject_reason: reason },
          deed: { action: 'report.reject', facts: { reason } },
        },
        async (client, { accountId, number, mark, unitReference }) => {
          await entitlements.giveBack({ accountId, ip: '' }, unitReference, queryBuilderOf(client))
          const words = reportMessages.rejected(number, mark, reason)
          await notifyMember(
            client,
            accountId,
            { type: 'announcement', texts: words, link: reportPath(number) },
            { siteUrl },
          )
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
