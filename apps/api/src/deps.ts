import type { Settings } from '@markwright/config'
import { connectDatabase, connectPool } from '@markwright/db'
import { connectQueues, createJobWatcher, findJob, requestCancel } from '@markwright/jobs'
import { connectKeyValueStore } from '@markwright/key-value'
import type { Logger, Shutdown } from '@markwright/runtime'
import { createEmbeddedMarkIndex } from '@markwright/search'
import { createFolderStore } from '@markwright/storage'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import type { AppDeps } from './app.ts'
import { createJobsService } from './modules/jobs/jobs.service.ts'
import { createOperationsService } from './modules/operations/operations.service.ts'
import { createSearchQuota } from './modules/trademarks/search-quota.ts'
import { createTrademarksRepository } from './modules/trademarks/trademarks.repository.ts'
import { createTrademarksService } from './modules/trademarks/trademarks.service.ts'

/** Adapters → repositories → services: the one place where they are put together. */
export async function createDeps(
  settings: Settings,
  logger: Logger,
  shutdown: Pick<Shutdown, 'onClose'>,
): Promise<AppDeps> {
  const onError = (err: unknown) => logger.warn({ err }, 'connection trouble')
  const connection = { url: settings.DATABASE_URL, max: settings.DATABASE_POOL_MAX }
  const now = () => new Date()

  const pool = connectPool({ ...connection, onError })
  shutdown.onClose('database', () => pool.end())
  const db = connectDatabase(connection)
  shutdown.onClose('prisma', () => db.$disconnect())
  const keyValueStore = await connectKeyValueStore({ redisUrl: settings.REDIS_URL, pool })
  shutdown.onClose('key-value store', () => keyValueStore.close())
  const queues = await connectQueues({ redisUrl: settings.REDIS_URL, databaseUrl: settings.DATABASE_URL, onError })
  shutdown.onClose('queues', () => queues.close())
  const watcher = createJobWatcher({ pool, databaseUrl: settings.DATABASE_URL, onError })
  shutdown.onClose('job watcher', () => watcher.close())
  const index = createEmbeddedMarkIndex({
    databaseUrl: settings.DATABASE_URL,
    snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'index') : null,
    logger,
  })
  shutdown.onClose('mark index', () => index.close())
  const objects = createFolderStore(join(settings.DATA_DIR, 'objects'))

  return {
    jobs: createJobsService({
      find: (id) => findJob(pool, id),
      requestCancel: (id) => requestCancel(pool, id),
      watch: watcher.watch,
    }),
    operations: createOperationsService({
      version: packageJson.version,
      pingDatabase: () => pool.query('SELECT 1'),
      queue: queues,
      keyValueStore,
      index: { kind: settings.MARK_INDEX, status: index.status },
    }),
    trademarks: createTrademarksService({
      repository: createTrademarksRepository({ db, pool }),
      index,
      objects,
      quota: createSearchQuota({ keyValueStore, searchesPerDay: settings.VISITOR_SEARCHES_PER_DAY, now }),
      now,
    }),
  }
}
