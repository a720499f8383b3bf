import { loadSettings, requireDataFolder } from '@markwright/config'
import { jobDefinitions, runJobs } from '@markwright/jobs'
import { checkResults } from '@markwright/operations/health-checks'
import { createJobMetrics, createMetrics, observeSite } from '@markwright/operations/metrics'
import { startHeartbeat } from '@markwright/operations/service-processes'
import { readSiteState } from '@markwright/operations/site-state'
import { createLogger, createShutdown } from '@markwright/runtime'
import { stopTracing } from '@markwright/runtime/tracing.ts'
import packageJson from '../package.json' with { type: 'json' }
import { serveHealth } from './health.ts'
import { createModules } from './modules.ts'
import { createPlatform } from './platform.ts'

const DELIVERIES_AT_ONCE = 4
const EMAILS_AT_ONCE = 3

// Snapshots, images and logs are for this user alone.
process.umask(0o077)
const settings = loadSettings()
const logger = createLogger({ name: 'worker', level: settings.LOG_LEVEL, format: settings.LOG_FORMAT })
requireDataFolder(settings, (message) => logger.warn(message))
const shutdown = createShutdown(logger)
shutdown.listen()
shutdown.onClose('tracing', stopTracing)
const metrics = createMetrics()
metrics.observeProcess()

const platform = await createPlatform(settings, logger, shutdown, metrics)
const { pool, queues, onError } = platform
const modules = createModules(platform)
const jobMetrics = createJobMetrics(
  metrics,
  jobDefinitions.map(({ name }) => name),
)
const jobs = await runJobs({
  pool,
  queues,
  definitions: jobDefinitions,
  bindings: modules.flatMap((module) => module.jobs ?? []),
  schedules: modules.flatMap((module) => module.schedules ?? []),
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
for (const { start } of modules) await start?.().catch(onError)

const check = async () => {
  const [database, queue] = await Promise.all([
    checkResults('postgres', () => pool.query('SELECT 1')),
    checkResults(queues.kind, () => queues.ping()),
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
