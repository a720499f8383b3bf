import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createPartnerKeysRepository } from './partner-keys.repository.ts'
import { partnerKeysHandlers } from './partner-keys.routes.ts'
import { createPartnerKeysService } from './partner-keys.service.ts'
import { createPartnerUsageRepository } from './partner-usage.repository.ts'
import { createPartnerUsage } from './partner-usage.service.ts'

export function createPartnerKeysModule({ builder, secrets, settings, now, warn }: Platform) {
  const repository = createPartnerKeysRepository(builder)
  const usage = createPartnerUsage({
    repository: createPartnerUsageRepository(builder),
    siteUrl: settings.PUBLIC_URL,
    now,
    onError: (err) => warn(err, 'a call of a partner could not be recorded'),
  })
  const keys = createPartnerKeysService({ repository, secrets, now })
  return {
    handlers: partnerKeysHandlers({ keys, usage, now }),
    api: { ...pick(repository, 'findByHash', 'listByMerchant'), usage },
  }
}
