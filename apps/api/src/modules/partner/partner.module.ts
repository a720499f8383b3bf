import type { Platform } from '../../platform.ts'
import type { RouteGroup } from '../../app.ts'
import type { BulkQueriesService } from '../bulk-queries/index.ts'
import type { CasesService, DraftsService, OrderCase } from '../cases/index.ts'
import type { ClassificationService } from '../classification/index.ts'
import type { EntitlementsService } from '../entitlements/index.ts'
import type { FilesService } from '../files/index.ts'
import type { GlossariesService } from '../glossaries/index.ts'
import type { AnnuitiesService, ClientsService, DeadlinesService, PortfolioService } from '../hosting/index.ts'
import type { JobsService } from '../jobs/index.ts'
import type { Monitoring } from '../monitoring/index.ts'
import type { PartnerKeysRepository, PartnerUsage } from '../partner-keys/index.ts'
import type { PatentServices } from '../patents/index.ts'
import type { ReportsService } from '../reports/index.ts'
import type { ResultsService } from '../results/index.ts'
import type { SearchByState } from '../trademark-search/index.ts'
import type { TrademarksService } from '../trademarks/index.ts'
import type { TranslationDocumentsService } from '../translation-documents/index.ts'
import type { TranslationService } from '../translation/index.ts'
import type { WebhooksService } from '../webhooks/index.ts'
import { createCallAuthentication } from './authenticate-call.ts'
import { createPartnerRequestsRepository } from './partner-requests.repository.ts'
import { type PartnerApi, type PartnerServices, registerPartnerApi } from './partner.plugin.routes.ts'
import { answerProblem, PREFIX } from './partner.routes.ts'

type Dependencies = {
  bulkQueries: Pick<BulkQueriesService, 'find' | 'listRows' | 'start'>
  cases: {
    drafts: Pick<DraftsService, 'create' | 'find' | 'save' | 'delete'>
    cases: Pick<CasesService, 'listTypes' | 'check' | 'listOf' | 'find' | 'addDocument' | 'submit' | 'findMember'>
    orderCase: OrderCase
  }
  classification: Pick<ClassificationService, 'listClasses' | 'listViennaElements'>
  entitlements: Pick<EntitlementsService, 'listUsage'>
  files: Pick<FilesService, 'upload'>
  glossaries: Pick<
    GlossariesService,
    'list' | 'find' | 'create' | 'rename' | 'delete' | 'listEntries' | 'save' | 'addAll' | 'remove'
  >
  hosting: {
    annuities: Pick<AnnuitiesService, 'today' | 'list' | 'decide' | 'quote' | 'order'>
    clients: Pick<ClientsService, 'list'>
    deadlines: Pick<DeadlinesService, 'list' | 'change'>
    portfolio: Pick<PortfolioService, 'list' | 'create' | 'read' | 'update' | 'delete' | 'settleDifference'>
  }
  jobs: Pick<JobsService, 'getJob' | 'cancelJob'>
  monitoring: Pick<Monitoring, 'monitors' | 'hits'>
  partnerKeys: Pick<PartnerKeysRepository, 'findByHash' | 'listByMerchant'> & {
    usage: Pick<PartnerUsage, 'count' | 'alert' | 'list'>
  }
  patents: Pick<PatentServices, 'search' | 'reader' | 'batches' | 'listCoverage'>
  reports: Pick<ReportsService, 'find' | 'list' | 'openPdf' | 'request'>
  results: Pick<ResultsService, 'findMarks' | 'compare'>
  trademarks: Pick<TrademarksService, 'getMark' | 'listCountries'>
  trademarkSearch: { searchByNameOrImage: SearchByState }
  translation: Pick<TranslationService, 'checkGlossaries' | 'translateAll'>
  translationDocuments: Pick<TranslationDocumentsService, 'upload' | 'list' | 'get' | 'start' | 'write' | 'delete'>
  webhooks: Pick<
    WebhooksService,
    'list' | 'find' | 'create' | 'update' | 'setState' | 'rotate' | 'test' | 'delete' | 'listDeliveries' | 'replay'
  >
}

/** The partner API, which has a contract of its own. */
export function createPartnerModule(
  { builder, keyValueStore, secrets, limits, now, settings, clientPackages }: Platform,
  deps: Dependencies,
) {
  const authentication = createCallAuthentication({ keys: deps.partnerKeys, secrets, keyValueStore, now })
  const parts: PartnerApi = {
    authentication,
    requests: createPartnerRequestsRepository(builder),
    usage: deps.partnerKeys.usage,
    keyValueStore,
    secrets,
    limits,
    now,
    documentation: { publicUrl: settings.PUBLIC_URL, clientPackages },
  }
  const services: PartnerServices = {
    bulkQueries: deps.bulkQueries,
    cases: deps.cases,
    classification: deps.classification,
    documents: deps.translationDocuments,
    entitlements: deps.entitlements,
    files: deps.files,
    glossaries: deps.glossaries,
    hosting: deps.hosting,
    jobs: deps.jobs,
    monitoring: deps.monitoring,
    patents: deps.patents,
    reports: deps.reports,
    results: deps.results,
    trademarks: deps.trademarks,
    trademarkSearch: deps.trademarkSearch,
    translation: deps.translation,
    webhooks: deps.webhooks,
  }
  const routes: RouteGroup = {
    prefix: PREFIX,
    answerFailure: answerProblem,
    register: (app, options) => registerPartnerApi(app, { ...parts, ...services }, options),
  }
  return { routes, api: { authentication } }
}
