import { deadlineName } from '@markwright/hosting'
import { changeLocked, namesOf, type QueryBuilder, sql } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import { MINOR_MAX } from '@markwright/domain/money/amounts'
import type { Language } from '@markwright/domain/site/language'
import { randomUUID } from 'node:crypto'

export type ChargeColumns = { title: string; charged_on: string; amount_fen: number; cost_fen: number | null }
export type ChargeFilter = { clientId: string | null; itemId: string | null; isBilled: boolean | null }
type Range = { skip: number; take: number }

const charge = namesOf('client_charge', 'c')
const number = sql<number>`count(*)::int`
/** Of integers the sum is a `bigint`, which the driver gives as text. */
const amount = sql<number>`coalesce(sum(${charge.amount_fen}), 0)::float8`

/** What an agency charges its clients. */
export function createChargesRepository(db: QueryBuilder) {
  const matching = (accountId: string, { clientId, itemId, isBilled }: ChargeFilter) => {
    let query = db.selectFrom('client_charge as c').where('c.account_id', '=', accountId)
    if (clientId !== null) query = query.where('c.client_id', '=', clientId)
    if (itemId !== null) query = query.where('c.item_id', '=', itemId)
    if (isBilled !== null) query = query.where('c.statement_id', isBilled ? 'is not' : 'is', null)
    return query
  }
  const shown = (query: ReturnType<typeof matching>) =>
    query
      .leftJoin('hosting_client as h', 'h.id', 'c.client_id')
      .leftJoin('portfolio_item as i', 'i.id', 'c.item_id')
      .leftJoin('client_statement as s', 's.id', 'c.statement_id')
      .selectAll('c')
      .select([
        'h.name as client_name',
        'i.title as item_title',
        'i.number as item_number',
        's.number as statement_number',
      ])
  const everything: ChargeFilter = { clientId: null, itemId: null, isBilled: null }
  const find = (accountId: string, id: string) =>
    shown(matching(accountId, everything)).where('c.id', '=', id).executeTakeFirst()

  /** It stays the client's until the transaction ends. */
  const hasRight = async (tx: QueryBuilder, clientId: string, itemId: string): Promise<boolean> =>
    (await tx
      .selectFrom('portfolio_item')
      .select('id')
      .where('id', '=', itemId)
      .where('client_id', '=', clientId)
      .forShare()
      .executeTakeFirst()) !== undefined

  return {
    find,

    async list(accountId: string, filter: ChargeFilter, { skip, take }: Range) {
      const all = matching(accountId, filter)
      const [rows, sum] = await Promise.all([
        shown(all)
          .orderBy('c.charged_on', 'desc')
          .orderBy('c.created_at', 'desc')
          .orderBy('c.id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        all.select([number.as('total'), amount.as('amountFen')]).executeTakeFirstOrThrow(),
      ])
      return { rows, ...sum }
    },

    /** @returns `noClient` and `noRight` where the account has no such client, or the client no such right */
    add: (
      accountId: string,
      { clientId, itemId }: { clientId: string; itemId: string | null },
      columns: ChargeColumns,
    ): Promise<{ id: string } | 'noClient' | 'noRight'> =>
      changeLocked(db, accountId, async (tx) => {
        const client = await tx
          .selectFrom('hosting_client')
          .select('id')
          .where('id', '=', clientId)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        if (!client) return 'noClient'
        if (itemId !== null && !(await hasRight(tx, clientId, itemId))) return 'noRight'
        const id = randomUUID()
        await tx
          .insertInto('client_charge')
          .values({ id, account_id: accountId, client_id: clientId, item_id: itemId, ...columns })
          .execute()
        return { id }
      }),

    /** Where it is on no statement. */
    update: async (accountId: string, id: string, version: number, columns: ChargeColumns): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('client_charge')
        .set({ ...columns, version: version + 1 })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('version', '=', version)
        .where('statement_id', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Likewise. */
    delete: async (accountId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('client_charge')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('statement_id', 'is', null)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /**
     * Charges the annuities of a client that the account has ordered and that were paid to their offices. What others have
     * ordered they have paid themselves, and what was not paid to an office may still be refunded.
     * @returns how many; null where one of them would cost more than an amount can be
     */
    collect: (
      accountId: string,
      clientId: string,
      { serviceFen, language, today }: { serviceFen: number; language: Language; today: string },
    ): Promise<number | null> =>
      changeLocked(db, accountId, async (tx) => {
        const rows = await tx
          .selectFrom('portfolio_deadline as d')
          .innerJoin('portfolio_item as i', 'i.id', 'd.item_id')
          .innerJoin('service_order as o', 'o.id', 'd.order_id')
          .innerJoin('service_order_item as s', (on) =>
            on.onRef('s.order_id', '=', 'd.order_id').onRef('s.position', '=', 'd.order_position'),
          )
          .leftJoin('client_charge as c', 'c.deadline_id', 'd.id')
          .select(['d.id', 'd.item_id', 'd.title', 'd.kind', 'd.year', 'd.computed', 's.service_fen', 's.official_fen'])
          .where('i.account_id', '=', accountId)
          .where('i.client_id', '=', clientId)
          .where('o.account_id', '=', accountId)
          .where('s.fulfilled_at', 'is not', null)
          .where('c.id', 'is', null)
          .orderBy('d.due_on')
          .orderBy('d.id')
          .execute()
        if (rows.length === 0) return 0
        if (rows.some((row) => row.service_fen + row.official_fen + serviceFen > MINOR_MAX)) return null
        await tx
          .insertInto('client_charge')
          .values(
            rows.map((row) => ({
              id: randomUUID(),
              account_id: accountId,
              client_id: clientId,
              item_id: row.item_id,
              deadline_id: row.id,
              title: deadlineName({ ...row, computed: row.computed as Deadline | null }, language),
              charged_on: today,
              amount_fen: row.service_fen + row.official_fen + serviceFen,
              cost_fen: row.service_fen + row.official_fen,
            })),
          )
          .execute()
        return rows.length
      }),

    /** What was charged for each right, what it cost and what is left, the least first. */
    async listProfits(
      accountId: string,
      { clientId, from, to }: { clientId: string | null; from: string | null; to: string | null },
      { skip, take }: Range,
    ) {
      let query = matching(accountId, { ...everything, clientId })
      if (from !== null) query = query.where('c.charged_on', '>=', from)
      if (to !== null) query = query.where('c.charged_on', '<=', to)
      const cost = sql<
        number | null
      >`CASE WHEN bool_and(${charge.cost_fen} IS NOT NULL) THEN sum(${charge.cost_fen})::float8 END`
      const rows = await query
        .leftJoin('portfolio_item as i', 'i.id', 'c.item_id')
        .leftJoin('hosting_client as h', 'h.id', 'i.client_id')
        .select(['c.item_id', 'i.title as item_title', 'i.number as item_number', 'h.name as client_name'])
        .select([number.as('charges'), amount.as('amountFen'), cost.as('costFen')])
        .groupBy(['c.item_id', 'i.title', 'i.number', 'h.name'])
        .orderBy(sql`${amount} - ${cost} ASC NULLS LAST`)
        .orderBy('c.item_id')
        .offset(skip)
        .limit(take)
        .execute()
      const known = sql`FILTER (WHERE ${charge.cost_fen} IS NOT NULL)`
      const sums = await query
        .select([
          amount.as('amountFen'),
          sql<number>`count(DISTINCT coalesce(${charge.item_id}, ${NO_RIGHT}::uuid))::int`.as('total'),
          sql<number>`coalesce(sum(${charge.cost_fen}), 0)::float8`.as('costFen'),
          sql<number>`coalesce(sum(${charge.amount_fen} - ${charge.cost_fen}) ${known}, 0)::float8`.as('profitFen'),
          sql<number>`(count(*) FILTER (WHERE ${charge.cost_fen} IS NULL))::int`.as('unknown'),
        ])
        .executeTakeFirstOrThrow()
      return { rows, ...sums }
    },
  }
}
export type ChargesRepository = ReturnType<typeof createChargesRepository>
export type ChargeRow = NonNullable<Awaited<ReturnType<ChargesRepository['find']>>>
export type ProfitRow = Awaited<ReturnType<ChargesRepository['listProfits']>>['rows'][number]

const NO_RIGHT = '00000000-0000-0000-0000-000000000000'
