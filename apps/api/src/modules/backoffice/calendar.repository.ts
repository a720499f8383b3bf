import { addDays } from '@markwright/domain/dates'
import type { DayKind } from '@markwright/domain/working-days'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import type { Actor } from './actor.ts'
import { auditWith } from './audit.repository.ts'

export type CalendarDay = { day: string; kind: DayKind; note: string; author: string; createdAt: Date }

const COLUMNS = 'day, kind, note, author, created_at AS "createdAt"'

export function createCalendarRepository({ pool }: { pool: Pool }) {
  return {
    async listYear(year: number): Promise<CalendarDay[]> {
      const first = `${year}-01-01`
      const { rows } = await pool.query<CalendarDay>(
        `SELECT ${COLUMNS} FROM calendar_exception WHERE day >= $1 AND day <= $2 ORDER BY day`,
        [first, addDays(`${year + 1}-01-01`, -1)],
      )
      return rows
    },

    /** False where the day is entered already. */
    add: ({ day, kind, note }: Pick<CalendarDay, 'day' | 'kind' | 'note'>, actor: Actor): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO calendar_exception (day, kind, note, author) VALUES ($1, $2, $3, $4) ON CONFLICT (day) DO NOTHING`,
          [day, kind, note, actor.name],
        )
        if (rowCount === 0) return false
        const subject = { type: 'calendar' as const, id: day, name: day }
        await auditWith(client, actor, { action: 'calendar.add', subject, facts: { kind, note } })
        return true
      }),

    /** False where the day is not entered. */
    remove: (day: string, actor: Actor): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<Pick<CalendarDay, 'kind' | 'note'>>(
          'DELETE FROM calendar_exception WHERE day = $1 RETURNING kind, note',
          [day],
        )
        const [removed] = rows
        if (!removed) return false
        const subject = { type: 'calendar' as const, id: day, name: day }
        await auditWith(client, actor, { action: 'calendar.remove', subject, facts: { ...removed } })
        return true
      }),
  }
}
export type CalendarRepository = ReturnType<typeof createCalendarRepository>
