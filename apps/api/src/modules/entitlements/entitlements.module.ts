import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import { createEntitlementsRepository } from './entitlements.repository.ts'
import { entitlementsHandlers } from './entitlements.routes.ts'
import { createEntitlementsService } from './entitlements.service.ts'
import { createTrialsRepository } from './trials.repository.ts'
import { createTrials } from './trials.ts'

export function createEntitlementsModule(platform: Platform, { humanCheck }: { humanCheck: HumanCheck }) {
  const { db, builder, entitlements, now } = platform
  const trials = createTrials({
    repository: createTrialsRepository(db),
    humanCheck,
    isOffered: async (serviceType) =>
      (await entitlements.plans.list()).some(
        (plan) => plan.isActive && plan.kind === 'trial' && plan.serviceType === serviceType,
      ),
    now,
  })
  const service = createEntitlementsService({
    repository: createEntitlementsRepository(builder),
    entitlements,
    trials,
    now,
  })
  return { handlers: entitlementsHandlers(service), service, trials }
}
