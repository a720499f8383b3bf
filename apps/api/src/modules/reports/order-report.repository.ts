import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type ReportQuery, reportNumber } from '@markwright/domain/marks/registrability-report'
import { type DayKind, nextWorkingDay } from '@markwright/domain/dates/working-days'
import { lockAccount, type QueryBuilder, queryBuilder, queryBuilderOf } from '@markwright/db'
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
  question: ReportQuery
  imageKey: string | null
}

export type OrderedReport = { id: string; number: string; requestHash: string; jobId: string }

/** `isNew`: false where the order had come before under its key. Null where no unit is left. */
export type OrderOutcome = (OrderedReport & { isNew: boolean }) | null

export type RetryOutcome = { jobId: string } | 'noUnit' | 'notFailed'

type ReportWork<Result> = (
  client: PoolClient,
  useReport: (accountId: string, reference: string) => Promise<string | null>,
) => Promise<Result>

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
          const result = await entitlements.consume({ accountId, ip: '' }, { report: 1 }, { reference, tx })
          if (!result.allowed) return null
          used = { accountId, receipt: result.receipt }
          isNeeded = true
          return result.receipt
        })
      })
      if (!isNeeded) await giveBack()
      return result
    } catch (error) {
      await giveBack()
      throw error
    }
  }

  const findKnown = async (db: QueryBuilder, accountId: string, requestKey: string): Promise<OrderedReport | null> => {
    const found = await db
      .selectFrom('registrability_report')
      .select(['id', 'number', 'request_hash as requestHash', 'job_id as jobId'])
      .where('account_id', '=', accountId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    return found ?? null
  }

  return {
    findByKey: (accountId: string, requestKey: string) => findKnown(queryBuilder(pool), accountId, requestKey),

    create: (draft: ReportOrderDraft, at: Date): Promise<OrderOutcome> =>
      usingReport(async (client, useReport) => {
        const tx = queryBuilderOf(client)
        const { id, accountId, requestKey } = draft
        // Of two orders under the same key, the second sees the first.
        await lockAccount(tx, accountId)
        const known = await findKnown(tx, accountId, requestKey)
        if (known) return { ...known, isNew: false }
        const receipt = await useReport(accountId, id)
        if (receipt === null) return null
        const today = todayIn(HOME_ZONE, at)
        const [number, jobId] = [await nextNumber(tx, today), randomUUID()]
        await tx
          .insertInto('registrability_report')
          .values({
            id,
            number,
            account_id: accountId,
            request_key: requestKey,
            request_hash: draft.requestHash,
            language: draft.language,
            question: JSON.stringify(draft.question),
            image_key: draft.imageKey,
            job_id: jobId,
            unit_reference: receipt,
            due_on: await dueAfter(tx, today),
            created_at: at,
          })
          .execute()
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
        const tx = queryBuilderOf(client)
        const report = await tx
          .selectFrom('registrability_report')
          .select(['account_id', 'reviewed_at'])
          .where('id', '=', id)
          .where('state', '=', 'failed')
          .forUpdate()
          .executeTakeFirst()
        if (!report) return 'notFailed'
        const jobId = randomUUID()
        const receipt = await useReport(report.account_id, jobId)
        if (receipt === null) return 'noUnit'
        const dueOn = await dueAfter(tx, todayIn(HOME_ZONE, at))
        await tx
          .updateTable('registrability_report')
          .set((of) => ({
            state: report.reviewed_at === null ? 'generating' : 'approved',
            job_id: jobId,
            unit_reference: receipt,
            due_on: dueOn,
            error: null,
            version: of('version', '+', 1),
          }))
          .where('id', '=', id)
          .execute()
        await recordJob(client, makeReport, { reportId: id }, jobId)
        await alsoDo(client)
        return { jobId }
      }),
  }
}
export type ReportOrders = ReturnType<typeof createReportOrders>

async function nextNumber(tx: QueryBuilder, day: string): Promise<string> {
  const { last } = await tx
    .insertInto('report_sequence')
    .values({ day, last: 1 })
    .onConflict((same) => same.column('day').doUpdateSet((of) => ({ last: of('report_sequence.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return reportNumber(day, last)
}

/** The next working day by the calendar as it now stands. */
async function dueAfter(tx: QueryBuilder, day: string): Promise<string> {
  const rows = await tx
    .selectFrom('calendar_exception')
    .select(['day', 'kind'])
    .$narrowType<{ kind: DayKind }>()
    .where('day', '>', day)
    .execute()
  return nextWorkingDay(day, new Map(rows.map((row) => [row.day, row.kind])))
}
