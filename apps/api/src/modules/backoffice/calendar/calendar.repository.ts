import { type QueryBuilder, runTransaction, statementsOf } from '@markwright/db'
import { addDays } from '@markwright/domain/dates/calendar'
import type { DayKind } from '@markwright/domain/dates/working-days'
import type { Actor } from '../actor.ts'
import { auditWith } from '../audit/audit.repository.ts'

export type CalendarDay = { day: string; kind: DayKind; note: string; author: string; createdAt: Date }

export function createCalendarRepository({ builder: db }: { builder: QueryBuilder }) {
  return {
    listYear: (year: number): Promise<CalendarDay[]> =>
      db
        .selectFrom('calendar_exception')
        .select(['day', 'kind', 'note', 'author', 'created_at as createdAt'])
        .$narrowType<{ kind: DayKind }>()
        .where('day', '>=', `${year}-01-01`)
        .where('day', '<=', addDays(`${year + 1}-01-01`, -1))
        .orderBy('day')
        .execute(),

    /** False where the day is entered already. */
    add: ({ day, kind, note }: Pick<CalendarDay, 'day' | 'kind' | 'note'>, actor: Actor): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('calendar_exception')
          .values({ day, kind, note, author: actor.name })
          .onConflict((same) => same.column('day').doNothing())
          .executeTakeFirst()
        if (!numInsertedOrUpdatedRows) return false
        const subject = { type: 'calendar' as const, id: day, name: day }
        await auditWith(statementsOf(tx), actor, { action: 'calendar.add', subject, facts: { kind, note } })
        return true
      }),

    /** False where the day is not entered. */
    remove: (day: string, actor: Actor): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const removed = await tx
          .deleteFrom('calendar_exception')
          .where('day', '=', day)
          .returning(['kind', 'note'])
          .executeTakeFirst()
        if (!removed) return false
        const subject = { type: 'calendar' as const, id: day, name: day }
        await auditWith(statementsOf(tx), actor, { action: 'calendar.remove', subject, facts: { ...removed } })
        return true
      }),
  }
}
export type CalendarRepository = ReturnType<typeof createCalendarRepository>
