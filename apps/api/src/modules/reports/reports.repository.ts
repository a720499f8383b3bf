import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import { COLUMNS, FROM, HEAD_COLUMNS, type ReportHeadRow, type ReportRow } from './report-row.ts'

export type Share = { token: string; expiresAt: Date }

export function createReportsRepository({ pool }: { pool: Pool }) {
  return {
    /** The own one of a member, or one that was delivered and shared by the token. */
    async find(
      number: string,
      { accountId, token }: { accountId: string | null; token: string | null },
      at: Date,
    ): Promise<ReportRow | null> {
      const { rows } = await pool.query<ReportRow>(
        `SELECT ${COLUMNS} ${FROM} WHERE r.number = $1 AND (r.account_id = $2::uuid OR (r.state = 'delivered' AND EXISTS (
           SELECT FROM report_share s WHERE s.report_id = r.id AND s.token = $3 AND s.expires_at > $4)))`,
        [number, accountId, token, at],
      )
      return rows[0] ?? null
    },

    async list(accountId: string, { skip, take }: { skip: number; take: number }) {
      const [{ rows }, counted] = await Promise.all([
        pool.query<ReportHeadRow>(
          `SELECT ${HEAD_COLUMNS} ${FROM} WHERE r.account_id = $1 ORDER BY r.created_at DESC, r.id DESC
           OFFSET $2 LIMIT $3`,
          [accountId, skip, take],
        ),
        pool.query<{ n: number }>('SELECT count(*)::int AS n FROM registrability_report WHERE account_id = $1', [
          accountId,
        ]),
      ])
      return { rows, total: counted.rows[0]!.n }
    },

    async findShare(reportId: string, at: Date): Promise<Share | null> {
      const { rows } = await pool.query<Share>(
        'SELECT token, expires_at AS "expiresAt" FROM report_share WHERE report_id = $1 AND expires_at > $2',
        [reportId, at],
      )
      return rows[0] ?? null
    },

    /** In the place of the link before it. */
    share: (reportId: string, { token, expiresAt }: Share): Promise<void> =>
      inTransaction(pool, async (client) => {
        await client.query('SELECT FROM registrability_report WHERE id = $1 FOR UPDATE', [reportId])
        await client.query('DELETE FROM report_share WHERE report_id = $1', [reportId])
        await client.query('INSERT INTO report_share (token, report_id, expires_at) VALUES ($1, $2, $3)', [
          token,
          reportId,
          expiresAt,
        ])
      }),

    async revokeShare(reportId: string): Promise<void> {
      await pool.query('DELETE FROM report_share WHERE report_id = $1', [reportId])
    },
  }
}
export type ReportsRepository = ReturnType<typeof createReportsRepository>
