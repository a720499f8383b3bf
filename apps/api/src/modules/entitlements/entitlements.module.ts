import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import { createEntitlementsRepository } from './entitlements.repository.ts'
import { entitlementsHandlers } from './entitlements.routes.ts'
import { createEntitlementsService } from './entitlements.service.ts'
import { createTrialsRepository } from './trials.repository.ts'
import { createTrials } from './trials.ts'

type Dependencies = { captcha: Pick<HumanCheck, 'spend'> }

export function createEntitlementsModule(platform: Platform, deps: Dependencies) {
  const { db, builder, entitlements, now } = platform
  const trials = createTrials({
    repository: createTrialsRepository(db),
    humanCheck: deps.captcha,
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
  return {
    handlers: entitlementsHandlers(service),
    api: { ...pick(service, 'listUsage', 'stockLeft'), findTrial: trials.find },
  }
}
