import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { PartnerUsage } from '../partner-keys/index.ts'
import { accountOperations } from './account-operations.routes.ts'
import { baiduOperations } from './baidu.routes.ts'
import { registerDocumentation } from './documentation.routes.ts'
import { caseOperations } from './case-operations.routes.ts'
import { createCursors } from './cursors.ts'
import { monitorOperations } from './monitor-operations.routes.ts'
import { createPartnerRouter, PREFIX, type PartnerRouterDeps } from './partner.routes.ts'
import { patentOperations } from './patent-operations.routes.ts'
import { trademarkOperations } from './trademark-operations.routes.ts'
import { portfolioOperations } from './portfolio-operations.routes.ts'
import { webhookOperations } from './webhook-operations.routes.ts'
import { translationOperations } from './translation-operations.routes.ts'

export type PartnerApi = Omit<PartnerRouterDeps, 'usage' | 'secrets'> & {
  usage: Pick<PartnerUsage, 'count' | 'alert' | 'list'>
  secrets: Pick<Secrets, 'seal' | 'unseal'>
  limits: RateLimits
  now: () => Date
  /** `clientPackages` is the folder with the packages of the clients. */
  documentation: { publicUrl: string; clientPackages: string }
}

type OperationDeps = Parameters<typeof trademarkOperations>[0] &
  Parameters<typeof patentOperations>[0] &
  Parameters<typeof translationOperations>[0] &
  Parameters<typeof baiduOperations>[0] &
  Parameters<typeof monitorOperations>[0] &
  Parameters<typeof accountOperations>[0] &
  Parameters<typeof caseOperations>[0] &
  Parameters<typeof portfolioOperations>[0] &
  Parameters<typeof webhookOperations>[0]

/** The services of the site that partners call too. */
export type PartnerServices = Omit<OperationDeps, keyof PartnerApi | 'cursors' | 'admit'>

/** Everything below `/openapi/v1`. */
export async function registerPartnerApi(
  app: FastifyInstance,
  deps: PartnerApi & PartnerServices,
  options: { checkReplies: boolean },
): Promise<void> {
  await app.register(
    async (scope) => {
      const router = createPartnerRouter(scope, deps, options)
      const all = { ...deps, cursors: createCursors(deps.secrets) }
      router.handle(trademarkOperations(all))
      router.handle(patentOperations(all))
      router.handle(translationOperations(all))
      router.handle(baiduOperations({ ...all, admit: (...call) => router.admit(...call) }))
      router.handle(monitorOperations(all))
      router.handle(accountOperations(all))
      router.handle(caseOperations(all))
      router.handle(portfolioOperations(all))
      router.handle(webhookOperations(all))
      router.assertComplete()
      await registerDocumentation(scope, { ...deps.documentation, prefix: PREFIX })
    },
    { prefix: PREFIX },
  )
}
