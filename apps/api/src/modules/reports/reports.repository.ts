import { type QueryBuilder, runTransaction, sql } from '@markwright/db'
import { reportHeads, type ReportRow, wholeReports } from './report-row.repository.ts'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'

export type Share = { token: string; expiresAt: Date }

export function createReportsRepository(db: QueryBuilder) {
  const deleteShares = (tx: QueryBuilder, reportId: string) =>
    tx.deleteFrom('report_share').where('report_id', '=', reportId).execute()

  return {
    /** The own one of a member, or one that was delivered and shared by the token. */
    async find(
      number: string,
      { accountId, token }: { accountId: string | null; token: string | null },
      at: Date,
    ): Promise<ReportRow | null> {
      const found = await wholeReports(db)
        .where('r.number', '=', number)
        .where((is) =>
          is.or([
            ...(accountId === null ? [] : [is('r.account_id', '=', accountId)]),
            is.and([
              is('r.state', '=', 'delivered'),
              is.exists(
                is
                  .selectFrom('report_share as s')
                  .select('s.token')
                  .whereRef('s.report_id', '=', 'r.id')
                  .where('s.token', '=', token)
                  .where('s.expires_at', '>', at),
              ),
            ]),
          ]),
        )
        .executeTakeFirst()
      return found ?? null
    },

    async list(accountId: string, { skip, take, after }: Rows<InstantKey>) {
      const [rows, { n }] = await Promise.all([
        reportHeads(db)
          .where('r.account_id', '=', accountId)
          .$if(Boolean(after), (reports) =>
            reports.where((is) => is(is.refTuple('r.created_at', 'r.id'), '<', is.tuple(after!.at, after!.id))),
          )
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        db
          .selectFrom('registrability_report')
          .select(sql<number>`count(*)::int`.as('n'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total: n }
    },

    async findShare(reportId: string, at: Date): Promise<Share | null> {
      const found = await db
        .selectFrom('report_share')
        .select(['token', 'expires_at as expiresAt'])
        .where('report_id', '=', reportId)
        .where('expires_at', '>', at)
        .executeTakeFirst()
      return found ?? null
    },

    /** In the place of the link before it. */
    share: (reportId: string, { token, expiresAt }: Share): Promise<void> =>
      runTransaction(db, async (tx) => {
        await tx.selectFrom('registrability_report').select('id').where('id', '=', reportId).forUpdate().execute()
        await deleteShares(tx, reportId)
        await tx.insertInto('report_share').values({ token, report_id: reportId, expires_at: expiresAt }).execute()
      }),

    async revokeShare(reportId: string): Promise<void> {
      await deleteShares(db, reportId)
    },
  }
}
export type ReportsRepository = ReturnType<typeof createReportsRepository>
