import { randomUUID } from 'node:crypto'
import { createPostgresBackend, createRedisBackend, Queue } from 'bullmq'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { QUEUE_POOL_MAX } from '@markwright/db/connection-budget'
import { withRequestId } from '@markwright/runtime/request-id.ts'
import { breakable } from '../../../tests/support/breakable.ts'
import { createTestDatabase, fileDatabase } from '../../../tests/support/database.ts'
import { oneAtATime } from '../../../tests/support/one-at-a-time.ts'
import { defineJob } from './define-job.ts'
import { createEnqueue } from './enqueue.ts'
import {
  advanceJob,
  claimJob,
  findJob,
  recordJob,
  recordProgress,
  releaseJob,
  requestCancel,
  type JobRecord,
} from './job-record.ts'
import { connectQueues, type Queues, type Schedule } from './queues.ts'
import { bindJob, JobRefusal, runJobs, type JobHandler } from './run-jobs.ts'
import { createJobWatcher } from './watch-jobs.ts'
import { redisUrl } from '../../../tests/support/redis.ts'
import { needsRedis } from '../../../tests/support/needs.ts'

const redis = redisUrl()
const quiet = { info() {}, warn() {}, error() {} }
const onError = () => {}

const greet = defineJob({
  queue: 'imports',
  name: 'greet',
  payload: z.object({ to: z.string() }),
  attempts: 3,
  backoffMs: 50,
})

for (const { kind, url } of [
  { kind: 'postgres', url: undefined },
  { kind: 'redis', url: redis },
])
  describe(`with the queue in ${kind}`, kind === 'redis' ? needsRedis(redis) : {}, () => {
    const database = fileDatabase()
    const { pool } = database
    let queues: Queues
    const running = new Set<{ close(): Promise<void> }>()

    beforeAll(async () => {
      queues = await connect()
    })
    // The worker of a test that failed would take the jobs of the tests after it.
    afterEach(async () => {
      for (const one of running) await one.close()
      running.clear()
    })
    afterAll(() => queues.close())

    const connect = () => connectQueues({ redisUrl: url, databaseUrl: database.url, onError })
    const start = async (options: Partial<Parameters<typeof runJobs>[0]>) => {
      const worker = await runJobs({
        pool,
        queues: await connect(),
        definitions: [greet],
        bindings: [],
        concurrency: { ...oneAtATime, imports: 2 },
        logger: quiet,
        ...options,
      })
      running.add(worker)
      return async () => {
        running.delete(worker)
        await worker.close()
      }
    }
    const work = (handle: JobHandler<typeof greet>, onFailed?: (jobId: string) => Promise<void>) =>
      start({ bindings: [bindJob(greet, handle, onFailed)] })
    const workOn = (schedules: readonly Schedule[]) => start({ definitions: [], schedules, concurrency: oneAtATime })
    /** Works on the stored schedules as BullMQ does. */
    const withScheduleQueue = async <Result>(run: (queue: Queue) => Promise<Result>): Promise<Result> => {
      const connection = url ? createClient({ url }) : { connectionString: database.url, max: 1, skipMigrations: true }
      const queue = new Queue('schedules', { connection }, (url ? createRedisBackend : createPostgresBackend) as never)
      await queue.waitUntilReady()
      return run(queue).finally(async () => {
        await queue.close()
        if ('destroy' in connection && connection.isOpen) connection.destroy()
      })
    }
    const listSchedules = () =>
      withScheduleQueue(async (queue) => (await queue.getJobSchedulers()).map(({ key }) => key))
    const deleteSchedule = (name: string) => withScheduleQueue((queue) => queue.removeJobScheduler(name))
    const enqueue = (to: string) => createEnqueue({ pool, queues, onError })(greet, { to })
    const until = async (id: string, done: (job: JobRecord) => boolean) => {
      let job = (await findJob(pool, id))!
      await expect.poll(async () => done((job = (await findJob(pool, id))!))).toBe(true)
      return job
    }
    const ended = (job: JobRecord) => job.finishedAt !== null

    test('a job runs once, reports progress and keeps its result', async () => {
      let runs = 0
      const stop = await work(async ({ to }, run) => {
        runs++
        await run.progress(40, { greeted: to })
        return { text: `你好 ${to}` }
      })
      const id = await enqueue('知匠')
      await queues.dispatch('imports', 'greet', id)
      const job = await until(id, ended)
      expect(job).toMatchObject({ state: 'completed', progress: 100, result: { text: '你好 知匠' }, attempts: 1 })
      expect(job.detail).toEqual({ greeted: '知匠' })
      // What was dispatched before it has had its turn.
      await until(await enqueue('another'), ended)
      expect(runs).toBe(2)
      await stop()
    })

    test('a failure is tried again and then counts as failed; a refusal is not tried again', async () => {
      let runs = 0
      const stop = await work(async ({ to }) => {
        runs++
        if (to === 'refused') throw new JobRefusal({ id: 'x', cn: '不行', en: 'no' })
        if (to === 'third time lucky' && runs === 3) return { runs }
        throw new Error('down')
      })
      expect(await until(await enqueue('third time lucky'), ended)).toMatchObject({
        state: 'completed',
        result: { runs: 3 },
      })
      expect(await until(await enqueue('never'), ended)).toMatchObject({ state: 'failed', attempts: 3 })
      runs = 0
      const refused = await until(await enqueue('refused'), ended)
      expect(refused).toMatchObject({ state: 'failed', attempts: 1, error: { id: 'x', cn: '不行' } })
      expect(runs).toBe(1)
      await stop()
    })

    test('a job for later waits for its time', async () => {
      const stop = await work(async () => null)
      const runAt = new Date(Date.now() + 1500)
      const id = await createEnqueue({ pool, queues, onError })(greet, { to: 'later' }, { runAt })
      const job = await until(id, ended)
      expect(job.state).toBe('completed')
      expect(job.startedAt!.getTime()).toBeGreaterThanOrEqual(runAt.getTime() - 50)
      await stop()
    })

    test('schedules run at once and again, each once per interval however many workers there are', async () => {
      const runs: string[] = []
      const schedules = [
        { name: 'rarely', everyMs: 3_600_000, run: async () => void runs.push('rarely') },
        {
          name: 'often',
          everyMs: 200,
          run: async () => {
            runs.push('often')
            throw new Error('a run that fails')
          },
        },
      ]
      const stops = [await workOn(schedules), await workOn(schedules)]
      await expect.poll(() => runs.filter((name) => name === 'often').length).toBeGreaterThan(4)
      expect(runs.filter((name) => name === 'rarely')).toHaveLength(1)
      for (const stop of stops) await stop()
    })

    test('a schedule that the queue has lost is saved again, and one that no longer exists is deleted', async () => {
      const runs: string[] = []
      const schedule = (name: string) => ({ name, everyMs: 200, run: async () => void runs.push(name) })
      const stopOld = await workOn([schedule('old')])
      await expect.poll(() => runs).toContain('old')
      await stopOld()
      const stop = await workOn([schedule('new')])
      await expect.poll(() => runs).toContain('new')
      expect(await listSchedules()).toEqual(['new'])
      await deleteSchedule('new')
      await expect.poll(listSchedules).toEqual(['new'])
      const before = runs.length
      await expect.poll(() => runs.length).toBeGreaterThan(before + 1)
      await stop()
    })

    test('the person who ordered a job is in its record', async () => {
      const ownerId = randomUUID()
      const id = await createEnqueue({ pool, queues, onError })(greet, { to: 'me' }, { ownerId })
      expect(await requestCancel(pool, id)).toMatchObject({ ownerId, state: 'cancelled' })
    })

    test('a job and what it orders carry the id of the request, which its log repeats', async () => {
      const lines: object[] = []
      const ordered: string[] = []
      const outcomes: string[] = []
      const stop = await start({
        bindings: [
          bindJob(greet, async ({ to }) => {
            if (to === 'first') ordered.push(await enqueue('second'))
            return null
          }),
        ],
        logger: { ...quiet, info: (facts) => void lines.push(facts) },
        observeRun: ({ job, outcome }) => void outcomes.push(`${job} ${outcome}`),
      })
      const first = await until(await withRequestId('request-0001', () => enqueue('first')), ended)
      const second = await until(ordered[0]!, ended)
      const alone = await until(await enqueue('alone'), ended)
      expect([first, second, alone].map(({ requestId }) => requestId)).toEqual(['request-0001', 'request-0001', null])
      expect(lines).toContainEqual(expect.objectContaining({ jobId: second.id, requestId: 'request-0001' }))
      // A run is observed after its record has ended.
      await expect.poll(() => outcomes).toEqual(['greet completed', 'greet completed', 'greet completed'])
      await stop()
    })

    test('the failure of a job is reported once its attempts are used up', async () => {
      const failures: string[] = []
      const stop = await work(
        async () => {
          throw new Error('down')
        },
        async (jobId) => void failures.push(jobId),
      )
      const id = await enqueue('never')
      expect(await until(id, ended)).toMatchObject({ state: 'failed', attempts: 3 })
      expect(failures).toEqual([id])
      await stop()
    })

    test('a job that is cancelled after its worker died is cancelled by another, which ends what it has begun', async () => {
      const id = randomUUID()
      await recordJob(pool, greet, { to: 'nobody' }, id)
      await claimJob(pool, id, randomUUID())
      await requestCancel(pool, id)
      await pool.query("UPDATE job SET heartbeat_at = now() - interval '1 hour' WHERE id = $1", [id])
      const handled: string[] = []
      const cancelled: string[] = []
      const stop = await start({
        bindings: [
          bindJob(
            greet,
            async ({ to }) => {
              handled.push(to)
              return null
            },
            undefined,
            async (jobId) => void cancelled.push(jobId),
          ),
        ],
      })
      expect(await until(id, ended)).toMatchObject({ state: 'cancelled' })
      expect([handled, cancelled]).toEqual([[], [id]])
      await stop()
    })

    test('a job that advances between failures is not given up, and one that does not says why it was', async () => {
      let runs = 0
      const stop = await work(async ({ to }, run) => {
        runs++
        if (to === 'long' && runs === 6) return { runs }
        const isHeld = to === 'stuck' || (await advanceJob(pool, run.jobId, run.lease))
        expect(isHeld).toBe(true)
        throw new Error('the connection was reset', { cause: new Error('somebody pulled the plug') })
      })
      expect(await until(await enqueue('long'), ended)).toMatchObject({
        state: 'completed',
        result: { runs: 6 },
        runs: 6,
      })
      expect(await until(await enqueue('stuck'), ended)).toMatchObject({
        state: 'failed',
        attempts: 3,
        cause: 'the connection was reset: somebody pulled the plug',
      })
      await stop()
    })

    test('a job whose worker is killed five times goes on where it advances, and is given up where it only reports', async () => {
      /** What is left of a run whose worker was killed. */
      const killed = async (id: string, work: (lease: string) => Promise<unknown>) => {
        const claim = (await claimJob(pool, id, randomUUID()))!
        await work(claim.lease)
        await pool.query("UPDATE job SET heartbeat_at = now() - interval '1 hour' WHERE id = $1", [id])
      }
      const [advancing, reporting] = [randomUUID(), randomUUID()]
      for (const id of [advancing, reporting]) await recordJob(pool, greet, { to: 'all' }, id)
      for (let kill = 1; kill <= 5; kill++) {
        await killed(advancing, (lease) => advanceJob(pool, advancing, lease))
        await killed(reporting, (lease) => recordProgress(pool, reporting, lease, kill * 10, null))
      }
      const stop = await work(async () => ({ all: true }))
      expect(await until(advancing, ended)).toMatchObject({ state: 'completed', runs: 6, attempts: 2 })
      expect(await until(reporting, ended)).toMatchObject({ state: 'failed', runs: 6, error: { id: 'job.crashed' } })
      await stop()
    })

    test('what is out of reach uses up no attempt: the job waits and says for what', async () => {
      const stop = await work(async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      })
      const id = await enqueue('full')
      const job = await until(id, ({ error }) => error !== null)
      expect(job).toMatchObject({ state: 'queued', attempts: 0, runs: 1, cause: 'no space left on device' })
      expect(job.error!.id).toBe('job.waiting')
      await requestCancel(pool, id)
      await stop()
    })

    test('a job that the queue has lost is dispatched again', async () => {
      const id = randomUUID()
      await recordJob(pool, greet, { to: 'lost' }, id)
      await pool.query("UPDATE job SET available_at = now() - interval '1 minute' WHERE id = $1", [id])
      const stop = await work(async () => null)
      expect(await until(id, ended)).toMatchObject({ state: 'completed' })
      await stop()
    })

    test('a job whose worker died passes to another, and the dead one can write nothing more', async () => {
      const id = randomUUID()
      await recordJob(pool, greet, { to: 'heir' }, id)
      const dead = (await claimJob(pool, id, randomUUID()))!
      expect(await claimJob(pool, id, randomUUID())).toBeNull()
      await pool.query("UPDATE job SET heartbeat_at = now() - interval '1 hour' WHERE id = $1", [id])
      const stop = await work(async () => ({ by: 'heir' }))
      expect(await until(id, ended)).toMatchObject({ state: 'completed', result: { by: 'heir' }, attempts: 2 })
      expect(await releaseJob(pool, id, dead.lease, { state: 'failed', error: { id: 'x', cn: 'x', en: 'x' } })).toBe(
        false,
      )
      expect((await findJob(pool, id))!.state).toBe('completed')
      await stop()
    })

    test('a worker that is asked to stop gives its job back without using up an attempt', async () => {
      const first = await work(async (_, run) => {
        await new Promise((_resolve, reject) =>
          run.signal.addEventListener('abort', () => reject(new Error('stopping'))),
        )
        return null
      })
      const id = await enqueue('later')
      await until(id, (job) => job.state === 'active')
      await first()
      expect(await findJob(pool, id)).toMatchObject({ state: 'queued', attempts: 0 })
      const second = await work(async () => ({ by: 'second' }))
      expect(await until(id, ended)).toMatchObject({ state: 'completed', result: { by: 'second' }, attempts: 1 })
      await second()
    })

    test('a worker that is asked to stop while it takes a job does not begin it', async () => {
      const begun: string[] = []
      const slow = Object.assign(Object.create(pool) as pg.Pool, {
        query: async (...args: [string, unknown[]]) => {
          const response = await pool.query(...args)
          if (args[0].startsWith('with "claimed"')) closing ??= worker.close()
          return response
        },
      })
      let closing: Promise<void> | undefined
      const worker = await runJobs({
        pool: slow,
        queues: await connect(),
        definitions: [greet],
        bindings: [
          bindJob(greet, async ({ to }) => {
            begun.push(to)
            return null
          }),
        ],
        concurrency: { ...oneAtATime, imports: 2 },
        logger: quiet,
      })
      const id = await enqueue('too late')
      await expect.poll(() => closing !== undefined).toBe(true)
      await closing
      expect(begun).toEqual([])
      expect(await findJob(pool, id)).toMatchObject({ state: 'queued', attempts: 0 })
      await requestCancel(pool, id)
    })

    test('a cancelled job stops, and one that waits never starts', async () => {
      const stop = await work(async (_, run) => {
        await new Promise((_resolve, reject) =>
          run.signal.addEventListener('abort', () => reject(new Error('cancelled'))),
        )
        return null
      })
      const active = await enqueue('active')
      await until(active, (job) => job.state === 'active')
      await requestCancel(pool, active)
      expect((await until(active, ended)).state).toBe('cancelled')
      await stop()
      const waiting = await enqueue('waiting')
      expect(await requestCancel(pool, waiting)).toMatchObject({ state: 'cancelled' })
      expect(await claimJob(pool, waiting, randomUUID())).toBeNull()
    })

    test('a watcher sees every state up to the end', async () => {
      const watcher = createJobWatcher({ pool, databaseUrl: database.url, onError })
      const states: string[] = []
      const stop = await work(async (_, run) => {
        await run.progress(50)
        await vi.waitUntil(() => states.includes('active 50'), { timeout: 30_000 })
        return null
      })
      const id = await enqueue('watched')
      for await (const job of watcher.watch(id, AbortSignal.timeout(60_000)))
        states.push(`${job.state} ${job.progress}`)
      expect(states.at(-1)).toBe('completed 100')
      expect(states).toContain('active 50')
      await watcher.close()
      await stop()
    })
  })

/** What PostgreSQL says to one client too many. */
function tooManyClients(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0')
  const head = Buffer.from('E....')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test('a worker that PostgreSQL refuses at first takes jobs once it is let in', async () => {
  const database = await createTestDatabase()
  const way = await breakable(database.url)
  const queues = await connectQueues({ databaseUrl: way.url, onError })
  way.answerWith(tooManyClients())
  const accepted: string[] = []
  const working = queues.work('imports', { concurrency: 1 }, async (jobId) => {
    accepted.push(jobId)
  })
  await expect.poll(() => way.refused()).toBeGreaterThan(1)
  way.answerWith(null)
  await working
  await queues.dispatch('imports', 'greet', 'first')
  await expect.poll(() => accepted).toEqual(['first'])
  await queues.close()
  way.close()
  await database.drop()
})

for (const server of ['Redis', 'PostgreSQL'])
  test(
    `a worker is closed, and what it runs given back, while the queues cannot reach ${server}`,
    server === 'Redis' ? needsRedis(redis) : {},
    async () => {
      const database = await createTestDatabase()
      const pool = new pg.Pool({ connectionString: database.url })
      const way = await breakable(server === 'Redis' ? redis! : database.url)
      let begun = () => {}
      const started = new Promise<void>((resolve) => (begun = resolve))
      const where = server === 'Redis' ? { redisUrl: way.url, databaseUrl: database.url } : { databaseUrl: way.url }
      const queues = await connectQueues({ ...where, onError })
      const worker = await runJobs({
        pool,
        queues,
        definitions: [greet],
        bindings: [
          bindJob(greet, async (_, run) => {
            begun()
            await new Promise((_resolve, reject) =>
              run.signal.addEventListener('abort', () => reject(new Error('stopped'))),
            )
            return null
          }),
        ],
        concurrency: oneAtATime,
        logger: quiet,
      })
      const id = await createEnqueue({ pool, queues, onError })(greet, { to: 'me' })
      await started
      way.cut()
      // Would wait for the server beyond the time of the test.
      await worker.close()
      expect(await findJob(pool, id)).toMatchObject({ state: 'queued', attempts: 0 })
      await pool.end()
      way.close()
      await database.drop()
    },
  )

describe('the connections of the queues in PostgreSQL', () => {
  const database = fileDatabase()
  const named = Object.assign(new URL(database.url), { search: '?application_name=queues' }).href
  const countOpen = async () =>
    (await database.pool.query("SELECT FROM pg_stat_activity WHERE application_name = 'queues'")).rowCount
  const greeted: string[] = []
  let queues: Queues
  let worker: Awaited<ReturnType<typeof runJobs>>

  beforeAll(async () => {
    queues = await connectQueues({ databaseUrl: named, onError })
    worker = await runJobs({
      pool: database.pool,
      queues,
      definitions: [greet],
      bindings: [
        bindJob(greet, async ({ to }) => {
          greeted.push(to)
          return null
        }),
      ],
      schedules: [{ name: 'often', everyMs: 200, run: async () => {} }],
      concurrency: { ...oneAtATime, imports: 8 },
      logger: quiet,
    })
  })
  afterAll(() => worker.close())

  test('are as many as the budget has, however many queues there are and however busy they are', async () => {
    const enqueue = createEnqueue({ pool: database.pool, queues, onError })
    const names = Array.from({ length: 60 }, (_, at) => `job ${at}`)
    const counts: (number | null)[] = []
    const ordered = Promise.all(names.map((to) => enqueue(greet, { to })))
    await expect
      .poll(async () => {
        counts.push(await countOpen())
        return names.every((name) => greeted.includes(name))
      })
      .toBe(true)
    await ordered
    expect(Math.max(...counts.map(Number))).toBeLessThanOrEqual(QUEUE_POOL_MAX + 1)
    expect(Math.max(...counts.map(Number))).toBeGreaterThan(1)
  })

  test('are opened again where PostgreSQL has ended them, and jobs go on', async () => {
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'queues'",
    )
    await createEnqueue({ pool: database.pool, queues, onError })(greet, { to: 'after the end' })
    await expect.poll(() => greeted).toContain('after the end')
  })

  test('are closed with the worker', async () => {
    await worker.close()
    await expect.poll(countOpen).toBe(0)
  })
})

test('a worker refuses to start while a job has no handler', async () => {
  const attempt = runJobs({
    pool: undefined as never,
    queues: undefined as never,
    definitions: [greet],
    bindings: [],
    concurrency: oneAtATime,
    logger: quiet,
  })
  await expect(attempt).rejects.toThrow('no handler for greet')
})
