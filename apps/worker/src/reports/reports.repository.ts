import type { Language } from '@markwright/domain/site/language'
import type { ReportContent, ReportQuery } from '@markwright/domain/marks/registrability-report'
import { expressionBuilder, queryBuilder, queryBuilderOf, sql, type Tables } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import { type JobError, type NoticeTexts, recordEvent, notifyMember } from '@markwright/jobs'
import { reportMessages, reportPath } from '@markwright/messaging/report-messages'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'

export type OrderedReport = {
  id: string
  number: string
  language: Language
  question: ReportQuery
  imageKey: string | null
  state: 'generating' | 'review' | 'approved' | 'delivered' | 'rejected' | 'failed'
  jobId: string
  content: ReportContent | null
  conclusion: string | null
  comments: Record<string, string>
  reviewer: string | null
  requestedOn: string
}

export type ReportDraft = { content: ReportContent; conclusion: string; comments: Record<string, string> }

const FAILED: JobError = {
  id: 'report.failed',
  cn: '报告生成失败，请稍后重试。',
  en: 'The report could not be prepared. Please try again later.',
}

export function createReportsRepository({
  pool,
  siteUrl,
  entitlements,
}: {
  pool: Pool
  siteUrl: string
  entitlements: Pick<Entitlements, 'giveBack'>
}) {
  const db = queryBuilder(pool)
  const notify = (client: PoolClient, { accountId, number }: Recipient, texts: NoticeTexts) =>
    notifyMember(client, accountId, { type: 'announcement', texts, link: reportPath(number) }, { siteUrl })

  return {
    async find(id: string): Promise<OrderedReport | null> {
      const found = await db
        .selectFrom('registrability_report')
        .select((query) => [
          'id',
          'number',
          'language',
          'question',
          'image_key as imageKey',
          'state',
          'job_id as jobId',
          'content',
          'conclusion',
          'comments',
          'reviewer',
          sql<string>`to_char(${query.ref('created_at')} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`.as('requestedOn'),
        ])
        .$narrowType<{ language: Language }>()
        .where('id', '=', id)
        .executeTakeFirst()
      return found ?? null
    },

    /** Gives what was found to staff, once: a job that has lost the report changes nothing. */
    async saveDraft(id: string, jobId: string, { content, conclusion, comments }: ReportDraft): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('registrability_report')
        .set((of) => ({
          state: 'review',
          content: JSON.stringify(content),
          conclusion,
          comments: JSON.stringify(comments),
          version: of('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('job_id', '=', jobId)
        .where('state', '=', 'generating')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Delivers an approved report and notifies its member, once however often it is called. */
    deliver: (id: string, jobId: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const report = await queryBuilderOf(client)
          .updateTable('registrability_report')
          .set((of) => ({ state: 'delivered', delivered_at: sql<Date>`now()`, version: of('version', '+', 1) }))
          .where('id', '=', id)
          .where('job_id', '=', jobId)
          .where('state', '=', 'approved')
          .returning(formatted)
          .executeTakeFirst()
        if (!report) return false
        await notify(client, report, reportMessages.delivered(report.number, report.mark))
        await recordEvent(client, report.accountId, 'report.ready', { reportId: report.number, text: report.mark })
        return true
      }),

    /** A job that is given up: the unit goes back, and the member is notified, once. */
    fail: (jobId: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const report = await queryBuilderOf(client)
          .updateTable('registrability_report')
          .set((of) => ({ state: 'failed', error: JSON.stringify(FAILED), version: of('version', '+', 1) }))
          .where('job_id', '=', jobId)
          .where('state', 'in', ['generating', 'approved'])
          .returning(formatted)
          .executeTakeFirst()
        if (!report) return false
        const { accountId, unitReference } = report
        await entitlements.giveBack({ accountId, ip: '' }, unitReference, queryBuilderOf(client))
        await notify(client, report, reportMessages.failed(report.number, report.mark))
        return true
      }),
  }
}
export type ReportsRepository = ReturnType<typeof createReportsRepository>

type Recipient = { accountId: string; number: string; mark: string }
const formatted = [
  'account_id as accountId',
  'number',
  'unit_reference as unitReference',
  sql<string>`${expressionBuilder<Tables, 'registrability_report'>().ref('question')}->>'tradeMarkText'`.as('mark'),
] as const
