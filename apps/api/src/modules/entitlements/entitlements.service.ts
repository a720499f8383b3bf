import { type MeteredService, meteredServices } from '@markwright/domain/money/metered-services'
import type { ServiceType } from '@markwright/domain/money/service-types'
import type { Entitlements, EntitlementFilter, PlanKind, Subject } from '@markwright/entitlements'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { EntitlementsRepository } from './entitlements.repository.ts'
import type { Trials } from './trials.ts'

export type ServicesQuery = PageRequest & {
  type?: 1 | 2 | undefined
  status?: 1 | 2 | undefined
  withCard?: boolean | undefined
}

const offered: readonly PlanKind[] = ['free', 'trial', 'package', 'single']
const types = { 1: ['purchase', 'grant'], 2: ['trial'] } as const
const statuses = { 1: ['waiting', 'running', 'suspended'], 2: ['ended', 'revoked'] } as const

/** What is offered, and what members have of it, as they see it. */
export function createEntitlementsService(deps: {
  repository: EntitlementsRepository
  entitlements: Pick<Entitlements, 'plans' | 'usage' | 'stockLeft'>
  trials: Trials
  now: () => Date
}) {
  const { repository, entitlements, trials, now } = deps

  const listUsage = (subject: Subject, services: readonly MeteredService[] = meteredServices) =>
    Promise.all(services.map(async (service) => ({ service, usage: await entitlements.usage(subject, service) })))

  return {
    trials,
    now,
    listUsage,
    stockLeft: entitlements.stockLeft,

    async listPlans(serviceType?: ServiceType) {
      const plans = await entitlements.plans.list()
      return plans.filter(
        (plan) =>
          plan.isActive &&
          offered.includes(plan.kind) &&
          (serviceType === undefined || plan.serviceType === null || plan.serviceType === serviceType),
      )
    },

    /** `usedToday`: by service, of the units of the day. */
    async list(accountId: string, ip: string, { type, status, withCard, ...page }: ServicesQuery) {
      const filter: EntitlementFilter = {
        accountId,
        withCard,
        kinds: type && types[type],
        states: status && statuses[status],
      }
      const [{ records, total }, usages] = await Promise.all([
        repository.list(filter, rowRange(page), now()),
        listUsage({ accountId, ip }),
      ])
      return { records, total, usedToday: new Map(usages.map(({ service, usage }) => [service, usage.used])) }
    },
  }
}
export type EntitlementsService = ReturnType<typeof createEntitlementsService>
