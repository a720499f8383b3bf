import { createEarlierMarksReader, createMarksOfImagesReader, createReportMarksReader } from '@markwright/clearance'
import type { Settings } from '@markwright/config'
import { queryBuilder } from '@markwright/db'
import { findJob, recordJob, requestCancel, runBulkQuery, sendEmail } from '@markwright/jobs'
import { createDocumentWorkers } from '@markwright/documents/official'
import { createExportOrders } from '@markwright/exports'
import { createMetrics, createRequestMetrics, type Metrics, observeIndexes } from '@markwright/operations/metrics'
import { startHeartbeat } from '@markwright/operations/service-processes'
import { createNumberImports } from '@markwright/patent-register'
import { createEntitlements, unitsLeft } from '@markwright/entitlements'
import { readOppositionRules } from '@markwright/domain/opposition-period'
import { createChallenge } from '@markwright/human-check'
import { entitlementGrants } from '@markwright/orders'
import { requestReversal } from '@markwright/invoices'
import { explainImages, findNearImages } from '@markwright/image-search'
import type { Logger, Shutdown } from '@markwright/runtime'
import { createTranslationDocuments } from '@markwright/translation-documents'
import {
  connectEngines,
  createMemories,
  createTranslator,
  listTerms,
  noteUses,
  saveMemoryEntries,
} from '@markwright/translation-service'
import packageJson from '../package.json' with { type: 'json' }
import { connectAdapters } from './adapters.ts'
import type { AppDeps } from './app.ts'
import { createRateLimits } from './kernel/rate-limit.ts'
import { createReadListFile } from './kernel/read-list-file.ts'
import { createSecrets } from './kernel/secrets.ts'
import { createAccountServices } from './modules/account/account.services.ts'
import { createAddressesRepository } from './modules/addresses/addresses.repository.ts'
import { createAddressesService } from './modules/addresses/addresses.service.ts'
import { createBackoffice } from './modules/backoffice/backoffice.services.ts'
import { createBulkQueriesRepository } from './modules/bulk-queries/bulk-queries.repository.ts'
import { createBulkQueriesService } from './modules/bulk-queries/bulk-queries.service.ts'
import { createCaptchaService } from './modules/captcha/captcha.service.ts'
import { createCertificationRepository } from './modules/certification/certification.repository.ts'
import { createCertificationService } from './modules/certification/certification.service.ts'
import { createCatalogue } from './modules/catalogue/catalogue.services.ts'
import { createClassificationRepository } from './modules/classification/classification.repository.ts'
import { createClassificationService } from './modules/classification/classification.service.ts'
import { createAssessSuccess } from './modules/clearance/assess-success.ts'
import { createContrastService } from './modules/contrast/contrast.service.ts'
import { createAccountsRepository } from './modules/identity/accounts.repository.ts'
import { createClients } from './modules/identity/clients.ts'
import { createIdentityService } from './modules/identity/identity.service.ts'
import { createSessionsRepository } from './modules/identity/sessions.repository.ts'
import { createContentRepository } from './modules/content/content.repository.ts'
import { createContentService } from './modules/content/content.service.ts'
import { createDashboardRepository } from './modules/dashboard/dashboard.repository.ts'
import { createDashboardService } from './modules/dashboard/dashboard.service.ts'
import { createEntitlementsService } from './modules/entitlements/entitlements.service.ts'
import { createEntitlementsRepository } from './modules/entitlements/entitlements.repository.ts'
import { createTrialsRepository } from './modules/entitlements/trials.repository.ts'
import { createTrials } from './modules/entitlements/trials.ts'
import { createFilesRepository } from './modules/files/files.repository.ts'
import { createFilesService } from './modules/files/files.service.ts'
import { createStoreFile } from './modules/files/store-file.ts'
import { createGazetteRepository } from './modules/gazette/gazette.repository.ts'
import { createGazetteService } from './modules/gazette/gazette.service.ts'
import { createHostingRepository } from './modules/hosting/hosting.repository.ts'
import { createHostingService } from './modules/hosting/hosting.service.ts'
import { createFindByImage } from './modules/image-search/find-by-image.ts'
import { createFindNearImages } from './modules/image-search/find-near-images.ts'
import { createImageMarksRepository } from './modules/image-search/image-marks.repository.ts'
import { createObtainImage } from './modules/image-search/obtain-image.ts'
import { createImageSearch } from './modules/image-search/search-by-image.ts'
import { createSearchByState } from './modules/image-search/search-by-state.ts'
import { createInvoices } from './modules/invoices/invoices.services.ts'
import { createJobsService } from './modules/jobs/jobs.service.ts'
import { createTakeImage } from './modules/monitoring/take-image.ts'
import { createMonitoring } from './modules/monitoring/monitoring.services.ts'
import { createNoticesRepository } from './modules/notices/notices.repository.ts'
import { createNoticesService } from './modules/notices/notices.service.ts'
import { createConsoleRepository } from './modules/operations/console.repository.ts'
import { createOperationsConsole } from './modules/operations/console.ts'
import { createOperationsService } from './modules/operations/operations.service.ts'
import { createPatentAlerts } from './modules/patent-alerts/patent-alerts.services.ts'
import { createListItemsRepository } from './modules/patent-lists/list-items.repository.ts'
import { createPatentListsRepository } from './modules/patent-lists/patent-lists.repository.ts'
import { createPatentListsService } from './modules/patent-lists/patent-lists.service.ts'
import { createPatentsRepository, patentsUsedUp } from './modules/patents/index.ts'
import { createPatentServices } from './modules/patents/patents.services.ts'
import { createPatentToolsService } from './modules/patent-tools/patent-tools.service.ts'
import { createOrderServices } from './modules/payments/payments.services.ts'
import { createReportServices } from './modules/reports/reports.services.ts'
import { createExportsService } from './modules/exports/exports.service.ts'
import { createResultsRepository } from './modules/results/results.repository.ts'
import { createReadImage } from './modules/results/read-image.ts'
import { createResultsService } from './modules/results/results.service.ts'
import { createStatisticsRepository } from './modules/statistics/statistics.repository.ts'
import { createSavedQueriesRepository } from './modules/saved-queries/saved-queries.repository.ts'
import { createSavedQueriesService } from './modules/saved-queries/saved-queries.service.ts'
import { createAnswerFound } from './modules/trademarks/answer-found.ts'
import { createCountedSearch } from './modules/trademarks/counted-search.ts'
import { usedUpErrors } from './modules/trademarks/trademarks.errors.ts'
import { createMarkLookupRepository } from './modules/trademarks/mark-lookup.repository.ts'
import { createTrademarksRepository } from './modules/trademarks/trademarks.repository.ts'
import { createGlossariesRepository } from './modules/glossaries/glossaries.repository.ts'
import { createGlossariesService } from './modules/glossaries/glossaries.service.ts'
import { createMemoryRepository } from './modules/glossaries/memory.repository.ts'
import { createMemoryService } from './modules/glossaries/memory.service.ts'
import { createTranslationDocumentsRepository } from './modules/translation-documents/translation-documents.repository.ts'
import { createTranslationDocumentsService } from './modules/translation-documents/translation-documents.service.ts'
import { createTranslationLogs } from './modules/translation/translation-logs.ts'
import { createTranslationLogsRepository } from './modules/translation/translation-logs.repository.ts'
import { createTranslationQuota } from './modules/translation/translation-quota.ts'
import { createTranslationRepository } from './modules/translation/translation.repository.ts'
import { createTranslationService } from './modules/translation/translation.service.ts'
import { createCallAuthentication } from './modules/partner/authenticate-call.ts'
import { createPartnerRequestsRepository } from './modules/partner/partner-requests.repository.ts'
import { createPartnerKeysRepository } from './modules/partner-keys/partner-keys.repository.ts'
import { createPartnerKeysService } from './modules/partner-keys/partner-keys.service.ts'
import { createPartnerUsageRepository } from './modules/partner-keys/partner-usage.repository.ts'
import { createPartnerUsage } from './modules/partner-keys/partner-usage.service.ts'
import { createWebhooksRepository } from './modules/webhooks/webhooks.repository.ts'
import { createWebhooksService } from './modules/webhooks/webhooks.service.ts'
import { createTrademarksService } from './modules/trademarks/trademarks.service.ts'

/** Adapters → repositories → services: the one place where they are put together. */
export async function createDeps(
  settings: Settings,
  logger: Logger,
  shutdown: Pick<Shutdown, 'onClose'>,
  metrics: Metrics = createMetrics(),
): Promise<AppDeps> {
  const now = () => new Date()
  const adapters = await connectAdapters(settings, logger, shutdown, metrics)
  const { pool, db, keyValueStore, queues, dispatchJob, enqueue, index, images, objects, sms, wechatClient } = adapters
  const requestMetrics = createRequestMetrics(metrics)
  const limits = createRateLimits({ keyValueStore })
  const secrets = createSecrets(settings.APP_SECRET)
  const captcha = createCaptchaService({
    createChallenge,
    keyValueStore,
    limits,
    defaultKey: settings.CAPTCHA_DEFAULT_KEY,
    onError: (err) => logger.error({ err }, 'no human check could be made'),
  })
  const notices = createNoticesService({
    repository: createNoticesRepository(db),
    sendEmail: (message) => enqueue(sendEmail, message),
    now,
    onError: (err) => logger.error({ err }, 'a member could not be told of a change to the account'),
  })
  const passwordKey = settings.PASSWORD_KEY ?? secrets.text('password', 16)
  const clients = createClients({ listed: settings.OAUTH_CLIENTS, secrets })
  const identity = createIdentityService({
    accounts: createAccountsRepository({ db }),
    sessions: createSessionsRepository({ db }),
    keyValueStore,
    limits,
    secrets,
    humanCheck: captcha,
    notices,
    sms,
    wechatClient,
    passwordKey,
    publicUrl: settings.PUBLIC_URL,
    onUndelivered: (err) => logger.warn({ err }, 'a text message was not delivered'),
    now,
  })
  shutdown.onClose('text messages that are under way', () => identity.close())

  const builder = queryBuilder(pool)
  const entitlements = createEntitlements({ pool, keyValueStore, now })
  const trials = createTrials({ repository: createTrialsRepository(db), humanCheck: captcha, now })
  const trademarksRepository = createTrademarksRepository({ db, builder, pool })
  const account = createAccountServices({
    ...identity,
    db,
    notices,
    entitlements,
    trials,
    countMonitors: (accountId) => monitoring.monitors.count(accountId),
    siteUrl: settings.PUBLIC_URL,
    listLoadedOffices: async () => (await trademarksRepository.listOffices()).map(({ office }) => office),
    now,
    onError: (err) => logger.error({ err }, 'a search could not be logged'),
  })
  const { logTrademarkSearch } = account.searchLogs
  const notGivenBack = (err: unknown) => logger.warn({ err }, 'a search that was not made could not be given back')
  const countedSearch = createCountedSearch({
    entitlements,
    service: 'search',
    refusals: usedUpErrors,
    logSearch: logTrademarkSearch,
    observe: (kind) => requestMetrics.observeSearch('trademark', kind),
    onError: notGivenBack,
  })
  const patentSearch = createCountedSearch({
    entitlements,
    service: 'patentSearch',
    refusals: patentsUsedUp,
    logSearch: account.searchLogs.logPatentSearch,
    observe: (kind) => requestMetrics.observeSearch('patent', kind),
    onError: notGivenBack,
  })
  const filesRepository = createFilesRepository(db)
  const storeFile = createStoreFile({ repository: filesRepository, objects })
  const files = createFilesService({
    repository: filesRepository,
    objects,
    storeFile,
    limits,
    searchesPerDay: async (searcher) => {
      const usage = await entitlements.usage(searcher, 'search')
      return usage.used + unitsLeft(usage)
    },
    publicUrl: settings.PUBLIC_URL,
  })
  const obtainImage = createObtainImage({ files })
  const findNearPictures = createFindNearImages({
    images,
    imageMarks: createImageMarksRepository({ pool, builder }),
    now,
  })
  const findByImage = createFindByImage({ obtainImage, findNearPictures })
  const answerFound = createAnswerFound({ repository: trademarksRepository, index })
  const trademarks = createTrademarksService({
    repository: trademarksRepository,
    lookup: createMarkLookupRepository(builder),
    index,
    answerFound,
    findByImage,
    objects,
    countedSearch,
    now,
  })
  const readImage = createReadImage(trademarks)
  const searchByImage = createImageSearch({ findNearPictures, index, answerFound, countedSearch })
  const ownRules = readOppositionRules(settings.OPPOSITION_PERIODS ?? '')
  const resultsRepository = createResultsRepository({ db, builder })
  const classification = createClassificationService({ repository: createClassificationRepository({ pool }), limits })
  const content = createContentService({
    repository: createContentRepository({ db, builder }),
    humanCheck: captcha,
    limits,
    now,
    onError: (err) => logger.warn({ err }, 'views could not be counted'),
  })
  shutdown.onClose('counts of views', () => content.close())

  const clearanceSources = {
    index,
    register: createEarlierMarksReader(pool),
    readNiceTable: () => classification.getNiceTable(),
  }
  const reports = createReportServices({
    pool,
    builder,
    sources: { ...clearanceSources, listMarks: createReportMarksReader(pool) },
    pictures: {
      findImages: (picture) => findNearImages(images, picture),
      explain: explainImages,
      listMarksOfImages: createMarksOfImagesReader(pool),
    },
    obtainImage,
    files,
    objects,
    entitlements,
    countedSearch,
    dispatchJob,
    now,
    onError: (err) => logger.warn({ err }, 'the picture of a report that was not ordered could not be deleted'),
  })
  const backoffice = createBackoffice({
    db,
    pool,
    builder,
    retryReport: reports.retryReport,
    usage: entitlements,
    siteUrl: settings.PUBLIC_URL,
    keyValueStore,
    limits,
    secrets,
    passwords: identity.passwords,
    humanCheck: captcha,
    forgetAttempts: identity.passwordSignIn.forgetAttempts,
    dispatchJob,
    cancelJob: (id) => requestCancel(pool, id),
    storeFile,
    operator: settings.OPERATOR_NAME,
    keepsMessages: settings.SMS_PROVIDER === 'outbox' || settings.EMAIL_PROVIDER === 'outbox',
    outboxKey: settings.OUTBOX_KEY,
    now,
  })

  const exports = createExportsService({
    orders: createExportOrders(builder),
    dispatchJob,
    limits,
    exportDays: settings.EXPORT_DAYS,
    now,
  })
  const readListFile = createReadListFile(createDocumentWorkers())
  const patents = createPatentServices({
    builder,
    exports,
    dispatchJob,
    // A long description takes seconds, more on a busy machine.
    desk: createDocumentWorkers({ timeMaxMs: 60_000 }),
    readListFile,
    limits,
    index: adapters.patentIndex,
    objects,
    countedSearch: patentSearch,
    siteUrl: settings.PUBLIC_URL,
    now,
  })

  const monitoring = createMonitoring({
    db: builder,
    listMarks: (ids) => trademarksRepository.listMarks(ids),
    engineVersion: () => index.status().engineVersion,
    entitlements,
    takeImage: createTakeImage({
      obtainImage,
      readImage: (publicId) => readImage(publicId, 'full'),
    }),
    readThumbnail: (publicId) => readImage(publicId, 'thumb'),
    limits,
    appSecret: settings.APP_SECRET,
    siteUrl: settings.PUBLIC_URL,
    ownRules,
    now,
  })

  const engines = connectEngines({
    order: settings.TRANSLATION_ENGINES,
    options: settings.TRANSLATION_OPTIONS,
    keyValueStore: adapters.keyValueStore,
    observe: adapters.observe,
  })
  const translator = createTranslator({ db: builder, engines, memories: createMemories(builder) })
  const glossariesRepository = createGlossariesRepository(builder)
  const translationQuota = createTranslationQuota({ entitlements })
  const translationDocuments = createTranslationDocumentsService({
    repository: createTranslationDocumentsRepository(builder),
    documents: createTranslationDocuments(),
    objects,
    quota: translationQuota,
    entitlements,
    dispatchJob,
    requestCancel: (id) => requestCancel(pool, id),
    saveToMemory: (of, entries) => saveMemoryEntries(builder, of, entries),
    listGlossaryIds: async (accountId) => (await glossariesRepository.list(accountId)).map(({ id }) => id),
    limits,
    days: settings.TRANSLATION_DAYS,
    now,
  })
  const orderServices = createOrderServices({
    db: builder,
    payments: adapters.payments,
    grants: entitlementGrants,
    requestReversal: (tx, orderId) => requestReversal(tx, orderId, now()),
    objects,
    limits,
    dispatchJob,
    operator: settings.OPERATOR_NAME,
    siteUrl: settings.PUBLIC_URL,
    onError: (err, message) => logger.warn({ err }, message),
    now,
  })

  const operations = createOperationsService({
    version: packageJson.version,
    pingDatabase: () => pool.query('SELECT 1'),
    queue: queues,
    keyValueStore,
    index: { kind: settings.MARK_INDEX, status: index.status },
    site: {
      clientAuthorization: clients.webAuthorization,
      passwordKey,
      isDemonstration: [
        settings.SMS_PROVIDER,
        settings.EMAIL_PROVIDER,
        settings.WECHAT_PROVIDER,
        settings.PAYMENT_PROVIDER,
        settings.INVOICE_PROVIDER,
      ].some((provider) => provider === 'outbox' || provider === 'sandbox'),
      operator: settings.OPERATOR_NAME,
      contact: settings.OPERATOR_CONTACT ?? null,
    },
  })
  metrics.observeDependencies(operations.runChecks)
  observeIndexes(metrics, adapters.listIndexes)
  const heartbeat = startHeartbeat({
    pool,
    kind: 'api',
    version: packageJson.version,
    indexes: adapters.listIndexes,
    onError: adapters.onError,
  })
  shutdown.onClose('heartbeat', () => heartbeat.close())
  const partnerKeysRepository = createPartnerKeysRepository(builder)
  const partnerUsage = createPartnerUsage({
    repository: createPartnerUsageRepository(builder),
    siteUrl: settings.PUBLIC_URL,
    now,
    onError: (err) => logger.warn({ err }, 'a call of a partner could not be recorded'),
  })

  return {
    account,
    partner: {
      authentication: createCallAuthentication({ keys: partnerKeysRepository, secrets, keyValueStore, now }),
      requests: createPartnerRequestsRepository(builder),
      usage: partnerUsage,
      keyValueStore,
      secrets,
      limits,
      now,
    },
    partnerKeys: {
      keys: createPartnerKeysService({ repository: partnerKeysRepository, secrets, now }),
      usage: partnerUsage,
      webhooks: createWebhooksService({
        repository: createWebhooksRepository(builder),
        secrets,
        dispatchJob,
        limits,
        now,
      }),
      now,
    },
    catalogue: createCatalogue({ db: builder, limits, vatPercent: settings.VAT_PERCENT, now }),
    ...orderServices,
    addresses: createAddressesService({ repository: createAddressesRepository(builder) }),
    exports,
    backoffice,
    certification: createCertificationService({
      repository: createCertificationRepository({ db: builder, siteUrl: settings.PUBLIC_URL }),
      now,
    }),
    classification,
    clearance: {
      assessSuccess: createAssessSuccess({
        sources: clearanceSources,
        marks: trademarksRepository,
        countedSearch,
        now,
      }),
    },
    bulkQueries: createBulkQueriesService({
      readListFile,
      repository: createBulkQueriesRepository({ pool }),
      entitlements,
      jobs: {
        job: runBulkQuery,
        record: (client, bulkQueryId, jobId, ownerId) =>
          recordJob(client, runBulkQuery, { bulkQueryId }, jobId, { ownerId }),
        dispatchJob,
        requestCancel: (id) => requestCancel(pool, id),
      },
      logSearch: (search) => {
        requestMetrics.observeSearch('trademark', search.kind)
        logTrademarkSearch(search)
      },
      onError: notGivenBack,
    }),
    savedQueries: createSavedQueriesService({
      repository: createSavedQueriesRepository(db),
      search: trademarks.search,
      keepImage: (fileId, accountId) => files.adoptSearchImage(fileId, accountId),
      now,
    }),
    content,
    contrast: createContrastService({
      desk: createDocumentWorkers(),
      findByNumber: async (key, office, most) => {
        const found = await resultsRepository.findByNumbers([key], office)
        return trademarksRepository.listMarks([...new Set(found.map(({ id }) => id))].slice(0, most))
      },
      getMark: (publicId) => trademarks.getMark(publicId),
      limits,
      now,
    }),
    patentTools: createPatentToolsService({
      // Pages are drawn and images encoded, which takes longer than reading text.
      desk: createDocumentWorkers({ timeMaxMs: 120_000 }),
      filing: {
        dpiMin: settings.DRAWING_DPI_MIN,
        dpiMax: settings.DRAWING_DPI_MAX,
        widthMm: settings.DRAWING_WIDTH_MM,
        heightMm: settings.DRAWING_HEIGHT_MM,
        bytesMax: settings.DRAWING_KB * 1024,
      },
      limits,
    }),
    dashboard: createDashboardService({ repository: createDashboardRepository(builder), now }),
    entitlements: createEntitlementsService({
      repository: createEntitlementsRepository(builder),
      entitlements,
      trials,
      now,
    }),
    files,
    gazette: createGazetteService({
      repository: createGazetteRepository(builder),
      ownRules,
      now,
    }),
    hosting: createHostingService({ repository: createHostingRepository({ db, builder }) }),
    monitoring,
    notices,
    authenticator: {
      findMember: (token) => identity.sessions.findMember(token),
      findStaff: (token) => backoffice.signIn.findStaff(token),
      findClient: (id, secret) => clients.find(id, secret),
    },
    identity,
    captcha,
    imageSearch: { searchByState: createSearchByState({ search: trademarks.search, searchByImage, obtainImage }) },
    invoices: createInvoices({
      db: builder,
      storeFile,
      hasProvider: settings.INVOICE_PROVIDER !== 'none',
      siteUrl: settings.PUBLIC_URL,
      now,
    }),
    jobs: createJobsService({
      find: (id) => findJob(pool, id),
      requestCancel: (id) => requestCancel(pool, id),
      watch: adapters.watcher.watch,
    }),
    metrics: { ...requestMetrics, render: metrics.render },
    operations,
    operationsConsole: createOperationsConsole({
      repository: createConsoleRepository({ pool, dataDir: settings.DATA_DIR }),
      dispatchJob,
      now,
    }),
    patents,
    patentAlerts: createPatentAlerts({
      pool,
      builder,
      findPublication: patents.search.findPublication,
      limits,
      appSecret: settings.APP_SECRET,
      now,
    }),
    patentLists: createPatentListsService({
      lists: createPatentListsRepository(builder),
      items: createListItemsRepository(builder),
      patents: createPatentsRepository(builder),
      listImported: async (id, accountId) =>
        (await createNumberImports(builder).find(id, accountId))?.patent_ids ?? null,
    }),
    reports,
    results: createResultsService({
      repository: resultsRepository,
      trademarks,
      searchByImage,
      obtainImage,
      findByImage,
      listMarks: (ids) => trademarksRepository.listMarks(ids),
      exports,
      limits,
      siteUrl: settings.PUBLIC_URL,
      now,
    }),
    statistics: createStatisticsRepository(db),
    trademarks,
    glossaries: createGlossariesService({
      repository: glossariesRepository,
      listKnown: (accountId, direction) => listTerms(builder, { accountId, direction, glossaryIds: null }),
    }),
    translationMemory: createMemoryService({
      repository: createMemoryRepository(builder),
      save: (of, entries) => saveMemoryEntries(builder, of, entries),
    }),
    translationDocuments,
    translationLogs: createTranslationLogs({
      repository: createTranslationLogsRepository(builder),
      deleteDocument: (accountId, id) => translationDocuments.delete(accountId, id),
      days: settings.TRANSLATION_DAYS,
    }),
    translation: createTranslationService({
      repository: createTranslationRepository(builder),
      translator,
      engines,
      quota: translationQuota,
      limits,
      saveToMemory: (of, entries) => saveMemoryEntries(builder, of, entries),
      noteUses: (uses) => noteUses(builder, uses),
      onError: (err) => logger.warn({ err }, 'uses of a translation could not be noted or given back'),
    }),
  }
}
