import type { Settings } from '@markwright/config'
import { connectPool, queryBuilder, waitForDatabase } from '@markwright/db'
import { readOppositionRules } from '@markwright/deadlines'
import { createEntitlements } from '@markwright/entitlements'
import { createEmbeddedImageIndex } from '@markwright/image-search'
import { connectQueues, createDispatchJob, createEnqueue } from '@markwright/jobs'
import { connectKeyValueStore } from '@markwright/key-value'
import { connectEmail } from '@markwright/messaging/connect-email'
import { connectSms } from '@markwright/messaging/connect-sms'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { Metrics } from '@markwright/operations/metrics'
import { createProviderStatuses } from '@markwright/operations/provider-statuses'
import { createEmbeddedPatentIndex } from '@markwright/patent-search'
import { type CallObserver, observeCalls } from '@markwright/providers'
import type { Logger, Shutdown } from '@markwright/runtime'
import { countRepeats } from '@markwright/runtime/count-repeats.ts'
import { createEmbeddedMarkIndex } from '@markwright/search'
import { openObjectStore } from '@markwright/storage'
import { join } from 'node:path'
import { createIndexOnDemand, type OpenIndex } from './index-on-demand.ts'
import { createOutboxStore } from './mail/outbox.repository.ts'

/** What every module of the worker is built on: settings, connections, indexes and the clock; `shutdown` closes it. */
export async function createPlatform(
  settings: Settings,
  logger: Logger,
  shutdown: Pick<Shutdown, 'onClose'>,
  metrics: Metrics,
) {
  const now = () => new Date()
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
  const statuses = createProviderStatuses({ pool, now, onError })
  shutdown.onClose('states of providers', () => statuses.close())
  const observe: CallObserver = (call) => {
    statuses.observe(call)
    metrics.observeProviderCall(call)
  }
  const outbox = createOutboxStore(pool)
  const email = observeCalls(
    connectEmail({ provider: settings.EMAIL_PROVIDER, options: settings.EMAIL_OPTIONS, outbox }),
    { provider: `e-mail: ${settings.EMAIL_PROVIDER}`, methods: ['send'], observe },
  )
  shutdown.onClose('e-mail', () => email.close())
  const sms = observeCalls(connectSms({ provider: settings.SMS_PROVIDER, options: settings.SMS_OPTIONS, outbox }), {
    provider: `sms: ${settings.SMS_PROVIDER}`,
    methods: ['send'],
    observe,
    isFault: (error) => !(error instanceof DeliveryError && error.reason === 'badNumber'),
  })
  shutdown.onClose('text messages', () => sms.close())

  const openOnDemand = <Index extends OpenIndex>(name: string, open: () => Index) => {
    const index = createIndexOnDemand({ open })
    shutdown.onClose(name, () => index.close())
    return index
  }
  const index = openOnDemand('mark index', () =>
    createEmbeddedMarkIndex({
      databaseUrl: settings.DATABASE_URL,
      // The API's, which both of them may write: a snapshot is put in its place whole.
      snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'index') : null,
      logger,
    }),
  )
  const images = openOnDemand('image index', () =>
    createEmbeddedImageIndex({ databaseUrl: settings.DATABASE_URL, logger }),
  )
  const patentIndex = openOnDemand('patent index', () =>
    createEmbeddedPatentIndex({
      databaseUrl: settings.DATABASE_URL,
      // Not the API's: of two that write one, each removes the segments of the other.
      snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'patent-index-worker') : null,
      modelsFolder: join(settings.DATA_DIR, 'models'),
      logger,
    }),
  )

  return {
    settings,
    logger,
    pool,
    builder: queryBuilder(pool),
    queues,
    dispatchJob: createDispatchJob({ queues, onError }),
    enqueue: createEnqueue({ pool, queues, onError }),
    keyValueStore,
    objects,
    observe,
    email,
    sms,
    index,
    images,
    patentIndex,
    entitlements: createEntitlements({ pool, keyValueStore, now }),
    /** Opposition periods that the operator has set. */
    ownRules: readOppositionRules(settings.OPPOSITION_PERIODS ?? ''),
    /** Where people find the site. */
    siteUrl: settings.PUBLIC_URL,
    appSecret: settings.APP_SECRET,
    now,
    onError,
  }
}
export type Platform = Awaited<ReturnType<typeof createPlatform>>
