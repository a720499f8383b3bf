import { endStates, openStates } from '@markwright/cases'
import { expressionBuilder, type QueryBuilder, type Tables } from '@markwright/db'

/** Cases (`c`) with their order (`o`) and account (`a`). */
type Joined = Pick<Tables, 'case_deadline'> & {
  c: Tables['trademark_case']
  o: Tables['service_order']
  a: Tables['account']
}
export const joined = () => expressionBuilder<Joined, 'c' | 'o' | 'a'>()

/** In which nothing more happens: it has ended, or its order was closed or refunded before it was filed. */
export function isOver() {
  const is = joined()
  return is.or([
    is('c.state', 'in', endStates),
    is.and([
      is('c.state', 'in', openStates),
      is.or([is('o.closed_at', 'is not', null), is('o.refund_status', '=', 'done')]),
    ]),
  ])
}

/** The earliest last day of a case that is not done. */
function nextDeadline() {
  const is = joined()
  return is
    .selectFrom('case_deadline as n')
    .select(({ fn }) => fn.min<string | null>('n.due_on').as('due'))
    .whereRef('n.case_id', '=', 'c.id')
    .where('n.done_at', 'is', null)
}

/** Cases with their order and account, and what their pages show of them. */
export function selectCases(db: QueryBuilder) {
  const joinedCases = db
    .selectFrom('trademark_case as c')
    .innerJoin('service_order as o', 'o.id', 'c.order_id')
    .innerJoin('account as a', 'a.id', 'c.account_id')
  const selected = joinedCases
    .selectAll('c')
    .select([
      'o.number as order_number',
      'o.status as order_status',
      'o.refund_status',
      'o.closed_at as order_closed_at',
      'o.credit_at as order_credit_at',
      'a.phone as member',
      'a.email as member_email',
      'a.language as member_language',
    ])
    .select(nextDeadline().as('next_deadline'))
  return { joinedCases, selected }
}

/** A case as it was read, which a change presupposes. `accountId`: null for staff. */
export type ReadCase = { id: string; version: number; accountId: string | null }

/** Locks a case in the version that was read. */
export async function lockCase(tx: QueryBuilder, { id, version, accountId }: ReadCase) {
  const row = await tx
    .selectFrom('trademark_case')
    .selectAll()
    .where('id', '=', id)
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId!))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'notFound' as const
  return row.version === version ? row : ('changed' as const)
}
