import type { Platform } from '../../platform.ts'
import type { PartnerKeysRepository, PartnerUsage } from '../partner-keys/index.ts'
import { createCallAuthentication } from './authenticate-call.ts'
import { createPartnerRequestsRepository } from './partner-requests.repository.ts'
import { type PartnerApi, type PartnerServices, registerPartnerApi } from './partner.plugin.routes.ts'

/** The partner API, which has a contract of its own. */
export function createPartnerModule(
  { builder, keyValueStore, secrets, limits, now }: Platform,
  { keys, usage, ...services }: PartnerServices & { keys: PartnerKeysRepository; usage: PartnerUsage },
) {
  const api: PartnerApi = {
    authentication: createCallAuthentication({ keys, secrets, keyValueStore, now }),
    requests: createPartnerRequestsRepository(builder),
    usage,
    keyValueStore,
    secrets,
    limits,
    now,
  }
  return {
    api,
    register: (app: Parameters<typeof registerPartnerApi>[0], options: { checkReplies: boolean }) =>
      registerPartnerApi(app, { ...api, ...services }, options),
  }
}
