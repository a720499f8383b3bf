import type { Language } from '@markwright/domain/language'
import type { ReportContent, ReportQuestion } from '@markwright/domain/registrability-report'
import { queryBuilderOf } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import { type JobError, type NoticeWords, recordEvent, tellMember } from '@markwright/jobs'
import { reportMessages, reportPath } from '@markwright/messaging/report-messages'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'

export type OrderedReport = {
  id: string
  number: string
  language: Language
  question: ReportQuestion
  pictureKey: string | null
  state: 'generating' | 'review' | 'approved' | 'delivered' | 'rejected' | 'failed'
  jobId: string
  content: ReportContent | null
  conclusion: string | null
  comments: Record<string, string>
  reviewer: string | null
  askedOn: string
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
  const tell = (client: PoolClient, { accountId, number }: Formatted, words: NoticeWords) =>
    tellMember(client, accountId, { type: 'announcement', words, link: reportPath(number) }, { siteUrl })

  return {
    async find(id: string): Promise<OrderedReport | null> {
      const { rows } = await pool.query<OrderedReport>(
        `SELECT id, number, language, question, picture_key AS "pictureKey", state, job_id AS "jobId", content,
           conclusion, comments, reviewer,
           to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "askedOn"
         FROM registrability_report WHERE id = $1`,
        [id],
      )
      return rows[0] ?? null
    },

    /** Hands what was found to staff, once: a job that has lost the report changes nothing. */
    async keepDraft(id: string, jobId: string, { content, conclusion, comments }: ReportDraft): Promise<boolean> {
      const { rowCount } = await pool.query(
        `UPDATE registrability_report
         SET state = 'review', content = $3, conclusion = $4, comments = $5, version = version + 1
         WHERE id = $1 AND job_id = $2 AND state = 'generating'`,
        [id, jobId, JSON.stringify(content), conclusion, JSON.stringify(comments)],
      )
      return rowCount === 1
    },

    /** Delivers an approved report and tells its member, once however often it is said. */
    deliver: (id: string, jobId: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<Formatted>(
          `UPDATE registrability_report SET state = 'delivered', delivered_at = now(), version = version + 1
           WHERE id = $1 AND job_id = $2 AND state = 'approved' RETURNING ${TOLD}`,
          [id, jobId],
        )
        const [report] = rows
        if (!report) return false
        await tell(client, report, reportMessages.delivered(report.number, report.mark))
        await recordEvent(client, report.accountId, 'report.ready', { reportId: report.number, text: report.mark })
        return true
      }),

    /** A job that is given up: the unit goes back, and the member is told, once. */
    fail: (jobId: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<Formatted & { unitReference: string }>(
          `UPDATE registrability_report SET state = 'failed', error = $2, version = version + 1
           WHERE job_id = $1 AND state IN ('generating', 'approved')
           RETURNING ${TOLD}, unit_reference AS "unitReference"`,
          [jobId, JSON.stringify(FAILED)],
        )
        const [report] = rows
        if (!report) return false
        const { accountId, unitReference } = report
        await entitlements.giveBack({ accountId, ip: '' }, unitReference, queryBuilderOf(client))
        await tell(client, report, reportMessages.failed(report.number, report.mark))
        return true
      }),
  }
}
export type ReportsRepository = ReturnType<typeof createReportsRepository>

type Formatted = { accountId: string; number: string; mark: string }
const TOLD = `account_id AS "accountId", number, question->>'tradeMarkText' AS mark`
