import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import { periodEnd } from './plan-period.ts'

/** The columns by which entitlements of one plan follow each other. */
type Link = { starts_at: Date; ends_at: Date; suspended_at: Date | null }

/**
 * Whether an entitlement follows one whose use is suspended: it does not begin before the decision about that one,
 * which moves it. As SQL, of the entitlement with this alias.
 */
export function isOnHold(alias: string) {
  const [e, s] = [namesOf('entitlement', alias), namesOf('entitlement', 'before_it')]
  return sql<boolean>`(NOT ${e.adds_up} AND EXISTS (
    SELECT FROM ${s.$table} WHERE ${s.account_id} = ${e.account_id} AND ${s.plan_id} = ${e.plan_id}
      AND NOT ${s.adds_up} AND ${s.suspended_at} IS NOT NULL AND ${s.revoked_at} IS NULL
      AND ${s.id} <> ${e.id} AND ${s.ends_at} <= ${e.starts_at}))`
}

/**
 * Whether an entitlement can be used while it runs: it is not revoked, not suspended, and not on hold. As SQL, of the
 * entitlement with this alias; when it runs is for the caller to compare.
 */
export function isUsable(alias: string) {
  const e = namesOf('entitlement', alias)
  return sql<boolean>`(${e.revoked_at} IS NULL AND ${e.suspended_at} IS NULL AND NOT ${isOnHold(alias)})`
}

const follows = (link: Link, others: readonly Link[]) =>
  others.some((other) => other !== link && other.suspended_at !== null && other.ends_at <= link.starts_at)

/**
 * Lets what waits begin when what it renews ends, without a gap, each for its whole period; in the transaction of a
 * change of one of them. What has begun remains. `waiting`: what waited before the change.
 * @returns the ids of those that wait
 */
export async function arrangeRenewals(
  tx: QueryBuilder,
  {
    accountId,
    planId,
    at,
    waiting = new Set(),
  }: { accountId: string; planId: string; at: Date; waiting?: ReadonlySet<string> },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('entitlement')
    .select(['id', 'starts_at', 'ends_at', 'suspended_at', 'period_months', 'period_days'])
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .where('adds_up', '=', false)
    .where('revoked_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const isWaiting = (row: (typeof rows)[number]) =>
    waiting.has(row.id) ||
    row.starts_at > at ||
    (row.suspended_at !== null && row.suspended_at < row.starts_at) ||
    follows(row, rows)
  const found = rows.filter(isWaiting)
  const begun = rows.filter((row) => !found.includes(row))
  let end = new Date(Math.max(at.getTime(), ...begun.map(({ ends_at }) => ends_at.getTime())))
  for (const row of found) {
    const [from, until] = [end, endOfPeriod(row, end)]
    if (row.starts_at.getTime() !== from.getTime() || row.ends_at.getTime() !== until.getTime())
      await tx.updateTable('entitlement').set({ starts_at: from, ends_at: until }).where('id', '=', row.id).execute()
    end = until
  }
  return found.map(({ id }) => id)
}

type Period = Pick<Link, 'starts_at' | 'ends_at'> & { period_months: number | null; period_days: number | null }

/** When an entitlement ends that begins at `from`: after its whole period, or as long after as it lasts now. */
const endOfPeriod = ({ starts_at, ends_at, period_months, period_days }: Period, from: Date): Date =>
  period_months || period_days
    ? periodEnd(from, { months: period_months, days: period_days })
    : new Date(from.getTime() + ends_at.getTime() - starts_at.getTime())
