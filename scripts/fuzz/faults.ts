/**
 * Kills processes of a site at random (SIGKILL) while it imports, searches and runs bulk queries, and checks that it
 * recovers within 30 seconds by itself and that nothing is lost or doubled:
 * `npm run fuzz -- faults [--minutes 10] [--marks 30000] [--seed 1] [--no-redis]` on data that is thrown away, or
 * `… --compose` on the site that `docker compose up` runs, whose register is empty.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildMember, inDatabase } from '../../tests/support/members.ts'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { joinComposeSite, startFaultySite } from './faulty-site.ts'

const RECOVERY_MS = 30_000
const QUIET_MS = 10 * 60_000
const BULK_ROWS = 200

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '10' },
    marks: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
    'no-redis': { type: 'boolean', default: false },
    compose: { type: 'boolean', default: false },
  },
})
const [minutes, marks] = [Number(values.minutes), Number(values.marks)]
let seed = Number(values.seed)
/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const print = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)
const faults: string[] = []
const fault = (line: string) => {
  faults.push(line)
  print(`FAULT ${line}`)
}

const site = values.compose
  ? await joinComposeSite(root)
  : await startFaultySite({ root, withRedis: !values['no-redis'], print, fault })
const ending = new AbortController()
const counts = { kills: 0, searches: 0, refused: 0, bulk: 0, imports: 0, slowestMs: 0 }

try {
  await setFreeLimits(await site.databaseUrl(), { search: 1_000_000, bulkQuery: { perDay: 1_000_000, atOnce: 1000 } })
  const { headers } = await buildMember(await database())
  const work = Promise.all([importAgainAndAgain(), search(headers), runBulkQueries(headers)]).catch((error: unknown) =>
    fault(String(error)),
  )
  await killAtRandom()
  ending.abort()
  await work
  await checkImports()
  print(JSON.stringify(counts))
} finally {
  await site.stop()
}
print(faults.length === 0 ? 'All is accounted for.' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** Where the site's database is now, as the helpers of tests expect it. */
async function database() {
  return { stores: { redisUrl: null, databaseUrl: await site.databaseUrl() } }
}

async function killAtRandom() {
  const until = Date.now() + minutes * 60_000
  while (Date.now() < until) {
    await pause(2000 + 8000 * random())
    const all = (await site.victims()).filter(({ pid }) => pid > 0)
    const victim = all[Math.floor(random() * all.length)]
    if (!victim) continue
    print(`killing ${victim.name} (${victim.pid})`)
    counts.kills++
    try {
      process.kill(victim.pid, 'SIGKILL')
    } catch {
      continue
    }
    const startedAt = Date.now()
    // The process may still answer what it does not know yet.
    await pause(300)
    while (!(await isReady())) {
      if (Date.now() - startedAt > RECOVERY_MS) {
        fault(`no recovery within 30 s after ${victim.name} was killed`)
        break
      }
      await pause(200)
    }
    counts.slowestMs = Math.max(counts.slowestMs, Date.now() - startedAt)
  }
}

async function isReady() {
  return (await Promise.all((await site.readiness()).map(isOk))).every(Boolean)
}

async function isOk(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null)
  await response?.arrayBuffer().catch(() => null)
  return response?.ok ?? false
}

/** Imports growing files; a command that loses the database is started again, as a person would. */
async function importAgainAndAgain() {
  for (let round = 1; !ending.signal.aborted || round === 1; round++) {
    const file = join(site.directory, `marks-${round}.jsonl`)
    writeFileSync(file, `${Array.from({ length: marks }, (_, at) => markOf(at, round)).join('\n')}\n`)
    while ((await site.importTrademarks(file)) !== 0) await pause(1000)
    counts.imports++
  }
}

function markOf(at: number, round: number): string {
  return JSON.stringify({
    office: 'CN',
    applicationNumber: String(10_000_000 + at),
    text: `MARK ${at}${at % 3 === 0 ? ` ${round}` : ''}`,
    kind: 'word',
    classes: [9],
    status: 1,
  })
}

async function search(headers: Record<string, string>) {
  while (!ending.signal.aborted) {
    const result = await call('POST', '/common/query/search/v2', headers, {
      tradeMarkText: `MARK ${Math.floor(random() * marks)}`,
    })
    counts.searches++
    if (result === null || result.status === 503) counts.refused++
    else if (result.status !== 200) fault(`a search was answered with ${result.status}`)
    await pause(100)
  }
}

/** Every row of a list is answered once, even when a worker dies meanwhile. */
async function runBulkQueries(headers: Record<string, string>) {
  for (let round = 0; !ending.signal.aborted; round++) {
    const requestId = crypto.randomUUID()
    const entries = Array.from({ length: BULK_ROWS }, (_, at) => `MARK ${at * 7}`)
    let id: string | undefined
    // Ordered again with the same id, it is one list.
    while (!id) {
      const result = await call('POST', '/common/query/bulk', headers, { entries, requestId })
      id = result?.body.data?.id as string | undefined
      if (!id) await pause(1000)
    }
    const deadline = Date.now() + QUIET_MS
    for (;;) {
      const result = await call('GET', `/common/query/bulk/${id}`, headers)
      const state = result?.body.data?.state as string | undefined
      if (state === 'completed') break
      if (state === 'failed' || state === 'cancelled' || Date.now() > deadline) {
        fault(`the bulk query ${id} is ${state ?? 'unanswered'}`)
        break
      }
      await pause(500)
    }
    const rows = await patiently(async () =>
      inDatabase<{ n: number; distinct: number }>(
        await database(),
        'SELECT count(outcome)::int AS n, count(DISTINCT ordinal)::int AS distinct FROM bulk_row WHERE bulk_query_id = $1',
        [id],
      ),
    )
    if (rows[0]?.n !== BULK_ROWS || rows[0].distinct !== BULK_ROWS)
      fault(`the bulk query ${id} has ${rows[0]?.n} rows of ${BULK_ROWS}`)
    counts.bulk++
  }
}

async function call(method: string, path: string, headers: Record<string, string>, body?: object) {
  try {
    const response = await fetch(site.url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: (await response.json()) as { data?: Record<string, unknown> } }
  } catch {
    return null
  }
}

/** The database may just have been killed. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error) || error instanceof pg.DatabaseError) throw error
      await pause(1000)
    }
  }
}

async function checkImports() {
  const rows = await patiently(async () =>
    inDatabase<{ marks: number; numbers: number; versions: number; distinct: number; open: number }>(
      await database(),
      `SELECT (SELECT count(*)::int FROM trademark) AS marks,
         (SELECT count(DISTINCT application_number)::int FROM trademark) AS numbers,
         (SELECT count(version)::int FROM register_import) AS versions,
         (SELECT count(DISTINCT version)::int FROM register_import) AS distinct,
         (SELECT count(*)::int FROM job WHERE name = 'import-register' AND state = 'failed') AS open`,
    ),
  )
  const found = rows[0]!
  print(JSON.stringify(found))
  if (found.marks !== marks || found.numbers !== marks) fault(`${found.marks} marks instead of ${marks}`)
  if (found.versions !== found.distinct) fault('two imports have the same version')
  if (found.open > 0) fault(`${found.open} imports failed`)
}
