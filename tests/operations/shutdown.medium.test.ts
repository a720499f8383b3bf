import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { recordJob, sendEmail } from '../../packages/jobs/src/index.ts'
import { freePort } from '../../scripts/lib/processes.mjs'
import { fileDatabase } from '../support/database.ts'
import { buildMember } from '../support/members.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const database = fileDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'api-'))
const children: ChildProcess[] = []
const agent = new Agent({ keepAlive: true })

afterAll(() => {
  agent.destroy()
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

function run(script: URL, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(script)], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

/** The exit status of a process that was asked to stop. */
async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  return (await ended)[0]
}

/** The streams of a member and a connection that is idle, one without a request and one with half of one. */
async function openAll(url: string, jobId: string, headers: Record<string, string>) {
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${url}/common/job/${jobId}/events`, { headers })),
  )
  expect(streams.map(({ status }) => status)).toEqual(Array(5).fill(200))
  const [response] = await once(get(`${url}/healthz`, { agent }), 'response')
  await once(response.resume(), 'end')
  for (const sent of ['', 'POST /common/query/search/v2 HTTP/1.1\r\nhost: a\r\ncont']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write(sent)
  }
  const readers = streams.map(({ body }) => body!.getReader())
  for (const reader of readers) expect(String(Buffer.from((await reader.read()).value!))).toContain('event: job')
  return { ends: Promise.all(readers.map(readToEnd)) }
}

/** @throws where the connection breaks off before the stream ends */
async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

test('the web server and the API stop in order while streams are open, and end each of them', async () => {
  const port = await freePort()
  const apiUrl = `http://127.0.0.1:${port}`
  const api = run(new URL('../../apps/api/src/main.ts', import.meta.url), {
    DATABASE_URL: database.url,
    REDIS_URL: '',
    DATA_DIR: dataDir,
    INDEX_SNAPSHOT: 'false',
    APP_SECRET: 'of-tests-only-and-32-characters!',
    API_PORT: String(port),
  })
  const web = run(new URL('../support/web-process.ts', import.meta.url), { API_URL: apiUrl })
  const [printed] = await once(web.stdout, 'data')
  await vi.waitFor(async () => expect((await fetch(`${apiUrl}/healthz`)).status).toBe(200), 100_000)

  const { id, headers } = await buildMember({ stores: { databaseUrl: database.url, redisUrl: null } })
  const jobId = randomUUID()
  const message = { to: 'li@example.com', subject: 'Hello', text: 'World' }
  await recordJob(database.pool, sendEmail, message, jobId, { ownerId: id })

  for (const [child, url] of [
    [web, String(printed).trim()],
    [api, apiUrl],
  ] as const) {
    const { ends } = await openAll(url, jobId, headers)
    expect(await stop(child)).toBe(0)
    await ends
  }
})
