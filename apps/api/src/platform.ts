import type { Settings } from '@markwright/config'
import { queryBuilder } from '@markwright/db'
import { createDocumentWorkers } from '@markwright/documents/official'
import { readOppositionRules } from '@markwright/deadlines'
import { createEntitlements } from '@markwright/entitlements'
import { createMetrics, createRequestMetrics, type Metrics } from '@markwright/operations/metrics'
import type { Logger, Shutdown } from '@markwright/runtime'
import { fileURLToPath } from 'node:url'
import { connectAdapters } from './adapters.ts'
import { createRateLimits } from './kernel/rate-limit.ts'
import { createReadListFile, createReadTableFile } from './kernel/read-list-file.ts'
import { createSecrets } from './kernel/secrets.ts'

const isBuilt = !import.meta.url.endsWith('.ts')

/** What every module is built on: settings, connections, indexes, limits and the clock. */
export async function createPlatform(
  settings: Settings,
  logger: Logger,
  shutdown: Pick<Shutdown, 'onClose'>,
  metrics: Metrics = createMetrics(),
) {
  const now = () => new Date()
  const adapters = await connectAdapters(settings, logger, shutdown, metrics)
  const { pool, keyValueStore } = adapters
  const documentWorkers = createDocumentWorkers()
  return {
    ...adapters,
    settings,
    shutdown,
    metrics,
    requestMetrics: createRequestMetrics(metrics),
    now,
    builder: queryBuilder(pool),
    limits: createRateLimits({ keyValueStore }),
    secrets: createSecrets(settings.APP_SECRET),
    entitlements: createEntitlements({ pool, keyValueStore, now }),
    readListFile: createReadListFile(documentWorkers),
    readTableFile: createReadTableFile(documentWorkers),
    /** Periods of opposition that the operator has set. */
    ownRules: readOppositionRules(settings.OPPOSITION_PERIODS ?? ''),
    /** The folder with the packages of the partner API's clients, which the build writes. */
    clientPackages: fileURLToPath(new URL(isBuilt ? './clients' : '../dist/clients', import.meta.url)),
    /** Logs a failure that stops nothing. */
    warn: (err: unknown, message: string) => logger.warn({ err }, message),
    logError: (err: unknown, message: string) => logger.error({ err }, message),
  }
}
export type Platform = Awaited<ReturnType<typeof createPlatform>>
