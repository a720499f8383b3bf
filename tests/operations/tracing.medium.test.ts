import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../support/database.ts'
import { redisUrl } from '../support/redis.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const redis = redisUrl()
const received: { path: string; body: Buffer }[] = []
/** A receiver of OTLP, as a collector is one. */
const receiver = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ path: request.url!, body })
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
})
const database = fileDatabase()

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

/** Runs the process to its end; gives what it printed and all that the receiver got, as text. */
async function run(environment: NodeJS.ProcessEnv) {
  received.length = 0
  const script = fileURLToPath(new URL('../support/traced-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      ...(redis && { REDIS_URL: redis }),
      TRACEPARENT: `00-${TRACE_ID}-00f067aa0ba902b7-01`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { printed, spans: Buffer.concat(received.map(({ body }) => body)) }
}

/** How often bytes are in others: those of its trace are in every span. */
function timesIn(all: Buffer, wanted: Buffer): number {
  let times = 0
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) times++
  return times
}

test('spans of requests, PostgreSQL, Redis and jobs go to the receiver that the standard settings name', async () => {
  const { port } = receiver.address() as AddressInfo
  const { printed, spans } = await run({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=trial',
  })
  expect(printed).toBe('200 true\n')
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  const wanted = [
    'markwright-fixture',
    'trial',
    // The request, continued from the caller, and what was done for it.
    'GET greetSomebody',
    '/greetings/:name',
    'request-0001',
    'for_the_request',
    'insert into "job"',
    ...(redis ? ['redis-SET'] : []),
    'job greet',
    'for_the_job',
    'nobody is there',
  ]
  expect(wanted.filter((part) => !spans.includes(part))).toEqual([])
  expect(timesIn(spans, Buffer.from(TRACE_ID, 'hex'))).toBeGreaterThanOrEqual(redis ? 4 : 3)
  // Values may be personal; and what supervisors request all the time is no work.
  const unwanted = ['secret-value', 'secret-parameter', 'secret-query', 'healthz']
  expect(unwanted.filter((part) => spans.includes(part))).toEqual([])
})

test('without the settings nothing is sent', async () => {
  const { printed, spans } = await run({})
  expect([printed, spans.length]).toEqual(['200 true\n', 0])
})
