import { type QueryBuilder, runTransaction, sql } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { randomUUID } from 'node:crypto'
import { locks } from '../locks.ts'
import { firstFees, firstRates } from './first-figures.ts'
import { firstProducts } from './first-products.ts'

const AUTHOR = '知匠 Markwright'
const REASON = '演示价格 / Example prices'
const RATE_SOURCE = '演示汇率 / Example rate, not a rate of any market'

/**
 * Gives a site on which nobody has ever worked on a product something to start with: drafts of products, and fees of
 * offices as they were published. A demonstration sells them at once, with example rates; on a site that collects real
 * money staff publish what they have looked at. Fees of before that staff have not changed say what is said of their
 * sources now.
 * @returns how many products were drafted
 */
export const addFirstCatalogue = (
  db: QueryBuilder,
  { isDemonstration, at }: { isDemonstration: boolean; at: Date },
): Promise<number> =>
  runTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${locks.firstCatalogue})`.execute(tx)
    await renewSources(tx)
    const known = await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (known) return 0
    const plans = await tx.selectFrom('plan').select(['id', 'code']).execute()
    for (const { code, plan, content, sizes } of firstProducts) {
      const planId = plan === null ? null : plans.find((each) => each.code === plan)?.id
      // A plan that the operator has removed is not sold.
      if (planId === undefined) continue
      const draft = JSON.stringify({ ...content, skus: sizes.map((size) => ({ ...size, planId })) })
      const id = randomUUID()
      await tx.insertInto('product').values({ id, code, draft }).execute()
      if (!isDemonstration) continue
      await tx
        .insertInto('product_revision')
        .values({ product_id: id, revision: 1, content: draft, effective_at: at, author: AUTHOR, reason: REASON })
        .execute()
    }
    await tx
      .insertInto('official_fee')
      .values(
        firstFees.map((fee) => ({
          id: randomUUID(),
          office: fee.office,
          code: fee.code,
          right: fee.right,
          name_cn: fee.cn,
          name_en: fee.en,
          currency: fee.currency,
          amount_minor: fee.amount,
          valid_from: fee.from,
          source: fee.source,
          author: AUTHOR,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (isDemonstration)
      await tx
        .insertInto('exchange_rate')
        .values(
          firstRates.map(([currency, rate]) => ({
            currency,
            valid_on: todayIn(HOME_ZONE, at),
            cny_per_unit: rate,
            source: RATE_SOURCE,
            author: AUTHOR,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return firstProducts.length
  })

async function renewSources(tx: QueryBuilder): Promise<void> {
  const unchanged = await tx
    .selectFrom('official_fee')
    .select(['id', 'office', 'code', 'right', 'currency', 'amount_minor', 'valid_from', 'source'])
    .where('author', '=', AUTHOR)
    .execute()
  for (const row of unchanged) {
    const fee = firstFees.find(
      ({ office, code, right, currency, amount, from }) =>
        office === row.office &&
        code === row.code &&
        right === row.right &&
        currency === row.currency &&
        amount === row.amount_minor &&
        from === row.valid_from,
    )
    if (fee && fee.source !== row.source)
      await tx.updateTable('official_fee').set({ source: fee.source }).where('id', '=', row.id).execute()
  }
}
