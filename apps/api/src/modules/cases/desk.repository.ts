import { type Expression, type QueryBuilder, runTransaction, sql, type SqlBool, statementsOf } from '@markwright/db'
import { permissionsOf, type StaffRole } from '@markwright/domain/people/staff-permissions'
import { type Actor, auditWith } from '../backoffice/index.ts'
import { isOver, selectCases } from './case-rows.repository.ts'
import {
  type DeskDeadline,
  type DeskFilter,
  type DeskStage,
  deskCases,
  deskDeadlines,
  deskStages,
  type DueRange,
  hasDeadline,
  isInStage,
  isUnanswered,
} from './desk-filter.repository.ts'

const total = sql<number>`count(*)::int`

export type DeskSort = 'deadline' | 'oldest' | 'newest'

/** Somebody to whom cases are or can be assigned; `isActive`: who can be given more. */
export type DeskStaff = { id: string; name: string; isActive: boolean }

/** Numbers of cases by what is to be done. */
export type Figures = Record<DeskStage | DeskDeadline | 'unanswered', number>

export function createDeskRepository({ db }: { db: QueryBuilder }) {
  const { joinedCases, selected } = selectCases(db)

  return {
    /**
     * By `deadline` those with the next deadline come first, then those that staff can file, the oldest before the others;
     * those that are over come last.
     */
    async list(
      filter: DeskFilter,
      { sort, filedSince, skip, take }: { sort: DeskSort; filedSince: Date; skip: number; take: number },
    ) {
      const matching = deskCases(filter, filedSince)
      const sorted =
        sort === 'deadline'
          ? selected
              .orderBy('next_deadline', (order) => order.asc().nullsLast())
              .orderBy(isOver)
              .orderBy((is) => is('c.state', '=', 'ready'), 'desc')
              .orderBy('c.created_at')
          : selected.orderBy('c.created_at', sort === 'newest' ? 'desc' : 'asc')
      const [rows, counted] = await Promise.all([
        sorted.where(matching).orderBy('c.id').offset(skip).limit(take).execute(),
        joinedCases.where(matching).select(total.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    /** Those of the staff who may work on cases, and others who still have some, by their names. */
    async listStaff(): Promise<DeskStaff[]> {
      const rows = await db
        .selectFrom('staff as s')
        .select(['s.id', 's.name', 's.disabled_at'])
        // The driver reads no array of an enumeration.
        .select((is) => is.cast<StaffRole[]>('s.roles', sql`text[]`).as('roles'))
        .select((is) =>
          is
            .exists(
              is
                .selectFrom('trademark_case as c')
                .select(sql<number>`1`.as('one'))
                .whereRef('c.assignee_id', '=', 's.id'),
            )
            .as('has_cases'),
        )
        .orderBy('s.name')
        .execute()
      return rows
        .map(({ id, name, roles, disabled_at, has_cases }) => ({
          id,
          name,
          isActive: disabled_at === null && permissionsOf(roles).includes('cases.manage'),
          hasCases: has_cases,
        }))
        .filter(({ isActive, hasCases }) => isActive || hasCases)
        .map(({ hasCases: _hasCases, ...staff }) => staff)
    },

    /** By who has claimed the cases, null for those that nobody has. */
    async countByAssignee(filedSince: Date, rangeOf: (deadline: DeskDeadline) => DueRange) {
      const count = (condition: Expression<SqlBool>) => sql<number>`count(*) FILTER (WHERE ${condition})::int`
      const rows = await joinedCases
        .select('c.assignee_id')
        .select(deskStages.map((stage) => count(isInStage(stage, filedSince)).as(stage)))
        .select(deskDeadlines.map((deadline) => count(hasDeadline(rangeOf(deadline))).as(deadline)))
        .select(count(isUnanswered()).as('unanswered'))
        .groupBy('c.assignee_id')
        .execute()
      return rows.map(({ assignee_id: assigneeId, ...figures }): { assigneeId: string | null; figures: Figures } => ({
        assigneeId,
        figures,
      }))
    },

    /** Writes down for each of the cases that it was exported. */
    recordExport: (actor: Actor, cases: readonly { id: string; number: string }[]): Promise<void> =>
      runTransaction(db, async (tx) => {
        for (const { id, number } of cases)
          await auditWith(statementsOf(tx), actor, {
            action: 'case.export',
            subject: { type: 'case', id, name: number },
          })
      }),
  }
}
export type DeskRepository = ReturnType<typeof createDeskRepository>
