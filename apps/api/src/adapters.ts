import type { Settings } from '@markwright/config'
import { connectDatabase, connectPool, queryBuilder, waitForDatabase } from '@markwright/db'
import { keyValuePoolMax } from '@markwright/db/connection-budget'
import { createEmbeddedImageIndex } from '@markwright/image-search'
import { connectQueues, createEnqueue, createDispatchJob, createJobWatcher } from '@markwright/jobs'
import { connectKeyValueStore } from '@markwright/key-value'
import { connectSms } from '@markwright/messaging/connect-sms'
import { connectWechat } from '@markwright/messaging/connect-wechat'
import { DeliveryError } from '@markwright/messaging/delivery-error'
import type { OutboxStore } from '@markwright/messaging/outbox'
import { WechatError } from '@markwright/messaging/wechat'
import type { IndexState, Metrics } from '@markwright/operations/metrics'
import { createProviderStatuses } from '@markwright/operations/provider-statuses'
import { createEmbeddedPatentIndex } from '@markwright/patent-search'
import { connectPayments } from '@markwright/payments'
import { type CallObserver, observeCalls } from '@markwright/providers'
import type { Logger, Shutdown } from '@markwright/runtime'
import { countRepeats } from '@markwright/runtime/count-repeats.ts'
import { createEmbeddedMarkIndex } from '@markwright/search'
import { openObjectStore } from '@markwright/storage'
import { join } from 'node:path'
import { toBuffer } from 'qrcode'

/** Connects to all that lies outside of the modules; `shutdown` closes it in the end. */
export async function connectAdapters(
  settings: Settings,
  logger: Logger,
  shutdown: Pick<Shutdown, 'onClose'>,
  metrics: Metrics,
) {
  const reportTrouble = countRepeats(logger.warn.bind(logger), 'connection trouble')
  // Listeners are also given the client, whose password must not be logged.
  const onError = (error: unknown) => reportTrouble(error)
  const connection = { url: settings.DATABASE_URL, max: settings.DATABASE_POOL_MAX }

  const pool = connectPool({ ...connection, onError })
  shutdown.onClose('database', () => pool.end())
  await waitForDatabase(pool, onError)
  const db = connectDatabase(connection)
  shutdown.onClose('prisma', () => db.$disconnect())
  // With connections of its own: a transaction counts a use while others hold the rest and wait for what it has locked.
  const keyPool = connectPool({ ...connection, max: keyValuePoolMax(settings.DATABASE_POOL_MAX), onError })
  shutdown.onClose('database of the key-value store', () => keyPool.end())
  const keyValueStore = await connectKeyValueStore({ redisUrl: settings.REDIS_URL, pool: keyPool })
  shutdown.onClose('key-value store', () => keyValueStore.close())
  const queues = await connectQueues({ redisUrl: settings.REDIS_URL, databaseUrl: settings.DATABASE_URL, onError })
  shutdown.onClose('queues', () => queues.close())
  const dispatchJob = createDispatchJob({ queues, onError })
  const enqueue = createEnqueue({ pool, queues, onError })
  const watcher = createJobWatcher({ pool, databaseUrl: settings.DATABASE_URL, onError })
  shutdown.onClose('job watcher', () => watcher.close())
  const index = createEmbeddedMarkIndex({
    databaseUrl: settings.DATABASE_URL,
    snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'index') : null,
    logger,
  })
  shutdown.onClose('mark index', () => index.close())
  const images = createEmbeddedImageIndex({ databaseUrl: settings.DATABASE_URL, logger })
  shutdown.onClose('image index', () => images.close())
  const patentIndex = createEmbeddedPatentIndex({
    databaseUrl: settings.DATABASE_URL,
    snapshotFolder: settings.INDEX_SNAPSHOT ? join(settings.DATA_DIR, 'patent-index') : null,
    modelsFolder: join(settings.DATA_DIR, 'models'),
    logger,
  })
  shutdown.onClose('patent index', () => patentIndex.close())
  const objects = await openObjectStore(settings)
  const outbox: OutboxStore = {
    add: async (message) => {
      await db.outboxMessage.create({ data: message })
    },
  }
  const statuses = createProviderStatuses({ pool, now: () => new Date(), onError })
  shutdown.onClose('states of providers', () => statuses.close())
  const observe: CallObserver = (call) => {
    statuses.observe(call)
    metrics.observeProviderCall(call)
  }
  const sms = observeCalls(connectSms({ provider: settings.SMS_PROVIDER, options: settings.SMS_OPTIONS, outbox }), {
    provider: `sms: ${settings.SMS_PROVIDER}`,
    methods: ['send'],
    observe,
    isFault: (error) => !(error instanceof DeliveryError && error.reason === 'badNumber'),
  })
  shutdown.onClose('text messages', () => sms.close())
  const wechatClient = observeCalls(
    connectWechat({
      provider: settings.WECHAT_PROVIDER,
      options: settings.WECHAT_OPTIONS,
      cache: keyValueStore,
      sandbox: { publicUrl: settings.PUBLIC_URL, qr: (text) => toBuffer(text, { width: 430 }) },
    }),
    {
      provider: `wechat: ${settings.WECHAT_PROVIDER}`,
      methods: ['exchangeWebCode', 'exchangeMiniCode', 'miniProgramCode', 'jsSdkTicket'],
      observe,
      isFault: (error) => !(error instanceof WechatError && error.reason === 'badCode'),
    },
  )
  const payments = connectPayments({
    provider: settings.PAYMENT_PROVIDER,
    options: settings.PAYMENT_OPTIONS,
    db: queryBuilder(pool),
    publicUrl: settings.PUBLIC_URL,
    apiUrl: settings.API_URL,
    secret: settings.APP_SECRET,
    now: () => new Date(),
    observe,
  })
  return {
    pool,
    db,
    keyValueStore,
    queues,
    dispatchJob,
    enqueue,
    watcher,
    index,
    images,
    patentIndex,
    objects,
    payments,
    sms,
    wechatClient,
    onError,
    /** State of the indexes of this process, by their names. */
    listIndexes: (): Record<string, IndexState> => {
      const [marks, ofImages, patents] = [index.status(), images.status(), patentIndex.status()]
      return {
        trademarks: { ...stateOf(marks), records: marks.marks, version: marks.dataVersion },
        images: { ...stateOf(ofImages), records: ofImages.images, version: null },
        patents: { ...stateOf(patents), records: patents.documents, version: Number(patents.version) },
      }
    },
    /** Gets how each call to a provider ended. */
    observe,
  }
}

const stateOf = ({ ready, memoryBytes, fault }: Pick<IndexState, 'ready' | 'memoryBytes' | 'fault'>) => ({
  ready,
  memoryBytes,
  fault,
})
