import type { QueryBuilder } from '@markwright/db'
import type { MeteredService } from '@markwright/domain/money/metered-services'
import type { ServiceType } from '@markwright/domain/money/service-types'
import type { HeldEntitlement } from './held-entitlements.ts'
import type { Plan, PlanKind } from './plans.ts'
import { PLUGIN_WORDS_PLAN } from './plugin-words.ts'

/** What somebody may do who may use no more of a service. */
export const nextSteps = ['signIn', 'applyForTrial', 'awaitTrial', 'trialEnded', 'buy', 'tomorrow'] as const
export type NextStep = (typeof nextSteps)[number]

const sold: readonly PlanKind[] = ['package', 'single']

type Named = { limits: readonly { services: readonly MeteredService[] }[] }
const gives = ({ limits }: Named, services: readonly MeteredService[]) =>
  limits.some((limit) => limit.services.some((service) => services.includes(service)))

/**
 * What a member may do: who has bought buys again; otherwise the trial comes first, where there is one of these
 * services. `tomorrow` where nothing is sold that would help.
 */
export async function findNextStep(
  db: QueryBuilder,
  {
    accountId,
    services,
    plans,
    held,
    at,
  }: {
    accountId: string | null
    services: readonly MeteredService[]
    plans: readonly Plan[]
    held: readonly HeldEntitlement[]
    at: Date
  },
): Promise<NextStep> {
  if (accountId === null) return 'signIn'
  const active = plans.filter(({ isActive }) => isActive)
  const isSold = active.some(
    (plan) => sold.includes(plan.kind) && plan.id !== PLUGIN_WORDS_PLAN && gives(plan, services),
  )
  const otherwise = isSold ? 'buy' : 'tomorrow'
  if (held.some((each) => each.kind !== 'trial' && gives(each, services))) return otherwise
  const trial = active.find((plan) => plan.kind === 'trial' && gives(plan, services))
  if (!trial?.serviceType) return otherwise
  const step = await trialStep(db, accountId, trial.serviceType, at)
  return step ?? otherwise
}

async function trialStep(
  db: QueryBuilder,
  accountId: string,
  serviceType: ServiceType,
  at: Date,
): Promise<NextStep | null> {
  const application = await db
    .selectFrom('trial_application as t')
    .leftJoin('entitlement as e', 'e.id', 't.entitlement_id')
    .select(['t.status', 'e.ends_at', 'e.revoked_at'])
    .where('t.account_id', '=', accountId)
    .where('t.service_type', '=', serviceType)
    .executeTakeFirst()
  if (!application) return 'applyForTrial'
  if (application.status === 'submitted') return 'awaitTrial'
  if (application.status === 'rejected') return null
  const runs = application.ends_at !== null && application.revoked_at === null && application.ends_at > at
  return runs ? null : 'trialEnded'
}
