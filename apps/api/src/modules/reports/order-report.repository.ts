import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { type ReportQuestion, reportNumber } from '@markwright/domain/registrability-report'
import { type DayKind, nextWorkingDay } from '@markwright/domain/working-days'
import { queryBuilderOf } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import { makeReport, recordJob } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

export type ReportOrderDraft = {
  id: string
  accountId: string
  requestKey: string
  requestHash: string
  language: 'cn' | 'en'
  question: ReportQuestion
  pictureKey: string | null
}

export type OrderedReport = { id: string; number: string; requestHash: string; jobId: string }

/** `isNew`: false where the order had come before under its key. Null where no unit is left. */
export type OrderOutcome = (OrderedReport & { isNew: boolean }) | null

export type RetryOutcome = { jobId: string } | 'noUnit' | 'notFailed'

type ReportWork<Result> = (
  client: PoolClient,
  useReport: (accountId: string, reference: string) => Promise<string | null>,
) => Promise<Result>

const KNOWN = `SELECT id, number, request_hash AS "requestHash", job_id AS "jobId" FROM registrability_report
  WHERE account_id = $1 AND request_key = $2`

/** Orders of reports: the report, the unit that it uses and its job exist together or not at all. */
export function createReportOrders({
  pool,
  entitlements,
}: {
  pool: Pool
  entitlements: Pick<Entitlements, 'consume' | 'giveBack'>
}) {
  /**
   * Runs work in a transaction that may use a report of the member's, which is given back where the work fails or does
   * without in the end. `useReport` returns what names the use, or null where no report is left.
   */
  const usingReport = async <Result>(work: ReportWork<Result>): Promise<Result> => {
    let used: { accountId: string; receipt: string } | undefined
    let isNeeded = false
    const giveBack = async () => {
      if (used) await entitlements.giveBack({ accountId: used.accountId, ip: '' }, used.receipt)
    }
    try {
      const result = await inTransaction(pool, (client) => {
        // It may begin anew.
        isNeeded = false
        return work(client, async (accountId, reference) => {
          const tx = queryBuilderOf(client)
          const answer = await entitlements.consume({ accountId, ip: '' }, { report: 1 }, { reference, tx })
          if (!answer.allowed) return null
          used = { accountId, receipt: answer.receipt }
          isNeeded = true
          return answer.receipt
        })
      })
      if (!isNeeded) await giveBack()
      return result
    } catch (error) {
      await giveBack()
      throw error
    }
  }

  const findKnown = async (db: Pick<PoolClient, 'query'>, accountId: string, requestKey: string) =>
    (await db.query<OrderedReport>(KNOWN, [accountId, requestKey])).rows[0] ?? null

  return {
    findByKey: (accountId: string, requestKey: string) => findKnown(pool, accountId, requestKey),

    // Another order under the same key makes this one fail as a duplicate; begun anew, it finds the other.
    create: (draft: ReportOrderDraft, at: Date): Promise<OrderOutcome> =>
      usingReport(async (client, useReport) => {
        const { id, accountId, requestKey } = draft
        const known = await findKnown(client, accountId, requestKey)
        if (known) return { ...known, isNew: false }
        const receipt = await useReport(accountId, id)
        if (receipt === null) {
          // The last unit may have gone to the same order, sent at the same time.
          const other = await findKnown(client, accountId, requestKey)
          return other && { ...other, isNew: false }
        }
        const today = todayIn(HOME_ZONE, at)
        const [number, jobId] = [await nextNumber(client, today), randomUUID()]
        await client.query(
          `INSERT INTO registrability_report
             (id, number, account_id, request_key, request_hash, language, question, picture_key, job_id,
              unit_reference, due_on, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            id,
            number,
            accountId,
            requestKey,
            draft.requestHash,
            draft.language,
            JSON.stringify(draft.question),
            draft.pictureKey,
            jobId,
            receipt,
            await dueAfter(client, today),
            at,
          ],
        )
        await recordJob(client, makeReport, { reportId: id }, jobId)
        return { id, number, requestHash: draft.requestHash, jobId, isNew: true }
      }),

    /** Begins anew with a unit of its own, at the step that failed, together with what `alsoDo` does. */
    retry: (
      id: string,
      at: Date,
      alsoDo: (client: PoolClient) => Promise<void> = async () => {},
    ): Promise<RetryOutcome> =>
      usingReport(async (client, useReport): Promise<RetryOutcome> => {
        const { rows } = await client.query<{ accountId: string; isReviewed: boolean }>(
          `SELECT account_id AS "accountId", reviewed_at IS NOT NULL AS "isReviewed" FROM registrability_report
           WHERE id = $1 AND state = 'failed' FOR UPDATE`,
          [id],
        )
        const [report] = rows
        if (!report) return 'notFailed'
        const jobId = randomUUID()
        const receipt = await useReport(report.accountId, jobId)
        if (receipt === null) return 'noUnit'
        await client.query(
          `UPDATE registrability_report
           SET state = $2::report_state, job_id = $3, unit_reference = $4, due_on = $5, error = NULL,
             version = version + 1
           WHERE id = $1`,
          [
            id,
            report.isReviewed ? 'approved' : 'generating',
            jobId,
            receipt,
            await dueAfter(client, todayIn(HOME_ZONE, at)),
          ],
        )
        await recordJob(client, makeReport, { reportId: id }, jobId)
        await alsoDo(client)
        return { jobId }
      }),
  }
}
export type ReportOrders = ReturnType<typeof createReportOrders>

async function nextNumber(client: PoolClient, day: string): Promise<string> {
  const { rows } = await client.query<{ last: number }>(
    `INSERT INTO report_sequence AS s (day, last) VALUES ($1, 1)
     ON CONFLICT (day) DO UPDATE SET last = s.last + 1 RETURNING last`,
    [day],
  )
  return reportNumber(day, rows[0]!.last)
}

/** The next working day by the calendar as it now stands. */
async function dueAfter(client: PoolClient, day: string): Promise<string> {
  const { rows } = await client.query<{ day: string; kind: DayKind }>(
    'SELECT day, kind FROM calendar_exception WHERE day > $1',
    [day],
  )
  return nextWorkingDay(day, new Map(rows.map((row) => [row.day, row.kind])))
}
