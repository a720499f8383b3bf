import { changeLocked, namesOf, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'

export const statementStates = ['open', 'overdue', 'paid', 'void'] as const
export type StatementState = (typeof statementStates)[number]
export type StatementDraft = {
  requestKey: string
  clientId: string
  /** All that are on no statement where null. */
  chargeIds: readonly string[] | null
  dueOn: string | null
  note: string | null
}

/** Charges of one statement. */
const LINES_MAX = 1000
const [s, line] = [namesOf('client_statement', 's'), namesOf('client_statement_line', 'l')]
const number = sql<number>`count(*)::int`

/** Bills of an agency to its clients. */
export function createStatementsRepository(db: QueryBuilder) {
  const own = (accountId: string, today: string) =>
    db
      .selectFrom('client_statement as s')
      .innerJoin('client_statement_line as l', 'l.statement_id', 's.id')
      .selectAll('s')
      .select([
        stateOn(today).as('state'),
        number.as('lines'),
        sql<number>`sum(${line.amount_fen})::float8`.as('amountFen'),
      ])
      .where('s.account_id', '=', accountId)
      .groupBy('s.id')
  const find = (accountId: string, id: string, today: string) =>
    own(accountId, today).where('s.id', '=', id).executeTakeFirst()

  return {
    find,

    listLines: (id: string) =>
      db.selectFrom('client_statement_line').selectAll().where('statement_id', '=', id).orderBy('position').execute(),

    async list(
      accountId: string,
      { clientId, state }: { clientId: string | null; state: StatementState | null },
      { skip, take, today }: { skip: number; take: number; today: string },
    ) {
      let ids = db.selectFrom('client_statement as s').where('s.account_id', '=', accountId)
      if (clientId !== null) ids = ids.where('s.client_id', '=', clientId)
      if (state !== null) ids = ids.where(stateOn(today), '=', state)
      const { total } = await ids.select(number.as('total')).executeTakeFirstOrThrow()
      const rows = await own(accountId, today)
        .where('s.id', 'in', ids.select('s.id'))
        .orderBy('s.issued_on', 'desc')
        // Of one day: numbers above 9999 have more digits.
        .orderBy(sql`length(${s.number})`, 'desc')
        .orderBy('s.number', 'desc')
        .offset(skip)
        .limit(take)
        .execute()
      return { rows, total }
    },

    /** Null where one of the charges is not there, or on a statement already, and where there is none. */
    create: (accountId: string, draft: StatementDraft, today: string): Promise<string | null> =>
      changeLocked(db, accountId, async (tx) => {
        const known = await tx
          .selectFrom('client_statement')
          .select('id')
          .where('account_id', '=', accountId)
          .where('request_key', '=', draft.requestKey)
          .executeTakeFirst()
        if (known) return known.id
        let query = tx
          .selectFrom('client_charge as c')
          .leftJoin('portfolio_item as i', 'i.id', 'c.item_id')
          .innerJoin('hosting_client as h', 'h.id', 'c.client_id')
          .select(['c.id', 'c.title', 'c.charged_on', 'c.amount_fen', 'h.name as client_name'])
          .select(['i.title as right_title', 'i.number as right_number'])
          .where('c.account_id', '=', accountId)
          .where('c.client_id', '=', draft.clientId)
          .where('c.statement_id', 'is', null)
        if (draft.chargeIds !== null) query = query.where('c.id', 'in', [...draft.chargeIds])
        const charges = await query
          .orderBy('c.charged_on')
          .orderBy('c.created_at')
          .orderBy('c.id')
          .limit(LINES_MAX)
          .forUpdate('c')
          .execute()
        const [first] = charges
        if (!first || (draft.chargeIds !== null && charges.length !== new Set(draft.chargeIds).size)) return null
        const id = randomUUID()
        const year = today.slice(0, 4)
        // None is ever removed, so that they are counted without gaps.
        const { total } = await tx
          .selectFrom('client_statement')
          .select(number.as('total'))
          .where('account_id', '=', accountId)
          .where('number', 'like', `ST-${year}-%`)
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('client_statement')
          .values({
            id,
            account_id: accountId,
            client_id: draft.clientId,
            client_name: first.client_name,
            number: `ST-${year}-${String(total + 1).padStart(4, '0')}`,
            request_key: draft.requestKey,
            issued_on: today,
            due_on: draft.dueOn,
            note: draft.note,
          })
          .execute()
        await tx
          .insertInto('client_statement_line')
          .values(
            charges.map((each, index) => ({
              statement_id: id,
              position: index + 1,
              title: each.title,
              right_title: each.right_title,
              right_number: each.right_number,
              charged_on: each.charged_on,
              amount_fen: each.amount_fen,
            })),
          )
          .execute()
        await tx
          .updateTable('client_charge')
          .set({ statement_id: id })
          .where(
            'id',
            'in',
            charges.map((each) => each.id),
          )
          .execute()
        return id
      }),

    /** Says whether it was paid. */
    setPaid: async (accountId: string, id: string, version: number, paidOn: string | null) => {
      const { numUpdatedRows } = await db
        .updateTable('client_statement')
        .set({ paid_on: paidOn, version: version + 1 })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('version', '=', version)
        .where('voided_on', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Its charges can be billed anew. */
    void: (accountId: string, id: string, version: number, today: string): Promise<boolean> =>
      changeLocked(db, accountId, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('client_statement')
          .set({ voided_on: today, version: version + 1 })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('version', '=', version)
          .where('voided_on', 'is', null)
          .where('paid_on', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        // Those of a client that was removed meanwhile cannot be billed.
        await tx.deleteFrom('client_charge').where('statement_id', '=', id).where('client_id', 'is', null).execute()
        await tx.updateTable('client_charge').set({ statement_id: null }).where('statement_id', '=', id).execute()
        return true
      }),
  }
}
export type StatementsRepository = ReturnType<typeof createStatementsRepository>
export type StatementRow = NonNullable<Awaited<ReturnType<StatementsRepository['find']>>>
export type StatementLine = Awaited<ReturnType<StatementsRepository['listLines']>>[number]

const stateOn = (today: string) => sql<StatementState>`CASE
  WHEN ${s.voided_on} IS NOT NULL THEN 'void'
  WHEN ${s.paid_on} IS NOT NULL THEN 'paid'
  WHEN ${s.due_on} < ${today}::date THEN 'overdue'
  ELSE 'open' END`
