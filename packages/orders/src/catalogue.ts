import { type ProductContent, type QueryBuilder, sql, namesOf } from '@markwright/db'
import { decimalOfRate } from './rate-text.ts'
import type { CurrentFee, CurrentRate } from './price-items.ts'

const exchangeRate = namesOf('exchange_rate')

export type SoldProduct = { id: string; code: string; revision: number; effectiveAt: Date; content: ProductContent }

/**
 * Products as they are sold at an instant: of each its last revision that is in effect, unless that withdraws it.
 * `isAnnounced`: with those that will be sold later and are not sold yet.
 */
export async function listSoldProducts(db: QueryBuilder, at: Date): Promise<SoldProduct[]> {
  const rows = await db
    .selectFrom('product_revision as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .distinctOn('r.product_id')
    .select(['p.id', 'p.code', 'r.revision', 'r.effective_at', 'r.content', 'r.is_withdrawn'])
    .where('r.effective_at', '<=', at)
    .orderBy('r.product_id')
    .orderBy('r.effective_at', 'desc')
    .orderBy('r.revision', 'desc')
    .execute()
  return rows
    .filter((row) => !row.is_withdrawn)
    .map((row) => ({
      id: row.id,
      code: row.code,
      revision: row.revision,
      effectiveAt: row.effective_at,
      content: row.content,
    }))
    .toSorted((a, b) => a.content.position - b.content.position || (a.code < b.code ? -1 : 1))
}

/** Products that will be sold, and are not yet: of each its first revision that is still to come. */
export async function listAnnouncedProducts(db: QueryBuilder, at: Date): Promise<SoldProduct[]> {
  const rows = await db
    .selectFrom('product_revision as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .distinctOn('r.product_id')
    .select(['p.id', 'p.code', 'r.revision', 'r.effective_at', 'r.content'])
    .where('r.effective_at', '>', at)
    .where('r.is_withdrawn', '=', false)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('product_revision as e')
            .select('e.revision')
            .whereRef('e.product_id', '=', 'r.product_id')
            .where('e.effective_at', '<=', at),
        ),
      ),
    )
    .orderBy('r.product_id')
    .orderBy('r.effective_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    revision: row.revision,
    effectiveAt: row.effective_at,
    content: row.content,
  }))
}

/** Years 4 to 6 are before years 10 to 12. */
const codes = new Intl.Collator('en', { numeric: true })
const byOfficeAndCode = (a: { office: string; code: string }, b: { office: string; code: string }) =>
  codes.compare(a.office, b.office) || codes.compare(a.code, b.code)

/** What offices charge on a day. */
export async function listFeesOn(
  db: QueryBuilder,
  day: string,
): Promise<(CurrentFee & { right: 'trademark' | 'patent'; source: string })[]> {
  const rows = await db
    .selectFrom('official_fee')
    .distinctOn(['office', 'code'])
    .select(['office', 'code', 'right', 'name_cn', 'name_en', 'currency', 'amount_minor', 'valid_from', 'source'])
    .where('valid_from', '<=', day)
    .orderBy('office')
    .orderBy('code')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows.toSorted(byOfficeAndCode).flatMap(({ amount_minor, ...row }) =>
    amount_minor === null
      ? []
      : [
          {
            office: row.office,
            code: row.code,
            right: row.right,
            name: { cn: row.name_cn, en: row.name_en },
            currency: row.currency,
            amountMinor: amount_minor,
            validFrom: row.valid_from,
            source: row.source,
          },
        ],
  )
}

/** What currencies are worth on a day. */
export async function listRatesOn(db: QueryBuilder, day: string): Promise<CurrentRate[]> {
  const rows = await db
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .select(['currency', sql<string>`${exchangeRate.cny_per_unit}::text`.as('rate'), 'valid_on'])
    .where('valid_on', '<=', day)
    .orderBy('currency')
    .orderBy('valid_on', 'desc')
    .execute()
  return rows.map((row) => ({ currency: row.currency, cnyPerUnit: decimalOfRate(row.rate), validOn: row.valid_on }))
}
