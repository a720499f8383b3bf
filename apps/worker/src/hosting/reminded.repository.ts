import { type QueryBuilder, sql } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import type { ReminderStep } from '@markwright/hosting'

const ROWS_AT_ONCE = 1000

/** What a plan is about: a client, or all clients but those `withOwn` plans; `from` and `to` are the days looked at. */
type Wanted = {
  accountId: string
  clientId: string | null
  withOwn: readonly string[]
  from: string
  to: string
}

/** Open last days by day. What is given up is not listed. */
export async function listOpenDeadlines(tx: QueryBuilder, { accountId, from, to, ...plan }: Wanted) {
  const rows = await tx
    .selectFrom('portfolio_deadline as d')
    .innerJoin('portfolio_item as i', 'i.id', 'd.item_id')
    .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
    .select(['d.id', 'd.item_id', 'd.kind', 'd.title', 'd.year', 'd.computed', 'd.due_on', 'd.grace_end'])
    .select(['i.title as item_title', 'i.number as item_number', 'i.office', 'c.name as client_name'])
    .where('d.account_id', '=', accountId)
    .where('d.done_on', 'is', null)
    .where('d.decision', '<>', 'drop')
    .where('d.due_on', '>=', from)
    .where('d.due_on', '<=', to)
    .where(isOfPlan('i.client_id', plan))
    .orderBy('d.due_on')
    .orderBy('d.id')
    .execute()
  return rows.map((row) => ({ ...row, computed: row.computed as Deadline | null }))
}

/** Documents of applicants that expire, by day; `due_on` is the last day on which one holds. */
export async function listExpiringDocuments(tx: QueryBuilder, { accountId, from, to, ...plan }: Wanted) {
  const rows = await tx
    .selectFrom('applicant_document as d')
    .innerJoin('applicant as a', 'a.id', 'd.applicant_id')
    .leftJoin('hosting_client as c', 'c.id', 'a.client_id')
    .select(['d.id', 'd.title', 'a.name as applicant_name', 'c.name as client_name'])
    .select((of) => of.ref('d.expires_on').$castTo<string>().as('due_on'))
    .where('d.account_id', '=', accountId)
    .where('d.expires_on', '>=', from)
    .where('d.expires_on', '<=', to)
    .where(isOfPlan('a.client_id', plan))
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .execute()
  return rows.map((row) => ({ ...row, grace_end: null }))
}

const isOfPlan = (column: string, { clientId, withOwn }: Pick<Wanted, 'clientId' | 'withOwn'>) => {
  const client = sql.ref(column)
  return clientId === null
    ? sql<boolean>`(${client} IS NULL OR ${client} <> ALL (${[...withOwn]}::uuid[]))`
    : sql<boolean>`${client} = ${clientId}`
}

type Step = { id: string; due_on: string; step: ReminderStep }

/** Records the steps of last days. @returns those that were not recorded before, of which a reminder is to be sent */
export const markDeadlines = <Row extends Step>(tx: QueryBuilder, rows: readonly Row[]): Promise<Row[]> =>
  mark(rows, (some) =>
    tx
      .insertInto('portfolio_reminded')
      .values(some.map(({ id, due_on, step }) => ({ deadline_id: id, due_on, step })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('deadline_id as id')
      .execute(),
  )

/** Likewise of documents that expire. */
export const markDocuments = <Row extends Step>(tx: QueryBuilder, rows: readonly Row[]): Promise<Row[]> =>
  mark(rows, (some) =>
    tx
      .insertInto('applicant_document_reminded')
      .values(some.map(({ id, due_on, step }) => ({ document_id: id, expires_on: due_on, step })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('document_id as id')
      .execute(),
  )

async function mark<Row extends Step>(
  rows: readonly Row[],
  record: (some: readonly Row[]) => Promise<{ id: string }[]>,
): Promise<Row[]> {
  const recorded = new Set<string>()
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    for (const { id } of await record(rows.slice(at, at + ROWS_AT_ONCE))) recorded.add(id)
  return rows.filter(({ id }) => recorded.has(id))
}
