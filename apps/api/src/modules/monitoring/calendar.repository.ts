import type { MonitorRule } from '@markwright/monitoring/monitor-rule'
import { listRenewalMarks } from '@markwright/monitoring/renewal-marks'
import type { Pool } from 'pg'

export type CalendarRow = { accountId: string; token: string; createdAt: Date }

const YEARS = 2
const COLUMNS = 'account_id AS "accountId", token, created_at AS "createdAt"'

export function createCalendarRepository({ pool }: { pool: Pool }) {
  return {
    /** The member's calendar, which begins with the first question for it. */
    async findOrCreate(accountId: string, token: string): Promise<CalendarRow> {
      const { rows } = await pool.query<CalendarRow>(
        `INSERT INTO monitor_calendar (account_id, token) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET token = monitor_calendar.token RETURNING ${COLUMNS}`,
        [accountId, token],
      )
      return rows[0]!
    },

    async renew(accountId: string, token: string): Promise<CalendarRow> {
      const { rows } = await pool.query<CalendarRow>(
        `INSERT INTO monitor_calendar (account_id, token) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET token = excluded.token, created_at = now() RETURNING ${COLUMNS}`,
        [accountId, token],
      )
      return rows[0]!
    },

    /** Null where there is none, or its member is shut out. */
    async findByToken(token: string): Promise<CalendarRow | null> {
      const { rows } = await pool.query<CalendarRow>(
        `SELECT ${COLUMNS} FROM monitor_calendar WHERE token = $1
           AND account_id IN (SELECT id FROM account WHERE status = 'active')`,
        [token],
      )
      return rows[0] ?? null
    },

    async listRenewalRules(accountId: string): Promise<MonitorRule[]> {
      const { rows } = await pool.query<{ rule: MonitorRule }>(
        `SELECT rule FROM monitor WHERE account_id = $1 AND type = 'renewal' AND paused_at IS NULL ORDER BY id`,
        [accountId],
      )
      return rows.map(({ rule }) => rule)
    },

    /** Records of a rule that can be renewed within two years. */
    listRenewalMarks: async (rule: MonitorRule, today: string, limit: number) =>
      (await listRenewalMarks(pool, rule, { today, years: YEARS, limit })).marks,
  }
}
export type CalendarRepository = ReturnType<typeof createCalendarRepository>
