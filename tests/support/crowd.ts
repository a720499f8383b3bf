import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type pg from 'pg'
import { recordJob, sendEmail } from '../../packages/jobs/src/index.ts'
import { buildMember } from './members.ts'

/** Nothing takes as long: a request that reaches it hangs. */
export const HANGS_MS = 60_000
const STREAMS_OF_MEMBER = 10
const MEMBERS_OF_ADDRESS = 5

/** A search by a visitor at an address, as the page sends it through a reverse proxy. @throws where it hangs */
export async function search(url: string, from: string, tradeMarkText: string) {
  const response = await fetch(`${url}/common/query/search/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ tradeMarkText }),
    signal: AbortSignal.timeout(HANGS_MS),
  })
  const { code } = (await response.json()) as { code: number }
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') }
}

/** Streams of jobs that wait, ten of each member; `cancelJobs` ends them. @throws where one is refused */
export async function openStreams(url: string, database: { url: string; pool: pg.Pool }, count: number) {
  const streams: Response[] = []
  const jobs: { path: string; headers: Record<string, string> }[] = []
  for (let member = 0; streams.length < count; member++) {
    const { id, headers } = await buildMember({ stores: { databaseUrl: database.url, redisUrl: null } })
    const path = `/common/job/${randomUUID()}`
    const message = { to: 'li@example.com', subject: 'Hello', text: 'World' }
    await recordJob(database.pool, sendEmail, message, path.split('/').at(-1)!, { ownerId: id })
    const own = { ...headers, 'x-forwarded-for': `198.51.100.${Math.floor(member / MEMBERS_OF_ADDRESS)}` }
    jobs.push({ path, headers: own })
    for (let tab = 0; tab < STREAMS_OF_MEMBER; tab++) {
      const stream = await fetch(`${url}${path}/events`, { headers: own })
      if (stream.status !== 200) throw new Error(`a stream is refused: ${await stream.text()}`)
      streams.push(stream)
    }
  }
  return {
    streams,
    cancelJobs: async () => {
      for (const { path, headers } of jobs) await fetch(url + path, { method: 'DELETE', headers })
    },
  }
}

/** Connections of one address, each with a search of which half of the headers or of the body is missing. */
export async function sendHalves(url: string, count: number): Promise<Socket[]> {
  const head = 'POST /common/query/search/v2 HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 203.0.113.66\r\n'
  const parts = [head, `${head}content-type: application/json\r\ncontent-length: 900\r\n\r\n{"trade`]
  const sockets = Array.from({ length: count }, () =>
    connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {}),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const [at, socket] of sockets.entries()) socket.resume().write(parts[at % 2]!)
  return sockets
}
