import { namesOf, type QueryBuilder, sql } from '@markwright/db'
import { addDays } from '@markwright/domain/dates/calendar'

const PASSED_DAYS = 90
const d = namesOf('portfolio_deadline', 'd')
const number = sql<number>`count(*)::int`

export type Workload = {
  responsible: string | null
  clients: number
  rights: number
  due30: number
  due90: number
  passed: number
  undecided: number
}

/** Clients, rights and open last days of an account by who is responsible for the client; those of nobody last. */
export async function loadWorkload(db: QueryBuilder, accountId: string, today: string): Promise<Workload[]> {
  const [month, quarter, before] = [addDays(today, 30), addDays(today, 90), addDays(today, -PASSED_DAYS)]
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(*) FILTER (WHERE ${d.done_on} IS NULL AND ${condition}))::int`
  const within = (last: string) => sql<boolean>`${d.due_on} BETWEEN ${today}::date AND ${last}::date`
  const clients = db
    .selectFrom('hosting_client')
    .select(['responsible', number.as('clients')])
    .where('account_id', '=', accountId)
    .groupBy('responsible')
  const rights = db
    .selectFrom('portfolio_item as i')
    .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
    .select(['c.responsible', number.as('rights')])
    .where('i.account_id', '=', accountId)
    .groupBy('c.responsible')
  const deadlines = db
    .selectFrom('portfolio_deadline as d')
    .innerJoin('portfolio_item as i', 'i.id', 'd.item_id')
    .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
    .select('c.responsible')
    .select([
      count(within(month)).as('due30'),
      count(within(quarter)).as('due90'),
      count(sql<boolean>`${d.due_on} < ${today}::date`).as('passed'),
      count(sql<boolean>`${d.kind} = 'annuity' AND ${d.decision} = 'undecided' AND ${within(quarter)}`).as('undecided'),
    ])
    .where('d.account_id', '=', accountId)
    .where('d.due_on', '>=', before)
    .where('d.due_on', '<=', quarter)
    .groupBy('c.responsible')
  const all = await Promise.all([clients.execute(), rights.execute(), deadlines.execute()])
  const byName = new Map<string | null, Workload>()
  for (const row of all.flat()) {
    const known = byName.get(row.responsible)
    const none = { responsible: row.responsible, clients: 0, rights: 0, due30: 0, due90: 0, passed: 0, undecided: 0 }
    byName.set(row.responsible, { ...none, ...known, ...row })
  }
  return [...byName.values()].toSorted((a, b) =>
    a.responsible === null ? 1 : b.responsible === null ? -1 : a.responsible.localeCompare(b.responsible, 'zh'),
  )
}
