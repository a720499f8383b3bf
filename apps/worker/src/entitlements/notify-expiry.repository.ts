import { type QueryBuilder, queryBuilder, queryBuilderOf, sql, namesOf } from '@markwright/db'
import { isUsable } from '@markwright/entitlements'
import { notifyMember } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import { expiryMessage } from './expiry-messages.ts'

const e = namesOf('entitlement', 'e')

/** So many days before the end members are notified, the nearest end first (issue of plans: a week and a day). */
const DAYS_BEFORE = [1, 7] as const
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200

/**
 * Notifies members of what ends soon, once for each end and each number of days, however many workers run this. Nothing
 * is said of trials, of what was renewed, of what is used up, and of what lasts no longer than the days before its end.
 * @returns how many notices were sent
 */
export async function notifyExpiry({
  pool,
  siteUrl,
  now,
}: {
  pool: Pool
  siteUrl: string
  now: () => Date
}): Promise<number> {
  let sent = 0
  for (const [index, days] of DAYS_BEFORE.entries()) {
    const at = now()
    const span = { days, after: new Date(at.getTime() + (DAYS_BEFORE[index - 1] ?? 0) * DAY_MS), at }
    for (const entitlement of await findExpiring(queryBuilder(pool), span))
      if (await notify(pool, entitlement, days, siteUrl)) sent++
  }
  return sent
}

/** What ends later than `after`, and within `days` of `at`, whose members have not been notified of that. */
async function findExpiring(db: QueryBuilder, { days, after, at }: { days: number; after: Date; at: Date }) {
  return db
    .selectFrom('entitlement as e')
    .innerJoin('plan as p', 'p.id', 'e.plan_id')
    .select(['e.id', 'e.account_id', 'e.ends_at', 'e.adds_up', 'p.name_cn as cn', 'p.name_en as en', 'p.service_type'])
    .where('e.kind', '<>', 'trial')
    .where(isUsable('e'))
    .where('e.starts_at', '<=', at)
    .where('e.ends_at', '>', after)
    .where('e.ends_at', '<=', new Date(at.getTime() + days * DAY_MS))
    .where(sql<boolean>`${e.ends_at} - ${e.starts_at} > ${days}::int * interval '1 day'`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('entitlement_notice as n')
            .select('n.entitlement_id')
            .whereRef('n.entitlement_id', '=', 'e.id')
            .whereRef('n.ends_at', '=', 'e.ends_at')
            .where('n.days_before', '=', days),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('entitlement as r')
            .select('r.id')
            .whereRef('r.account_id', '=', 'e.account_id')
            .whereRef('r.plan_id', '=', 'e.plan_id')
            .where('r.revoked_at', 'is', null)
            .whereRef('r.starts_at', '>=', 'e.ends_at'),
        ),
      ),
    )
    .where((is) => {
      const limits = is.selectFrom('entitlement_limit as l').select('l.id').whereRef('l.entitlement_id', '=', 'e.id')
      const unused = limits.where((of) => of.or([of('l.total', 'is', null), of('l.used', '<', of.ref('l.total'))]))
      return is.or([is.exists(unused), is.not(is.exists(limits))])
    })
    .orderBy('e.ends_at')
    .limit(BATCH)
    .execute()
}

type Expiring = Awaited<ReturnType<typeof findExpiring>>[number]

/** False where another worker has notified the member. */
function notify(
  pool: Pool,
  { id, account_id, ends_at, adds_up: addsUp, cn, en, service_type }: Expiring,
  days: number,
  siteUrl: string,
) {
  return inTransaction(pool, async (client) => {
    const marked = await queryBuilderOf(client)
      .insertInto('entitlement_notice')
      .values({ entitlement_id: id, ends_at, days_before: days })
      .onConflict((conflict) => conflict.doNothing())
      .returning('entitlement_id')
      .executeTakeFirst()
    if (!marked) return false
    const link = service_type === 28 ? '/services?tab=patent' : '/services'
    await notifyMember(
      client,
      account_id,
      { type: 'service', texts: expiryMessage({ cn, en, addsUp }, ends_at, days), link },
      { siteUrl },
    )
    return true
  })
}
