import type { Platform } from '../../platform.ts'
import type { RouteGroup } from '../../app.ts'
import type { PartnerKeysRepository, PartnerUsage } from '../partner-keys/index.ts'
import { createCallAuthentication } from './authenticate-call.ts'
import { createPartnerRequestsRepository } from './partner-requests.repository.ts'
import { type PartnerApi, type PartnerServices, registerPartnerApi } from './partner.plugin.routes.ts'
import { answerProblem, PREFIX } from './partner.routes.ts'

/** The partner API, which has a contract of its own. */
export function createPartnerModule(
  { builder, keyValueStore, secrets, limits, now, settings, clientPackages }: Platform,
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
    documentation: { publicUrl: settings.PUBLIC_URL, clientPackages },
  }
  const group: RouteGroup = {
    prefix: PREFIX,
    answerFailure: answerProblem,
    register: (app, options) => registerPartnerApi(app, { ...api, ...services }, options),
  }
  return { ...group, api }
}
