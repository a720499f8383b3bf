import { loadSettings, requireDataFolder } from '@markwright/config'
import { createMetrics } from '@markwright/operations/metrics'
import { createLogger, createShutdown } from '@markwright/runtime'
import { stopTracing } from '@markwright/runtime/tracing.ts'
import { buildApp } from './app.ts'
import { createModules } from './modules.ts'
import { createPlatform } from './platform.ts'

// Snapshots, images and logs are for this user alone.
process.umask(0o077)
const settings = loadSettings()
const logger = createLogger({ name: 'api', level: settings.LOG_LEVEL, format: settings.LOG_FORMAT })
requireDataFolder(settings, (message) => logger.warn(message))
const shutdown = createShutdown(logger)
shutdown.listen()
shutdown.onClose('tracing', stopTracing)

const metrics = createMetrics()
metrics.observeProcess()
const platform = await createPlatform(settings, logger, shutdown, metrics)
const app = await buildApp(createModules(platform), {
  logger,
  trustedProxies: settings.TRUSTED_PROXIES,
  publicUrl: settings.PUBLIC_URL,
  requestsPerSecond: settings.REQUESTS_PER_SECOND,
  requestsAtOnce: settings.REQUESTS_AT_ONCE,
  metricsToken: settings.METRICS_TOKEN,
})
shutdown.onClose('http', () => app.close())
await app.listen({ host: settings.API_HOST, port: settings.API_PORT })
