import { namesOf, type QueryBuilder, sql, type SqlBool } from '@markwright/db'
import { addDays, addMonths } from '@markwright/domain/dates/calendar'
import { isVisible, type Scope } from './access.repository.ts'

type Filter = { clientId: string | null; applicantId: string | null }

const d = namesOf('portfolio_deadline', 'd')
const number = sql<number>`count(*)::int`
const PASSED_DAYS = 90
const FIGURES = 12

/** The portfolio in figures. */
export function createOverviewRepository(db: QueryBuilder) {
  return async (scope: Scope, { clientId, applicantId }: Filter, today: string) => {
    let items = db
      .selectFrom('portfolio_item as i')
      .where((is) => isVisible(scope, is.ref('i.account_id'), is.ref('i.client_id')))
    if (clientId !== null) items = items.where('i.client_id', '=', clientId)
    if (applicantId !== null) items = items.where('i.applicant_id', '=', applicantId)
    const open = items.innerJoin('portfolio_deadline as d', 'd.item_id', 'i.id').where('d.done_on', 'is', null)
    const within = (days: number) =>
      sql<number>`count(*) FILTER (WHERE ${d.due_on} >= ${today} AND ${d.due_on} <= ${addDays(today, days)})::int`
    const [counts, due, marks, offices, classes, years, months] = await Promise.all([
      items
        .groupBy(['i.kind', 'i.state'])
        .select(['i.kind', 'i.state', number.as('count')])
        .execute(),
      open
        .select([
          within(7).as('week'),
          within(30).as('month'),
          within(90).as('quarter'),
          sql<number>`count(*) FILTER (WHERE ${d.due_on} < ${today} AND coalesce(${d.grace_end}, ${d.due_on}) >= ${addDays(today, -PASSED_DAYS)})::int`.as(
            'passed',
          ),
        ])
        .executeTakeFirstOrThrow(),
      items
        .select((is) => [
          sql<number>`count(${is.ref('i.changed_at')})::int`.as('changed'),
          sql<number>`count(*) FILTER (WHERE cardinality(${is.ref('i.differences')}) > 0)::int`.as('different'),
        ])
        .executeTakeFirstOrThrow(),
      items
        .groupBy('i.office')
        .select(['i.office as name', number.as('count')])
        .orderBy('count', 'desc')
        .orderBy('name')
        .limit(FIGURES)
        .execute(),
      items
        .where((is): ReturnType<typeof sql<SqlBool>> => sql<SqlBool>`cardinality(${is.ref('i.classes')}) > 0`)
        .select((is) => [sql<string>`unnest(${is.ref('i.classes')})::text`.as('name'), number.as('count')])
        .groupBy('name')
        .orderBy('count', 'desc')
        .limit(FIGURES)
        .execute(),
      items
        .where('i.filed_on', 'is not', null)
        .select((is) => [
          sql<string>`extract(year FROM ${is.ref('i.filed_on')})::int::text`.as('name'),
          number.as('count'),
        ])
        .groupBy('name')
        .orderBy('name', 'desc')
        .limit(FIGURES)
        .execute(),
      open
        .where('d.due_on', '>=', today)
        .where('d.due_on', '<', addMonths(today, 12))
        .select((is) => [sql<string>`to_char(${is.ref('d.due_on')}, 'YYYY-MM')`.as('name'), number.as('count')])
        .groupBy('name')
        .orderBy('name')
        .execute(),
    ])
    return { counts, due, ...marks, offices, classes, years: years.toReversed(), months }
  }
}
export type LoadOverview = ReturnType<typeof createOverviewRepository>
