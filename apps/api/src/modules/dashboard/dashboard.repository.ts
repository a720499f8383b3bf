import { type QueryBuilder, sql, namesOf } from '@markwright/db'

const serviceOrder = namesOf('service_order')
const i = namesOf('service_order_item', 'i')
const o = namesOf('service_order', 'o')

export type DashboardUnit = 'day' | 'week' | 'month'
/** `from` and `until` are instants, `until` not included. */
export type DashboardSpan = { from: Date; until: Date }

/** Counts of one period, or of them all. Amounts are fen. */
export type Figures = {
  orders: number
  paidOrders: number
  revenueFen: number
  serviceFen: number
  officialFen: number
  refundFen: number
  trademarkSearches: number
  patentSearches: number
  members: number
}
export const noFigures: Figures = {
  orders: 0,
  paidOrders: 0,
  revenueFen: 0,
  serviceFen: 0,
  officialFen: 0,
  refundFen: 0,
  trademarkSearches: 0,
  patentSearches: 0,
  members: 0,
}

export function createDashboardRepository(db: QueryBuilder) {
  const startOf = (unit: DashboardUnit, column: string) =>
    sql<string>`to_char(date_trunc(${sql.lit(unit)}, ${sql.ref(column)} AT TIME ZONE 'Asia/Shanghai'), 'YYYY-MM-DD')`
  const count = sql<number>`count(*)::int`
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`

  return {
    /** Figures by the first day of a period in Asia/Shanghai; a period without any is absent. */
    async listPeriods({ from, until }: DashboardSpan, unit: DashboardUnit): Promise<Map<string, Partial<Figures>[]>> {
      const [ordered, paid, refunded, searched, joined] = await Promise.all([
        db
          .selectFrom('service_order')
          .select([startOf(unit, 'created_at').as('start'), count.as('orders')])
          .where('created_at', '>=', from)
          .where('created_at', '<', until)
          .groupBy('start')
          .execute(),
        db
          .selectFrom('service_order')
          .select([startOf(unit, 'paid_at').as('start'), count.as('paidOrders')])
          .select([
            sum('total_fen').as('revenueFen'),
            sum('service_fen').as('serviceFen'),
            sum('official_fen').as('officialFen'),
          ])
          .where('paid_at', '>=', from)
          .where('paid_at', '<', until)
          .where('total_fen', '>', 0)
          .groupBy('start')
          .execute(),
        db
          .selectFrom('refund')
          .select([startOf(unit, 'done_at').as('start'), sum('amount_fen').as('refundFen')])
          .where('done_at', '>=', from)
          .where('done_at', '<', until)
          .where('order_id', 'is not', null)
          .groupBy('start')
          .execute(),
        db
          .selectFrom('search_log')
          .select(startOf(unit, 'created_at').as('start'))
          .select([
            sql<number>`(count(*) FILTER (WHERE product = 'trademark'))::int`.as('trademarkSearches'),
            sql<number>`(count(*) FILTER (WHERE product = 'patent'))::int`.as('patentSearches'),
          ])
          .where('created_at', '>=', from)
          .where('created_at', '<', until)
          .groupBy('start')
          .execute(),
        db
          .selectFrom('account')
          .select([startOf(unit, 'created_at').as('start'), count.as('members')])
          .where('created_at', '>=', from)
          .where('created_at', '<', until)
          .groupBy('start')
          .execute(),
      ])
      const periods = new Map<string, Partial<Figures>[]>()
      for (const { start, ...figures } of [...ordered, ...paid, ...refunded, ...searched, ...joined])
        periods.set(start, [...(periods.get(start) ?? []), figures])
      return periods
    },

    listStatuses: ({ from, until }: DashboardSpan) =>
      db
        .selectFrom('service_order')
        .select(['status', sql<boolean>`${serviceOrder.closed_at} IS NOT NULL`.as('is_closed'), count.as('orders')])
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .groupBy(['status', 'is_closed'])
        .orderBy('status')
        .orderBy('is_closed')
        .execute(),

    /** What was paid of each product, the highest first. */
    listProducts: ({ from, until }: DashboardSpan, max: number) =>
      db
        .selectFrom('service_order_item as i')
        .innerJoin('service_order as o', 'o.id', 'i.order_id')
        .select(
          sql<{ cn: string; en: string }>`(array_agg(${i.content}->'name' ORDER BY ${o.paid_at} DESC))[1]`.as('name'),
        )
        .select(sql<number>`count(DISTINCT o.id)::int`.as('orders'))
        .select(sql<number>`sum(${i.service_fen} + ${i.official_fen})::float8`.as('fen'))
        .where('o.paid_at', '>=', from)
        .where('o.paid_at', '<', until)
        .where('o.total_fen', '>', 0)
        .groupBy('i.product_id')
        .orderBy('fen', 'desc')
        .orderBy('i.product_id')
        .limit(max)
        .execute(),

    listMethods: ({ from, until }: DashboardSpan) =>
      db
        .selectFrom('service_order')
        .select(['pay_method', count.as('orders'), sum('total_fen').as('fen')])
        .where('paid_at', '>=', from)
        .where('paid_at', '<', until)
        .where('total_fen', '>', 0)
        .where('pay_method', 'is not', null)
        .groupBy('pay_method')
        .orderBy('fen', 'desc')
        .execute(),
  }
}
export type DashboardRepository = ReturnType<typeof createDashboardRepository>
