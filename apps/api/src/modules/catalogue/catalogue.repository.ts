import type { QueryBuilder } from '@markwright/db'
import { unpaidStatuses } from '@markwright/domain/money/order-statuses'
import { listPlans } from '@markwright/entitlements'
import {
  listAnnouncedProducts,
  listFeesOn,
  listRatesOn,
  listSoldProducts,
  type PlanFigures,
  type Priced,
  saveQuote,
} from '@markwright/orders'
import type { DisplayRate } from '@markwright/db'

/** What is sold, by the tables of products, plans, fees and rates. */
export function createCatalogueRepository(db: QueryBuilder) {
  return {
    listSold: (at: Date) => listSoldProducts(db, at),
    listAnnounced: (at: Date) => listAnnouncedProducts(db, at),
    listFees: (day: string) => listFeesOn(db, day),
    listRates: (day: string) => listRatesOn(db, day),

    /** What plans grant, as far as it is shown with a price. */
    async planFigures(): Promise<Map<string, PlanFigures>> {
      const plans = await listPlans(db)
      return new Map(
        plans.map(({ id, limits }) => {
          const of = (service: string) => limits.find(({ services }) => services.some((each) => each === service))
          return [
            id,
            {
              wordCount: of('translationWords')?.total ?? null,
              callCount: of('apiCall')?.total ?? null,
              dailyLimit: of('search')?.perDay ?? of('patentSearch')?.perDay ?? null,
            },
          ]
        }),
      )
    },

    /** Of each product the order of a member that waits for its payment. */
    async openOrders(accountId: string): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('service_order as o')
        .innerJoin('service_order_item as i', 'i.order_id', 'o.id')
        .select(['i.product_id', 'o.id'])
        .where('o.account_id', '=', accountId)
        .where('o.status', 'in', unpaidStatuses)
        .where('o.closed_at', 'is', null)
        .orderBy('o.created_at')
        .execute()
      return new Map(rows.map((row) => [row.product_id, row.id]))
    },

    async displayCurrency(accountId: string): Promise<string> {
      const row = await db
        .selectFrom('account')
        .select('display_currency')
        .where('id', '=', accountId)
        .executeTakeFirst()
      return row?.display_currency ?? 'CNY'
    },

    saveQuote: (
      quote: Priced & { accountId: string | null; vatRateBp: number; display: DisplayRate | null; at: Date },
    ) => saveQuote(db, quote),

    /** One that is valid, of the member or of nobody. */
    findQuote: (id: string, accountId: string | null, at: Date) =>
      db
        .selectFrom('quote')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', at)
        .where((is) =>
          is.or([is('account_id', 'is', null), ...(accountId === null ? [] : [is('account_id', '=', accountId)])]),
        )
        .executeTakeFirst(),
  }
}
export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>
export type QuoteRow = NonNullable<Awaited<ReturnType<CatalogueRepository['findQuote']>>>
