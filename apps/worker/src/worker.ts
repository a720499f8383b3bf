import { loadSettings } from '@markwright/config'
import { connectPool, queryBuilder, waitForDatabase } from '@markwright/db'
import { readOppositionRules } from '@markwright/domain/opposition-period'
import {
  applyRetention,
  connectQueues,
  createEnqueue,
  createDispatchJob,
  importPatents,
  isOrdered,
  jobDefinitions,
  lastOrdered,
  runJobs,
} from '@markwright/jobs'
import { createEntitlements } from '@markwright/entitlements'
import { connectKeyValueStore, deleteExpiredKeys } from '@markwright/key-value'
import { connectEmail } from '@markwright/messaging/connect-email'
import { checkAnswers } from '@markwright/operations/health-checks'
import { createJobMetrics, createMetrics, observeSite } from '@markwright/operations/metrics'
import { createProviderStatuses } from '@markwright/operations/provider-statuses'
import { startHeartbeat } from '@markwright/operations/service-processes'
import { readSiteState } from '@markwright/operations/site-state'
import { createLogger, createShutdown } from '@markwright/runtime'
import { countRepeats } from '@markwright/runtime/count-repeats.ts'
import { stopTracing } from '@markwright/runtime/tracing.ts'
import { createCollection, entitlementGrants, executeOrderJob } from '@markwright/orders'
import { connectPayments } from '@markwright/payments'
import { type CallObserver, observeCalls } from '@markwright/providers'
import { connectInvoices } from '@markwright/invoices'
import { createEmbeddedImageIndex } from '@markwright/image-search'
import { createEmbeddedPatentIndex } from '@markwright/patent-search'
import { createEmbeddedMarkIndex } from '@markwright/search'
import { openObjectStore } from '@markwright/storage'
import { connectEngines, createMemories, createTranslator } from '@markwright/translation-service'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { clearSessions } from './accounts/clear-sessions.repository.ts'
import { addFirstCatalogue } from './catalogue/first-catalogue.repository.ts'
import { publishShippedIpc } from './classification/publish-shipped-ipc.repository.ts'
import { notifyExpiry } from './entitlements/notify-expiry.repository.ts'
import { sendStatements } from './partner/send-statements.repository.ts'
import { createExportClearing } from './exports/clear-exports.repository.ts'
import { createVisitorFileClearing } from './files/clear-visitor-files.repository.ts'
import { createHandlers } from './handlers.ts'
import { createImageOrders } from './images/order-images.ts'
import { serveHealth } from './health.ts'
import { createOutboxStore } from './mail/outbox.repository.ts'
import { createDigestsRepository } from './monitoring/digests.repository.ts'
import { publishFirstArticles } from './content/publish-first-articles.repository.ts'
import { createMonitorsRepository } from './monitoring/monitors.repository.ts'
import { createEvaluationOrders } from './monitoring/order-evaluations.ts'
import { createAlertDigestsRepository } from './patent-alerts/alert-digests.repository.ts'
import { createAlertsRepository } from './patent-alerts/alerts.repository.ts'
import { createAlertOrders } from './patent-alerts/order-alerts.ts'
import { clearQuotes } from './payments/clear-quotes.repository.ts'
import { createOrderSweep } from './payments/sweep-orders.ts'
import { createRetentionOrders } from './operations/apply-retention.ts'
import { renewDueStandings } from './patents/renew-standing.repository.ts'
import { createIndexOnDemand } from './searches/index-on-demand.ts'
import { createTranslationClearing } from './translation/clear-translations.repository.ts'
import { createWebhookDeliveriesRepository } from './webhooks/webhook-deliveries.repository.ts'
import { countWords } from './statistics/count-words.repository.ts'
import { renewStatistics } from './statistics/renew-statistics.repository.ts'

const CLEARING_MS = 60_000
const STATISTICS_MS = 10_000
const STANDINGS_MS = 3_600_000
const EXPIRY_MS = 600_000
const STATEMENTS_MS = 3_600_000
const MONITORING_MS = 10_000
const ORDERS_MS = 15_000
const RETENTION_MS = 600_000
const DELIVERIES_AT_ONCE = 4
const EMAILS_AT_ONCE = 3

// Snapshots, images and logs are for this user alone.
process.umask(0o077)
const settings = loadSettings()
const logger = createLogger({ name: 'worker', level: settings.LOG_LEVEL, format: settings.LOG_FORMAT })
const shutdown = createShutdown(logger)
shutdown.listen()
shutdown.onClose('tracing', stopTracing)
const reportTrouble = countRepeats(logger.warn.bind(logger), 'connection trouble')
// Listeners are also given the client, whose password must not be logged.
const onError = (error: unknown) => reportTrouble(error)

const pool = connectPool({ url: settings.DATABASE_URL, max: settings.DATABASE_POOL_MAX, onError })
shutdown.onClose('database', () => pool.end())
await waitForDatabase(pool, onError)
const queues = await connectQueues({ redisUrl: settings.REDIS_URL, databaseUrl: settings.DATABASE_URL, onError })
const keyValueStore = await connectKeyValueStore({ redisUrl: settings.REDIS_URL, pool })
shutdown.onClose('key-value store', () => keyValueStore.close())
const objects = await openObjectStore(settings)
const metrics = createMetrics()
metrics.observeProcess()
const statuses = createProviderStatuses({ pool, now: () => new Date(), onError })
shutdown.onClose('states of providers', () => statuses.close())
const observe: CallObserver = (call) => {
  statuses.observe(call)
  metrics.observeProviderCall(call)
}
const email = observeCalls(
  connectEmail({
    provider: settings.EMAIL_PROVIDER,
    options: settings.EMAIL_OPTIONS,
    outbox: createOutboxStore(pool),
  }),
  { provider: `e-mail: ${settings.EMAIL_PROVIDER}`, methods: ['send'], observe },
)
shutdown.onClose('e-mail', () => email.close())

const index = createIndexOnDemand({
  open: () =>
    createEmbeddedMarkIndex({
      databaseUrl: settings.DATABASE_URL,
      // The API's, which both of them may write: a snapshot is put in its place whole.
      snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'index') : null,
      logger,
    }),
})
shutdown.onClose('mark index', () => index.close())

const images = createIndexOnDemand({
  open: () => createEmbeddedImageIndex({ databaseUrl: settings.DATABASE_URL, logger }),
})
shutdown.onClose('image index', () => images.close())

const patentIndex = createIndexOnDemand({
  open: () =>
    createEmbeddedPatentIndex({
      databaseUrl: settings.DATABASE_URL,
      // Not the API's: of two that write one, each removes the segments of the other.
      snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'patent-index-worker') : null,
      modelsFolder: join(settings.DATA_DIR, 'models'),
      logger,
    }),
})
shutdown.onClose('patent index', () => patentIndex.close())

/** Runs work again and again until the process stops; a run that fails is reported, and the next one comes all the same. */
function repeat(name: string, everyMs: number, run: () => Promise<unknown>) {
  const timer = setInterval(() => void run().catch(onError), everyMs)
  shutdown.onClose(name, () => clearInterval(timer))
}
/** The same, the first time at once. */
function runAndRepeat(name: string, everyMs: number, run: () => Promise<unknown>) {
  repeat(name, everyMs, run)
  void run().catch(onError)
}

const clearVisitorFiles = createVisitorFileClearing({ pool, objects, onError })
const clearExports = createExportClearing({ pool, objects, days: settings.EXPORT_DAYS, onError })
const clearTranslations = createTranslationClearing({
  db: queryBuilder(pool),
  objects,
  days: settings.TRANSLATION_DAYS,
  onError,
})
const clear = () =>
  Promise.all(
    [
      settings.REDIS_URL ? Promise.resolve() : deleteExpiredKeys(pool),
      clearVisitorFiles(),
      clearExports(),
      clearTranslations(),
      clearSessions(pool),
      clearQuotes(pool),
      createWebhookDeliveriesRepository(queryBuilder(pool)).clear(),
    ].map((cleared) => cleared.catch(onError)),
  )
repeat('clearing', CLEARING_MS, clear)

const count = async () => {
  await renewStatistics(pool)
  await countWords(pool)
}
repeat('statistics', STATISTICS_MS, count)
const enqueue = createEnqueue({ pool, queues, onError })
const orderImages = createImageOrders({ pool, enqueue, onError })
const now = () => new Date()
const engines = connectEngines({
  order: settings.TRANSLATION_ENGINES,
  options: settings.TRANSLATION_OPTIONS,
  keyValueStore,
  observe,
})
const translationDb = queryBuilder(pool)
const translator = createTranslator({
  db: translationDb,
  engines,
  memories: createMemories(translationDb),
})
const entitlements = createEntitlements({ pool, keyValueStore, now })

const db = queryBuilder(pool)
const payments = connectPayments({
  provider: settings.PAYMENT_PROVIDER,
  options: settings.PAYMENT_OPTIONS,
  db,
  publicUrl: settings.PUBLIC_URL,
  apiUrl: settings.API_URL,
  secret: settings.APP_SECRET,
  now,
  observe,
})
const grants = entitlementGrants
const collection = createCollection({ db, provider: payments.provider, grants, onError, now })

const jobMetrics = createJobMetrics(
  metrics,
  jobDefinitions.map(({ name }) => name),
)
const jobs = await runJobs({
  pool,
  queues,
  definitions: jobDefinitions,
  bindings: createHandlers({
    pool,
    objects,
    email,
    index,
    images,
    patentIndex,
    logger,
    orderImages,
    dispatchJob: createDispatchJob({ queues, onError }),
    entitlements,
    engines,
    translator,
    doOrderJob: (name, payload) =>
      executeOrderJob({ db, collection, grants, provider: payments.provider, now }, name, payload),
    invoiceProvider: connectInvoices({
      provider: settings.INVOICE_PROVIDER,
      options: settings.INVOICE_OPTIONS,
      operator: settings.OPERATOR_NAME,
      siteUrl: settings.PUBLIC_URL,
      tokens: keyValueStore,
      now,
      observe,
    }),
    ownRules: readOppositionRules(settings.OPPOSITION_PERIODS ?? ''),
    siteUrl: settings.PUBLIC_URL,
    appSecret: settings.APP_SECRET,
    retentionDays: {
      job: settings.RETENTION_JOB_DAYS,
      registerChange: settings.RETENTION_REGISTER_CHANGE_DAYS,
      searchLog: settings.RETENTION_SEARCH_LOG_DAYS,
      pageView: settings.RETENTION_PAGE_VIEW_DAYS,
      outboxMessage: settings.RETENTION_OUTBOX_DAYS,
      auditEntry: settings.RETENTION_AUDIT_DAYS,
    },
    now,
  }),
  concurrency: {
    imports: settings.IMPORT_WORKERS,
    notices: 1,
    mail: EMAILS_AT_ONCE,
    exports: 1,
    images: 1,
    searches: 1,
    monitoring: 1,
    // Of its own queue: a webhook that hangs holds up no evaluation.
    deliveries: DELIVERIES_AT_ONCE,
    reports: 1,
    translation: 1,
    payments: 2,
    invoices: 1,
    operations: 1,
  },
  logger,
  observeRun: (run) => jobMetrics.observeRun(run),
})
shutdown.onClose('jobs', () => jobs.close())
await orderImages()
await publishFirstArticles(pool).catch(onError)
await publishShippedIpc(pool).catch(onError)
await addFirstCatalogue(db, { isDemonstration: payments.kind === 'sandbox', at: now() }).catch(onError)

const renewStandings = async () => {
  // An import renews what it writes.
  if (!(await isOrdered(pool, importPatents, ['active'])))
    await renewDueStandings(queryBuilder(pool), now().toISOString().slice(0, 10))
}
runAndRepeat('legal status of patents', STANDINGS_MS, renewStandings)

const notices = { pool, siteUrl: settings.PUBLIC_URL, now }
runAndRepeat('notices of what ends', EXPIRY_MS, () => notifyExpiry(notices))
runAndRepeat('statements of partners', STATEMENTS_MS, () => sendStatements(notices))

const orderEvaluations = createEvaluationOrders({
  pool,
  monitors: createMonitorsRepository(pool),
  digests: createDigestsRepository(pool),
  enqueue,
  now,
  onError,
})
const orderAlerts = createAlertOrders({
  pool,
  alerts: createAlertsRepository(pool),
  digests: createAlertDigestsRepository(pool),
  enqueue,
  now,
  onError,
})
repeat('monitoring', MONITORING_MS, () => Promise.all([orderEvaluations(), orderAlerts()]))

const sweepOrders = createOrderSweep({ db, collection, grants, payments, enqueue, onError, now })
repeat('orders', ORDERS_MS, sweepOrders)

const orderRetention = createRetentionOrders({ lastOrderedAt: () => lastOrdered(pool, applyRetention), enqueue, now })
runAndRepeat('retention', RETENTION_MS, orderRetention)

const check = async () => {
  const [database, queue] = await Promise.all([
    checkAnswers('postgres', () => pool.query('SELECT 1')),
    checkAnswers(queues.kind, () => queues.ping()),
  ])
  return { database, queue }
}
metrics.observeDependencies(check)
observeSite(metrics, () => readSiteState({ pool, dataDir: settings.DATA_DIR }))
// Its indexes are open only while a job needs them.
const heartbeat = startHeartbeat({ pool, kind: 'worker', version: packageJson.version, indexes: () => ({}), onError })
shutdown.onClose('heartbeat', () => heartbeat.close())

const health = await serveHealth({
  host: settings.WORKER_HOST,
  port: settings.WORKER_PORT,
  check,
  metrics,
  metricsToken: settings.METRICS_TOKEN,
})
shutdown.onClose('health', () => health.close())
logger.info({ queue: queues.kind }, 'worker ready')
