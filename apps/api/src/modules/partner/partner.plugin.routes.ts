import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { BulkQueriesService } from '../bulk-queries/index.ts'
import type { ClassificationService } from '../classification/index.ts'
import type { EntitlementsService } from '../entitlements/index.ts'
import type { GlossariesService } from '../glossaries/index.ts'
import type { SearchByState } from '../image-search/index.ts'
import type { JobsService } from '../jobs/index.ts'
import type { Monitoring } from '../monitoring/index.ts'
import type { PartnerUsage } from '../partner-keys/index.ts'
import type { PatentServices } from '../patents/index.ts'
import type { ReportsService } from '../reports/index.ts'
import type { ResultsService } from '../results/index.ts'
import type { TrademarksService } from '../trademarks/index.ts'
import type { TranslationDocumentsService } from '../translation-documents/index.ts'
import type { TranslationService } from '../translation/index.ts'
import type { WebhooksService } from '../webhooks/index.ts'
import { accountOperations } from './account-operations.routes.ts'
import { baiduOperations } from './baidu.routes.ts'
import { registerDocumentation } from './documentation.routes.ts'
import { createCursors } from './cursors.ts'
import { monitorOperations } from './monitor-operations.routes.ts'
import { createPartnerRouter, PREFIX, type PartnerRouterDeps } from './partner.routes.ts'
import { patentOperations } from './patent-operations.routes.ts'
import { trademarkOperations } from './trademark-operations.routes.ts'
import { webhookOperations } from './webhook-operations.routes.ts'
import { translationOperations } from './translation-operations.routes.ts'

/** The services of the site that partners call too. */
export type PartnerServices = {
  trademarks: TrademarksService
  searchByState: SearchByState
  results: ResultsService
  bulkQueries: BulkQueriesService
  classification: ClassificationService
  patents: PatentServices
  translation: TranslationService
  documents: TranslationDocumentsService
  glossaries: GlossariesService
  monitoring: Monitoring
  reports: ReportsService
  jobs: JobsService
  entitlements: EntitlementsService
  webhooks: WebhooksService
}

export type PartnerApi = Omit<PartnerRouterDeps, 'usage' | 'secrets'> & {
  usage: PartnerUsage
  secrets: Pick<Secrets, 'seal' | 'unseal'>
  limits: RateLimits
  now: () => Date
  /** `clientPackages` is the folder with the packages of the clients. */
  documentation: { publicUrl: string; clientPackages: string }
}

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
      router.handle(webhookOperations(all))
      router.assertComplete()
      await registerDocumentation(scope, { ...deps.documentation, prefix: PREFIX })
    },
    { prefix: PREFIX },
  )
}
