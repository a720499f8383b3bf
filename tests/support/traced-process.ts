/**
 * A process as those of the site, small: it traces by the settings of its environment, answers one request, for which it
 * uses the key-value store and orders a job, and ends. `REDIS_URL` and `DATABASE_URL` name its servers.
 */
import type { Queues } from '../../packages/jobs/src/index.ts'
import { startTracing, stopTracing } from '../../packages/runtime/src/tracing.ts'

await startTracing('fixture', ['http', 'https', 'pg', 'redis'])
const { default: Fastify } = await import('fastify')
const { default: pg } = await import('pg')
const { z } = await import('zod')
const { registerMetrics } = await import('../../apps/api/src/kernel/metrics.ts')
const { createEnqueue, bindJob, runJobs } = await import('../../packages/jobs/src/index.ts')
const { defineJob } = await import('../../packages/jobs/src/define-job.ts')
const { connectKeyValueStore } = await import('../../packages/key-value/src/index.ts')
const { createMetrics } = await import('../../packages/operations/src/metrics/index.ts')
const { withRequestId } = await import('../../packages/runtime/src/request-id.ts')
const { oneAtATime } = await import('./one-at-a-time.ts')

const databaseUrl = process.env['DATABASE_URL']!
const redisUrl = process.env['REDIS_URL']
const onError = () => {}
const quiet = { info() {}, warn() {}, error() {} }
const pool = new pg.Pool({ connectionString: databaseUrl })
/** In this process: the queues themselves would need dozens of connections. */
const workers = new Map<string, (jobId: string) => void>()
const queues: Queues = {
  kind: 'redis',
  dispatch: async (queue, _name, jobId) => workers.get(queue)?.(jobId),
  work: async (queue, _options, run) =>
    void workers.set(queue, (jobId) => void run(jobId, () => Promise.reject(new Error('again')))),
  repeat: async () => async () => {},
  ping: async () => {},
  close: async () => {},
}
const keyValueStore = await connectKeyValueStore({ redisUrl, pool })
const greet = defineJob({ queue: 'mail', name: 'greet', payload: z.object({}), attempts: 1, backoffMs: 1 })
const enqueue = createEnqueue({ pool, queues, onError })

let handled = () => {}
const done = new Promise<void>((resolve) => (handled = resolve))
const jobs = await runJobs({
  pool,
  queues,
  definitions: [greet],
  bindings: [
    bindJob(greet, async () => {
      await pool.query('SELECT 2 AS for_the_job')
      throw new Error('nobody is there')
    }),
  ],
  concurrency: oneAtATime,
  logger: quiet,
  observeRun: handled,
})

const app = Fastify({ genReqId: ({ headers }) => String(headers['x-request-id']) })
registerMetrics(app, {
  metrics: { ...createMetrics(), observeRequest() {} },
  token: undefined,
})
app.get('/greetings/:name', { config: { operationId: 'greetSomebody' } }, ({ id }) =>
  withRequestId(id, async () => {
    await keyValueStore.set('secret-key', 'secret-value', 60)
    await pool.query('SELECT $1::text AS for_the_request', ['secret-parameter'])
    return { jobId: await enqueue(greet, {}) }
  }),
)
app.get('/healthz', () => ({}))
const url = await app.listen({ host: '127.0.0.1', port: 0 })
await fetch(`${url}/healthz`)
const response = await fetch(`${url}/greetings/ana?token=secret-query`, {
  headers: { 'x-request-id': 'request-0001', traceparent: process.env['TRACEPARENT']! },
})
process.stdout.write(`${response.status} ${(await response.json()).jobId !== undefined}\n`)
await done
await jobs.close()
await app.close()
await keyValueStore.close()
await pool.end()
await stopTracing()
process.exit(0)
