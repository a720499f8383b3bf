import type { QueryBuilder } from '@markwright/db'
import { type ServiceType, serviceTypeOf } from '@markwright/domain/money/service-types'
import type { EntitlementKind, HeldLimit } from './held-entitlements.ts'
import { limitOf } from './plans.ts'
import { PLUGIN_WORDS_PLAN } from './plugin-words.ts'
import { isOnHold, isUsable } from './renewals.ts'

/** `waiting`: it begins when what it renews ends. `suspended`: until its refund is decided. */
export type EntitlementState = 'waiting' | 'running' | 'suspended' | 'ended' | 'revoked'

/** An entitlement as lists show it. */
export type EntitlementRecord = {
  id: string
  account: { id: string; phone: string; companyName: string | null }
  plan: { id: string; code: string; name: { cn: string; en: string }; serviceType: ServiceType | null }
  kind: EntitlementKind
  quantity: number
  cardLevel: number
  startsAt: Date
  endsAt: Date
  orderNo: string | null
  grantedBy: string | null
  note: string | null
  suspendedAt: Date | null
  /** Whether it waits for the decision about the suspended one that it renews. */
  isOnHold: boolean
  revokedAt: Date | null
  revokedReason: string | null
  limits: HeldLimit[]
}

export type EntitlementFilter = {
  id?: string | undefined
  accountId?: string | undefined
  kinds?: readonly EntitlementKind[] | undefined
  states?: readonly EntitlementState[] | undefined
  planId?: string | undefined
  /** Only what one role of the staff has granted without a second one. */
  grantedBy?: 'oneRole' | undefined
  createdAfter?: Date | undefined
  /** Only those with which a member card comes. */
  withCard?: boolean | undefined
  /** Pattern of `LIKE`, for the phone, name and company of the member and the order number. */
  like?: string | undefined
}

export const stateOf = (
  record: Pick<EntitlementRecord, 'startsAt' | 'endsAt' | 'revokedAt' | 'suspendedAt' | 'isOnHold'>,
  at: Date,
): EntitlementState => {
  const { startsAt, endsAt } = record
  if (record.revokedAt) return 'revoked'
  if (record.suspendedAt) return 'suspended'
  if (record.isOnHold) return 'waiting'
  if (endsAt <= at) return 'ended'
  return startsAt > at ? 'waiting' : 'running'
}

/** A page of what members have, last begun first, and how many there are. */
export async function listEntitlements(
  db: QueryBuilder,
  filter: EntitlementFilter,
  { skip, take }: { skip: number; take: number },
  at: Date,
): Promise<{ records: EntitlementRecord[]; total: number }> {
  const matching = db
    .selectFrom('entitlement as e')
    .innerJoin('plan as p', 'p.id', 'e.plan_id')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .leftJoin('certification as c', (join) => join.onRef('c.account_id', '=', 'a.id').on('c.state', '=', 'passed'))
    .$if(filter.id !== undefined, (query) => query.where('e.id', '=', filter.id!))
    .$if(filter.accountId !== undefined, (query) => query.where('e.account_id', '=', filter.accountId!))
    .$if(filter.planId !== undefined, (query) => query.where('e.plan_id', '=', filter.planId!))
    .$if(filter.grantedBy === 'oneRole', (query) =>
      query
        .where('e.kind', '<>', 'trial')
        .where('e.plan_id', '<>', PLUGIN_WORDS_PLAN)
        .where('e.granted_by', 'is not', null)
        .where('e.approved_by', 'is', null),
    )
    .$if(filter.createdAfter !== undefined, (query) => query.where('e.created_at', '>', filter.createdAfter!))
    .$if(filter.withCard === true, (query) => query.where('e.card_level', '>', 0))
    .$if(filter.kinds !== undefined, (query) => query.where('e.kind', 'in', filter.kinds!))
    .$if(filter.like !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('a.phone', 'ilike', filter.like!),
          is('a.name', 'ilike', filter.like!),
          is('a.company_name', 'ilike', filter.like!),
          is('c.company_name', 'ilike', filter.like!),
          is('e.order_no', 'ilike', filter.like!),
        ]),
      ),
    )
    .$if(filter.states !== undefined, (query) =>
      query.where((is) =>
        is.or(
          filter.states!.map((state) => {
            if (state === 'revoked') return is('e.revoked_at', 'is not', null)
            const saved = is('e.revoked_at', 'is', null)
            if (state === 'suspended') return is.and([saved, is('e.suspended_at', 'is not', null)])
            if (state === 'waiting')
              return is.and([
                saved,
                is('e.suspended_at', 'is', null),
                is.or([is('e.starts_at', '>', at), isOnHold('e')]),
              ])
            const begun = [isUsable('e'), is('e.starts_at', '<=', at)]
            return is.and([...begun, is('e.ends_at', state === 'ended' ? '<=' : '>', at)])
          }),
        ),
      ),
    )
  const [rows, { total }] = await Promise.all([
    matching
      .select(['e.id', 'e.kind', 'e.quantity', 'e.card_level', 'e.starts_at', 'e.ends_at', 'e.order_no'])
      .select(['e.granted_by', 'e.note', 'e.revoked_at', 'e.revoked_reason', 'e.suspended_at'])
      .select(isOnHold('e').as('is_on_hold'))
      .select(({ fn }) => [
        'a.id as account_id',
        'a.phone',
        fn.coalesce('c.company_name', 'a.company_name').as('company_name'),
      ])
      .select(['p.id as plan_id', 'p.code', 'p.name_cn', 'p.name_en', 'p.service_type'])
      .orderBy('e.starts_at', 'desc')
      .orderBy('e.id', 'desc')
      .offset(skip)
      .limit(take)
      .execute(),
    matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  const limits = await listLimits(
    db,
    rows.map((row) => row.id),
  )
  const records = rows.map((row) => ({
    id: row.id,
    account: { id: row.account_id, phone: row.phone, companyName: row.company_name },
    plan: {
      id: row.plan_id,
      code: row.code,
      name: { cn: row.name_cn, en: row.name_en },
      serviceType: serviceTypeOf(row.service_type),
    },
    kind: row.kind,
    quantity: row.quantity,
    cardLevel: row.card_level,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    orderNo: row.order_no,
    grantedBy: row.granted_by,
    note: row.note,
    suspendedAt: row.suspended_at,
    isOnHold: row.is_on_hold,
    revokedAt: row.revoked_at,
    revokedReason: row.revoked_reason,
    limits: limits.get(row.id) ?? [],
  }))
  return { records, total: Number(total) }
}

export async function findEntitlement(db: QueryBuilder, id: string, at: Date): Promise<EntitlementRecord | null> {
  const { records } = await listEntitlements(db, { id }, { skip: 0, take: 1 }, at)
  return records[0] ?? null
}

async function listLimits(db: QueryBuilder, ids: readonly string[]): Promise<Map<string, HeldLimit[]>> {
  const limits = new Map<string, HeldLimit[]>()
  if (ids.length === 0) return limits
  const rows = await db
    .selectFrom('entitlement_limit')
    .selectAll()
    .where('entitlement_id', 'in', ids)
    .orderBy('position')
    .execute()
  for (const row of rows)
    limits.set(row.entitlement_id, [
      ...(limits.get(row.entitlement_id) ?? []),
      { ...limitOf(row), id: row.id, used: row.used, usedOn: row.used_on, usedThatDay: row.used_that_day },
    ])
  return limits
}
