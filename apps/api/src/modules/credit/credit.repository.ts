import { namesOf, type QueryBuilder, sql } from '@markwright/db'
import { findCreditLimit, ordersOnCredit } from '@markwright/orders'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { receivedFen } from '../orders/index.ts'

const o = namesOf('service_order', 'o')

export type CreditFilter = { isOwing: boolean; keyword: string | null }

/** Credit limits of members, and what they owe for orders on account. */
export function createCreditRepository({ db }: { db: QueryBuilder }) {
  /** Accounts with a limit, or with orders on account. */
  function listed({ isOwing, keyword }: CreditFilter) {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    const owed = ordersOnCredit(db)
      .select([
        'o.account_id',
        sql<string>`sum(${o.total_fen})`.as('used'),
        sql<number>`count(*)::int`.as('orders'),
        sql<Date>`min(${o.credit_at})`.as('oldest'),
      ])
      .groupBy('o.account_id')
      .as('owed')
    return db
      .selectFrom('account as a')
      .leftJoin('credit_limit as l', 'l.account_id', 'a.id')
      .leftJoin(owed, 'owed.account_id', 'a.id')
      .where((is) =>
        isOwing
          ? is('owed.orders', 'is not', null)
          : is.or([is('l.limit_fen', '>', 0), is('owed.orders', 'is not', null)]),
      )
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('a.phone', 'ilike', pattern),
            is('a.name', 'ilike', pattern),
            is('a.company_name', 'ilike', pattern),
          ]),
        ),
      )
  }

  return {
    findLimit: (accountId: string) => findCreditLimit(db, accountId),

    /** Orders on account, the oldest first. */
    listOrders: async (accountId: string) => {
      const orders = await ordersOnCredit(db)
        .select(['o.id', 'o.number', 'o.status', 'o.total_fen', 'o.created_at', 'o.credit_at', 'o.closed_at'])
        .select(receivedFen.as('received_fen'))
        .where('o.account_id', '=', accountId)
        .orderBy('o.credit_at')
        .orderBy('o.id')
        .execute()
      if (orders.length === 0) return []
      const items = await db
        .selectFrom('service_order_item')
        .select(['order_id', 'content'])
        .where('position', '=', 1)
        .where(
          'order_id',
          'in',
          orders.map(({ id }) => id),
        )
        .execute()
      return orders.map((order) => ({
        ...order,
        credit_at: order.credit_at!,
        name: items.find(({ order_id }) => order_id === order.id)?.content.name ?? { cn: '', en: '' },
      }))
    },

    async list(filter: CreditFilter, { skip, take }: { skip: number; take: number }) {
      const [rows, { total }] = await Promise.all([
        listed(filter)
          .select(['a.id', 'a.phone', 'a.company_name', 'l.limit_fen', 'l.ends_on', 'owed.used', 'owed.orders'])
          .select('owed.oldest')
          .orderBy('owed.used', (order) => order.desc().nullsLast())
          .orderBy('a.id')
          .offset(skip)
          .limit(take)
          .execute(),
        listed(filter)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    accountStatus: async (id: string) =>
      (await db.selectFrom('account').select('status').where('id', '=', id).executeTakeFirst())?.status ?? null,
  }
}
export type CreditRepository = ReturnType<typeof createCreditRepository>
export type CreditOrderRow = Awaited<ReturnType<CreditRepository['listOrders']>>[number]
export type CreditRow = Awaited<ReturnType<CreditRepository['list']>>['rows'][number]
