import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import wireContract from '@markwright/contract/contract.wire.json' with { type: 'json' }
import { TENANT_ID } from '@markwright/domain/sign-in-limits'
import type { Logger } from '@markwright/runtime'
import { isRequestId } from '@markwright/runtime/request-id.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { compileOnFirstUse } from './kernel/compile-on-first-use.ts'
import { createContractRouter } from './kernel/contract-routes.ts'
import { answerFailure, answerUnreadable, registerErrorHandler } from './kernel/error-handler.ts'
import { AppError, commonErrors } from './kernel/errors.ts'
import { describeRequest } from './kernel/logged-url.ts'
import { type AppMetrics, registerMetrics } from './kernel/metrics.ts'
import { refuseForeignOrigin } from './kernel/origin.ts'
import type { Authenticator } from './kernel/session.ts'
import { backofficeHandlers, type Backoffice } from './modules/backoffice/backoffice.routes.ts'
import { accountHandlers } from './modules/account/account.routes.ts'
import type { AccountServices } from './modules/account/account.services.ts'
import { addressesHandlers } from './modules/addresses/addresses.routes.ts'
import type { AddressesService } from './modules/addresses/addresses.service.ts'
import { bulkQueriesHandlers } from './modules/bulk-queries/bulk-queries.routes.ts'
import type { BulkQueriesService } from './modules/bulk-queries/bulk-queries.service.ts'
import { captchaHandlers } from './modules/captcha/captcha.routes.ts'
import type { CaptchaService } from './modules/captcha/captcha.service.ts'
import { certificationHandlers } from './modules/certification/certification.routes.ts'
import type { CertificationService } from './modules/certification/certification.service.ts'
import { catalogueHandlers, type Catalogue } from './modules/catalogue/catalogue.routes.ts'
import { classificationHandlers } from './modules/classification/classification.routes.ts'
import type { ClassificationService } from './modules/classification/classification.service.ts'
import { clearanceHandlers, type ClearanceService } from './modules/clearance/clearance.routes.ts'
import { contrastHandlers } from './modules/contrast/contrast.routes.ts'
import type { ContrastService } from './modules/contrast/contrast.service.ts'
import { identityHandlers } from './modules/identity/identity.routes.ts'
import type { IdentityService } from './modules/identity/identity.service.ts'
import { contentHandlers } from './modules/content/content.routes.ts'
import type { ContentService } from './modules/content/content.service.ts'
import { answerDeeplFailure, registerDeeplDoor } from './modules/deepl/deepl.routes.ts'
import { dashboardHandlers } from './modules/dashboard/dashboard.routes.ts'
import type { DashboardService } from './modules/dashboard/dashboard.service.ts'
import { entitlementsHandlers } from './modules/entitlements/entitlements.routes.ts'
import type { EntitlementsService } from './modules/entitlements/entitlements.service.ts'
import { filesHandlers } from './modules/files/files.routes.ts'
import type { FilesService } from './modules/files/files.service.ts'
import { glossariesHandlers } from './modules/glossaries/glossaries.routes.ts'
import type { GlossariesService } from './modules/glossaries/glossaries.service.ts'
import type { MemoryService } from './modules/glossaries/memory.service.ts'
import { gazetteHandlers } from './modules/gazette/gazette.routes.ts'
import type { GazetteService } from './modules/gazette/gazette.service.ts'
import { hostingHandlers } from './modules/hosting/hosting.routes.ts'
import type { HostingService } from './modules/hosting/hosting.service.ts'
import { imageSearchHandlers, type ImageSearchService } from './modules/image-search/image-search.routes.ts'
import { type Invoices, invoicesHandlers } from './modules/invoices/invoices.routes.ts'
import { jobsHandlers } from './modules/jobs/jobs.routes.ts'
import type { JobsService } from './modules/jobs/jobs.service.ts'
import { monitoringHandlers } from './modules/monitoring/monitoring.routes.ts'
import type { Monitoring } from './modules/monitoring/monitoring.services.ts'
import { noticesHandlers } from './modules/notices/notices.routes.ts'
import type { NoticesService } from './modules/notices/notices.service.ts'
import type { OperationsConsole } from './modules/operations/console.ts'
import { consoleHandlers } from './modules/operations/console.routes.ts'
import { answerProblem, PREFIX } from './modules/partner/partner.routes.ts'
import { type PartnerApi, registerPartnerApi } from './modules/partner/partner.plugin.routes.ts'
import { partnerKeysHandlers, type PartnerKeys } from './modules/partner-keys/partner-keys.routes.ts'
import { operationsHandlers } from './modules/operations/operations.routes.ts'
import type { OperationsService } from './modules/operations/operations.service.ts'
import { ordersHandlers, type Orders } from './modules/orders/orders.routes.ts'
import { patentsHandlers } from './modules/patents/patents.routes.ts'
import type { PatentServices } from './modules/patents/patents.services.ts'
import { patentAlertsHandlers } from './modules/patent-alerts/patent-alerts.routes.ts'
import type { PatentAlerts } from './modules/patent-alerts/patent-alerts.services.ts'
import { patentListsHandlers } from './modules/patent-lists/patent-lists.routes.ts'
import type { PatentListsService } from './modules/patent-lists/patent-lists.service.ts'
import { patentToolsHandlers } from './modules/patent-tools/patent-tools.routes.ts'
import type { PatentToolsService } from './modules/patent-tools/patent-tools.service.ts'
import { exportsHandlers } from './modules/exports/exports.routes.ts'
import type { ExportsService } from './modules/exports/index.ts'
import { paymentsHandlers, type PaymentServices } from './modules/payments/payments.routes.ts'
import { resultsHandlers } from './modules/results/results.routes.ts'
import { reportsHandlers } from './modules/reports/reports.routes.ts'
import type { ReportsService } from './modules/reports/reports.service.ts'
import type { ResultsService } from './modules/results/results.service.ts'
import type { StatisticsRepository } from './modules/statistics/statistics.repository.ts'
import { statisticsHandlers } from './modules/statistics/statistics.routes.ts'
import { savedQueriesHandlers } from './modules/saved-queries/saved-queries.routes.ts'
import type { SavedQueriesService } from './modules/saved-queries/saved-queries.service.ts'
import { webhooksHandlers } from './modules/webhooks/webhooks.routes.ts'
import { translationHandlers } from './modules/translation/translation.routes.ts'
import { translationDocumentsHandlers } from './modules/translation-documents/translation-documents.routes.ts'
import type { TranslationDocumentsService } from './modules/translation-documents/translation-documents.service.ts'
import type { TranslationLogs } from './modules/translation/translation-logs.ts'
import type { TranslationService } from './modules/translation/translation.service.ts'
import { trademarksHandlers } from './modules/trademarks/trademarks.routes.ts'
import type { TrademarksService } from './modules/trademarks/trademarks.service.ts'

export type AppDeps = {
  account: AccountServices
  addresses: AddressesService
  authenticator: Authenticator
  backoffice: Backoffice
  bulkQueries: BulkQueriesService
  captcha: CaptchaService
  certification: CertificationService
  catalogue: Catalogue
  classification: ClassificationService
  clearance: ClearanceService
  content: ContentService
  contrast: ContrastService
  dashboard: DashboardService
  entitlements: EntitlementsService
  exports: ExportsService
  files: FilesService
  gazette: GazetteService
  hosting: HostingService
  identity: IdentityService
  imageSearch: ImageSearchService
  invoices: Invoices
  jobs: JobsService
  metrics: AppMetrics
  monitoring: Monitoring
  notices: NoticesService
  operations: OperationsService
  operationsConsole: OperationsConsole
  orders: Orders
  partner: PartnerApi
  partnerKeys: PartnerKeys
  patents: PatentServices
  patentAlerts: PatentAlerts
  patentLists: PatentListsService
  patentTools: PatentToolsService
  payments: PaymentServices
  reports: { reports: ReportsService; now: () => Date }
  results: ResultsService
  statistics: StatisticsRepository
  savedQueries: SavedQueriesService
  trademarks: TrademarksService
  translation: TranslationService
  glossaries: GlossariesService
  translationMemory: MemoryService
  translationDocuments: TranslationDocumentsService
  translationLogs: TranslationLogs
}

export type AppOptions = {
  logger?: Logger | undefined
  trustedProxies: number
  publicUrl: string
  /** Of one address; more are refused. */
  requestsPerSecond: number
  /** Whoever sends it may read `/metrics`; without it, programs on the same machine. */
  metricsToken?: string | undefined
  /** Makes an answer outside the contract an error. */
  checkReplies?: boolean
}

const BODY_BYTES_MAX = 1024 * 1024
const FILE_BYTES_MAX = 25 * 1024 * 1024
const BURST_SECONDS = 5

/** How each API answers what fails before there is a route, such as a path that cannot be read. */
const failureAnswer = (url: string) =>
  url.startsWith(`${PREFIX}/`) ? answerProblem : url.startsWith('/v2/') ? answerDeeplFailure : answerFailure

/** The same application in tests and in production. */
export async function buildApp(deps: AppDeps, options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger?.child({}, { serializers: { req: describeRequest } }) as
      | FastifyBaseLogger
      | undefined,
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    requestIdHeader: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void failureAnswer(request.url)(error, request, reply),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return isRequestId(given) ? given : randomUUID()
    },
    schemaController: { compilersFactory: compileOnFirstUse() },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allowUnionTypes: true } },
  })
  registerErrorHandler(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const tenant = request.headers['tenant-id']
    if (tenant !== undefined && tenant !== TENANT_ID) throw new AppError(commonErrors.unknownTenant)
    refuseForeignOrigin(request, options.publicUrl)
  })
  app.addHook('onSend', async (_, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
    // As bytes, an answer is encoded once: a text would be to know its length and again to be sent.
    return typeof payload === 'string' ? Buffer.from(payload) : payload
  })

  registerMetrics(app, { metrics: deps.metrics, token: options.metricsToken })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: FILE_BYTES_MAX } })
  // A flood is met in each process by itself; what must not be done too often is counted for all of them together.
  await app.register(rateLimit, {
    max: options.requestsPerSecond * BURST_SECONDS,
    timeWindow: BURST_SECONDS * 1000,
    errorResponseBuilder: () => new AppError(commonErrors.tooFrequent),
  })

  await app.register(swagger, { mode: 'static', specification: { document: wireContract as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { deepLinking: true } })

  const router = createContractRouter(app, {
    checkReplies: options.checkReplies ?? false,
    authenticator: deps.authenticator,
  })
  router.handle(operationsHandlers(deps.operations))
  router.handle(consoleHandlers(deps.operationsConsole))
  router.handle(captchaHandlers(deps.captcha))
  router.handle(identityHandlers(deps.identity, { secureCookies: options.publicUrl.startsWith('https:') }))
  router.handle(accountHandlers(deps.account))
  router.handle(addressesHandlers(deps.addresses))
  router.handle(certificationHandlers(deps.certification, deps.files))
  router.handle(contentHandlers(deps.content))
  router.handle(dashboardHandlers(deps.dashboard))
  router.handle(entitlementsHandlers(deps.entitlements))
  router.handle(filesHandlers(deps.files))
  router.handle(gazetteHandlers(deps.gazette))
  router.handle(hostingHandlers(deps.hosting))
  router.handle(invoicesHandlers(deps.invoices, deps.files))
  router.handle(jobsHandlers(deps.jobs))
  router.handle(noticesHandlers(deps.notices))
  router.handle(classificationHandlers(deps.classification))
  router.handle(clearanceHandlers(deps.clearance))
  router.handle(contrastHandlers(deps.contrast))
  router.handle(patentToolsHandlers(deps.patentTools))
  router.handle(trademarksHandlers(deps.trademarks, deps.imageSearch.searchByState))
  router.handle(exportsHandlers(deps.exports))
  router.handle(resultsHandlers(deps.results, deps.trademarks))
  router.handle(statisticsHandlers(deps.statistics))
  router.handle(imageSearchHandlers(deps.imageSearch))
  router.handle(savedQueriesHandlers(deps.savedQueries))
  router.handle(bulkQueriesHandlers(deps.bulkQueries))
  router.handle(monitoringHandlers(deps.monitoring))
  router.handle(reportsHandlers(deps.reports))
  router.handle(partnerKeysHandlers(deps.partnerKeys))
  router.handle(webhooksHandlers(deps.partnerKeys.webhooks))
  router.handle(patentsHandlers(deps.patents))
  router.handle(patentAlertsHandlers(deps.patentAlerts))
  router.handle(patentListsHandlers(deps.patentLists, deps.patents))
  router.handle(translationHandlers(deps.translation, deps.translationLogs))
  router.handle(glossariesHandlers(deps.glossaries, deps.translationMemory))
  router.handle(translationDocumentsHandlers(deps.translationDocuments))
  router.handle(catalogueHandlers(deps.catalogue))
  router.handle(ordersHandlers(deps.orders))
  router.handle(paymentsHandlers(deps.payments))
  router.handle(backofficeHandlers(deps.backoffice))
  router.assertComplete()
  const services = {
    ...deps,
    ...deps.partner,
    searchByState: deps.imageSearch.searchByState,
    documents: deps.translationDocuments,
    reports: deps.reports.reports,
    webhooks: deps.partnerKeys.webhooks,
  }
  await registerPartnerApi(app, services, { checkReplies: options.checkReplies ?? false })
  await registerDeeplDoor(app, services)
  return app
}
