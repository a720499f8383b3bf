import type { Schemas } from '@markwright/contract'
import { cardName } from '@markwright/domain/money/card-levels'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { MeteredService } from '@markwright/domain/money/metered-services'
import { serviceTypeName } from '@markwright/domain/money/service-types'
import { type EntitlementRecord, type HeldLimit, type Plan, type Usage, stateOf } from '@markwright/entitlements'
import type { Language } from '../../kernel/language.ts'
import type { TrialSummary } from './trials.ts'

type CardLevel = Schemas['CardLevel']

export const presentTrial = (trial: TrialSummary): Schemas['Trial'] => ({
  serviceType: trial.serviceType,
  status: trial.state,
  applyTime: trial.appliedAt && formatInstant(trial.appliedAt),
  reason: trial.reason,
  endTime: trial.endsAt && formatInstant(trial.endsAt),
  searchesLeft: trial.usesLeft,
})

export const presentOfferedPlan = (plan: Plan, language: Language): Schemas['OfferedPlan'] => ({
  id: plan.id,
  code: plan.code,
  name: plan.name[language],
  kind: plan.kind,
  serviceType: plan.serviceType,
  cardLevel: plan.cardLevel as CardLevel,
  cardName: cardName(plan.cardLevel),
  ...plan.period,
  addsUp: plan.addsUp,
  limits: plan.limits,
})

export const presentUsage = (service: MeteredService, usage: Usage): Schemas['ServiceUsage'] => ({
  service,
  usedToday: usage.used,
  limitToday: usage.limit,
  extraLeft: usage.extraLeft,
  atOnce: usage.atOnce,
  resetTime: usage.resetAt,
  mode: usage.mode,
  expireTime: usage.endsAt && formatInstant(usage.endsAt),
})

export const presentHeldLimit = ({ services, perDay, total, atOnce, used }: HeldLimit): Schemas['HeldLimit'] => ({
  services,
  perDay,
  total,
  atOnce,
  used,
  left: total === null ? null : total - used,
})

/** When an entitlement ends or has ended: one that was revoked before it began, when it was to begin. */
export const endOf = ({ startsAt, endsAt, revokedAt }: EntitlementRecord): Date =>
  revokedAt === null ? endsAt : new Date(Math.max(revokedAt.getTime(), startsAt.getTime()))

/** `usedToday`: by service, what is used of the units of the day, which everything that runs shares. */
export function presentUserService(
  record: EntitlementRecord,
  { usedToday, now, language }: { usedToday: ReadonlyMap<MeteredService, number>; now: Date; language: Language },
): Schemas['UserService'] {
  const state = stateOf(record, now)
  const stock = record.limits.find(({ total }) => total !== null)
  const allowance = record.limits.find(({ total, perDay }) => total === null && perDay !== null)
  const [allowed] = allowance?.services ?? []
  return {
    id: record.id,
    serviceName: serviceTypeName(record.plan.serviceType, language),
    productName: record.plan.name[language],
    type: record.kind === 'trial' ? 2 : 1,
    startTime: formatInstant(record.startsAt),
    endTime: formatInstant(endOf(record)),
    total: stock?.total ?? null,
    used: stock?.used ?? 0,
    left: stock ? stock.total! - stock.used : null,
    dailyLimit: allowance?.perDay ?? null,
    usedToday: allowed && state === 'running' ? (usedToday.get(allowed) ?? 0) : null,
    state: state === 'ended' || state === 'revoked' ? 'EXPIRED' : 'IN_PROGRESS',
    stage: state,
    orderNo: record.orderNo,
    quantity: record.quantity,
    cardLevel: record.cardLevel as CardLevel,
    limits: record.limits.map(presentHeldLimit),
    hasBegun: record.startsAt <= (record.revokedAt ?? record.suspendedAt ?? now) && state !== 'waiting',
    endedEarly: record.revokedAt !== null,
  }
}
