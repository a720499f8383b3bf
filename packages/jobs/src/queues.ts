import { createRedisBackend, DelayedError, type Job, Queue, Worker } from 'bullmq'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'redis'
import { queueNames, type QueueName } from './define-job.ts'
import { connectPostgresBackend } from './postgres-backend.ts'

/** The queue carries no more than the id; everything else is in the job's record. */
type Carried = { jobId: string }

/** Recurring work that the processes of a site share. */
export type Schedule = {
  /** Differs from those of all other schedules; BullMQ stores it. */
  name: string
  everyMs: number
  /** A run that fails is reported, and the next one follows all the same. */
  run: () => Promise<unknown>
}
const SCHEDULES = 'schedules'
type Processor<Data> = (job: Job<Data>, token: string | undefined) => Promise<void>
type Closable = { close(): Promise<unknown> }

const LOCK_MS = 15_000
const RETRY_MS = 1000
/** How long the queues may take to answer when they are closed. */
const ANSWER_MS = 1000
/** How long jobs may then take to be given back. */
const GIVE_BACK_MS = 5000

/** Where the queues are stored: in Redis, or, where there is none, in PostgreSQL. */
async function backendOf(
  options: { redisUrl?: string | undefined; databaseUrl: string },
  onError: (error: Error) => void,
) {
  const opened: Closable[] = []
  if (options.redisUrl) {
    const url = options.redisUrl
    const connection = () => {
      const client = createClient({ url, socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 3000) } })
      client.on('error', onError)
      opened.push({ close: async () => client.isOpen && client.destroy() })
      return client as never
    }
    return { kind: 'redis' as const, factory: createRedisBackend as never, connection, opened }
  }
  const { factory, connection, close } = await connectPostgresBackend(options.databaseUrl, onError)
  return {
    kind: 'postgres' as const,
    factory: factory as never,
    connection: () => connection as never,
    opened: [{ close }],
  }
}

export type Queues = {
  kind: 'redis' | 'postgres'
  /** Sends a recorded job to the workers; sending it twice does no harm. */
  dispatch(queue: QueueName, name: string, jobId: string, delayMs?: number): Promise<void>
  work(
    queue: QueueName,
    options: { concurrency: number },
    run: (jobId: string, again: (delayMs: number) => Promise<never>) => Promise<void>,
  ): Promise<void>
  /**
   * Runs each schedule at once and then every `everyMs` milliseconds, in one of the processes that do so. A run that takes
   * longer than that does not overlap with the next one of its process.
   * @returns what saves the schedules again that the queue has lost
   */
  repeat(schedules: readonly Schedule[]): Promise<() => Promise<void>>
  ping(): Promise<void>
  close(): Promise<void>
}

type Connectable = Closable & {
  on(event: 'error', listener: (error: Error) => void): unknown
  waitUntilReady(): Promise<unknown>
}

/** What was refused at its first greeting stays useless for good; another one takes its place. */
async function openReady<Opened extends Connectable>(
  open: () => Opened,
  onError: (error: Error) => void,
): Promise<Opened> {
  for (;;) {
    const one = open()
    one.on('error', onError)
    try {
      await one.waitUntilReady()
      return one
    } catch (error) {
      onError(error as Error)
      await one.close().catch(onError)
      await pause(RETRY_MS)
    }
  }
}

export async function connectQueues(options: {
  redisUrl?: string | undefined
  databaseUrl: string
  onError: (error: Error) => void
}): Promise<Queues> {
  const { onError } = options
  const { kind, factory, connection, opened } = await backendOf(options, onError)
  const settings = { removeOnComplete: true, removeOnFail: true }
  const open = (name: string) =>
    new Queue<Carried>(name, { connection: connection(), defaultJobOptions: settings }, factory)
  // At once: each of them may have to wait for its connection.
  const queues = new Map(
    await Promise.all(queueNames.map(async (name) => [name, await openReady(() => open(name), onError)] as const)),
  )
  let schedulers: Queue | undefined
  const workers: Worker[] = []
  const running = new Set<Promise<void>>()
  /** Starts a worker that runs `process` and is closed with the queues. */
  const startWorker = async <Data>(name: string, concurrency: number, process: Processor<Data>) => {
    const openWorker = () =>
      new Worker<Data>(
        name,
        async (job, token) => {
          const one = process(job, token)
          running.add(one)
          await one.finally(() => running.delete(one))
        },
        {
          connection: connection(),
          concurrency,
          lockDuration: LOCK_MS,
          stalledInterval: LOCK_MS / 2,
          // How often a job may start is the record's to count.
          maxStalledCount: 1000,
          // One that was refused would request again without a pause, and nothing else of the process would have its turn.
          autorun: false,
        },
        factory,
      )
    const worker = await openReady(openWorker, onError)
    workers.push(worker)
    worker.run().catch(onError)
  }
  const ping = async () => {
    await queues.get(queueNames[0])!.getJobCounts('waiting')
  }

  return {
    kind,
    async dispatch(queue, name, jobId, delayMs = 0) {
      await queues.get(queue)!.add(name, { jobId }, { jobId: `${name}-${jobId}`, delay: delayMs })
    },

    async work(queue, { concurrency }, run) {
      await startWorker<Carried>(queue, concurrency, (job, token) =>
        run(job.data.jobId, async (delayMs) => {
          await job.moveToDelayed(Date.now() + delayMs, token)
          throw new DelayedError()
        }),
      )
    },

    async repeat(schedules) {
      const queue = (schedulers ??= await openReady(() => open(SCHEDULES), onError))
      const save = ({ name, everyMs }: Schedule) => queue.upsertJobScheduler(name, { every: everyMs }, { name })
      const listStored = async () => (await queue.getJobSchedulers()).map(({ key }) => key)

      for (const schedule of schedules) await save(schedule)
      for (const stored of await listStored())
        if (!schedules.some(({ name }) => name === stored)) await queue.removeJobScheduler(stored)

      const active = new Set<string>()
      await startWorker(SCHEDULES, Math.max(1, schedules.length), async ({ name }) => {
        const schedule = schedules.find((one) => one.name === name)
        if (!schedule || active.has(name)) return
        active.add(name)
        await Promise.resolve()
          .then(schedule.run)
          .catch(onError)
          .finally(() => active.delete(name))
      })
      return async () => {
        const stored = await listStored()
        for (const schedule of schedules) if (!stored.includes(schedule.name)) await save(schedule)
      }
    },

    ping,

    async close() {
      const results = Promise.race([ping().then(() => true), pause(ANSWER_MS, false)]).catch(() => false)
      const inOrder = async () => {
        await Promise.all(workers.map((worker) => worker.close()))
        await Promise.all([...queues.values(), ...(schedulers ? [schedulers] : [])].map((queue) => queue.close()))
      }
      const closed = inOrder().catch(onError)
      // What does not answer would be waited for without end. What runs is given back in the record of the job.
      if (await results) await closed
      else await Promise.race([Promise.allSettled(running), pause(GIVE_BACK_MS)])
      await Promise.race([Promise.all(opened.map((one) => one.close())), pause(ANSWER_MS)])
    },
  }
}
