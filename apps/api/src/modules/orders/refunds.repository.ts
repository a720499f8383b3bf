import { namesOf, type QueryBuilder, sql } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { transactionsOfOrder } from './received.repository.ts'

export type RefundState = 'requested' | 'approved' | 'processing' | 'done' | 'failed' | 'rejected' | 'withdrawn'
export type RefundFilter = {
  state: RefundState | null
  kind: 'order' | 'fee' | 'surplus' | null
  keyword: string | null
}

const f = namesOf('refund', 'f')
const m = namesOf('receipt_order', 'm')
const r = namesOf('receipt', 'r')
const w = namesOf('service_order', 'w')

const g = namesOf('refund', 'g')
const o = namesOf('service_order', 'o')
/** What can be returned at most: of an order its price without what is returned of it otherwise. */
const leftFen = sql<number>`(coalesce(${o.total_fen}, ${f.amount_fen}) - coalesce((SELECT sum(${g.amount_fen}) FROM ${g.$table}
  WHERE ${g.order_id} = ${f.order_id} AND ${g.id} <> ${f.id} AND ${g.state} NOT IN ('rejected', 'withdrawn')), 0))::int`

const total = sql<number>`count(*)::int`.as('total')

/** Refunds as staff read them. */
export function createRefundsRepository(db: QueryBuilder) {
  const joined = () =>
    db
      .selectFrom('refund as f')
      .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
      .leftJoin('service_order as o', 'o.id', 'f.order_id')
      .leftJoin('account as a', 'a.id', 'r.account_id')
      .leftJoin('trademark_case as c', 'c.id', 'f.case_id')
  const matching = ({ state, kind, keyword }: RefundFilter) => {
    const pattern = `%${escapeLike(keyword ?? '')}%`
    return joined()
      .$if(state !== null, (query) => query.where('f.state', '=', state!))
      .$if(kind === 'order', (query) => query.where('f.order_id', 'is not', null).where('f.case_id', 'is', null))
      .$if(kind === 'fee', (query) => query.where('f.case_id', 'is not', null))
      .$if(kind === 'surplus', (query) => query.where('f.order_id', 'is', null))
      .$if(keyword !== null, (query) =>
        query.where((is) =>
          is.or([
            is('f.number', 'ilike', pattern),
            is('o.number', 'ilike', pattern),
            is('c.number', 'ilike', pattern),
            is('a.phone', 'ilike', pattern),
            is('r.transaction_id', 'ilike', pattern),
            is('r.transaction_id', 'ilike', pattern.replaceAll(/\s/g, '')),
            is('r.trade_number', 'ilike', pattern),
            sql<boolean>`${transactionsOfOrder} ILIKE ANY (ARRAY[${pattern}, ${pattern.replaceAll(/\s/g, '')}])`,
            is.exists(
              is
                .selectFrom('receipt_order as m')
                .innerJoin('service_order as w', 'w.id', 'm.order_id')
                .select('w.id')
                .whereRef('m.receipt_id', '=', 'r.id')
                .where('f.order_id', 'is', null)
                .where('w.number', 'ilike', pattern),
            ),
          ]),
        ),
      )
  }
  const selected = (query: ReturnType<typeof joined>) =>
    query
      .selectAll('f')
      .select(['r.method', 'o.number as order_number', 'o.total_fen', 'a.phone', 'c.number as case_number'])
      .select(leftFen.as('left_fen'))
      .select([
        'r.trade_number',
        sql<string>`coalesce(${transactionsOfOrder}, ${r.transaction_id})`.as('receipt_transaction_id'),
      ])
      .select(
        sql<
          { id: string; number: string }[]
        >`(SELECT coalesce(json_agg(json_build_object('id', ${w.id}, 'number', ${w.number})
            ORDER BY ${w.number}), '[]')
          FROM ${m.$table} JOIN ${w.$table} ON ${w.id} = ${m.order_id}
          WHERE ${m.receipt_id} = ${f.receipt_id} AND ${f.order_id} IS NULL)`.as('intended_orders'),
      )

  return {
    /** Those that wait for staff come first. */
    async list(filter: RefundFilter, { skip, take }: { skip: number; take: number }) {
      const [rows, counted] = await Promise.all([
        selected(matching(filter))
          .orderBy(
            sql`CASE WHEN f.state IN ('requested', 'failed') OR (f.state = 'approved' AND r.method = 'transfer') THEN 0 ELSE 1 END`,
          )
          .orderBy('f.created_at', 'desc')
          .orderBy('f.id')
          .offset(skip)
          .limit(take)
          .execute(),
        matching(filter).select(total).executeTakeFirstOrThrow(),
      ])
      return { rows, total: counted.total }
    },

    find: (id: string) => selected(joined()).where('f.id', '=', id).executeTakeFirst(),
  }
}
export type RefundsRepository = ReturnType<typeof createRefundsRepository>
export type RefundRow = NonNullable<Awaited<ReturnType<RefundsRepository['find']>>>
