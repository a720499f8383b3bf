import { loadSettings } from '@markwright/config'
import { createMetrics, createWebMetrics } from '@markwright/operations/metrics'
import { createLogger, createShutdown } from '@markwright/runtime'
import { stopTracing } from '@markwright/runtime/tracing.ts'
import { fileURLToPath } from 'node:url'
import { buildWebServer } from './app.ts'

const settings = loadSettings([
  'LOG_LEVEL',
  'LOG_FORMAT',
  'WEB_HOST',
  'WEB_PORT',
  'API_URL',
  'PUBLIC_URL',
  'METRICS_TOKEN',
  'TRUSTED_PROXIES',
  'WEB_REQUESTS_AT_ONCE',
])
const logger = createLogger({ name: 'web', level: settings.LOG_LEVEL, format: settings.LOG_FORMAT })
const shutdown = createShutdown(logger)
shutdown.listen()
shutdown.onClose('tracing', stopTracing)

const pages = fileURLToPath(new URL('../pages', import.meta.url))
const metrics = createMetrics()
metrics.observeProcess()
const app = await buildWebServer({
  pages,
  apiUrl: settings.API_URL,
  publicUrl: settings.PUBLIC_URL,
  logger,
  metrics: { ...metrics, ...createWebMetrics(metrics) },
  metricsToken: settings.METRICS_TOKEN,
  trustedProxies: settings.TRUSTED_PROXIES,
  limits: { requestsAtOnce: settings.WEB_REQUESTS_AT_ONCE },
})
shutdown.onClose('http', () => app.close())
await app.listen({ host: settings.WEB_HOST, port: settings.WEB_PORT })
