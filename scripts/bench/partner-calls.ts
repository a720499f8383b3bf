import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { buildMember } from '../../tests/support/members.ts'
import { signed } from '../../tests/support/partner.ts'
import { build } from '../lib/build.mjs'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { startRedis } from '../lib/redis.mjs'
import { machine } from './measure.ts'
import { ms, percent, printTable } from './table.ts'
import { startApiProcess } from './trademarks/http.ts'
import { loadRegister } from './trademarks/load-register.ts'
import { makeQueries } from './trademarks/queries.ts'

export type PartnerBenchOptions = { marks: number; queries: number; seed: number }

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Each has a key; a key may call ten times a second. */
const CALLERS = 60
/** Searches by each way before the other one's turn. */
const TURN = 25
/** Clock ticks of Linux in a second. */
const TICKS = 100
/** What is written after an answer, such as the log of searches, belongs to it. */
const SETTLING_MS = 300

type Caller = { headers: Record<string, string>; merchantId: string; secret: string }
type Way = 'site' | 'partner'

/**
 * Compares the CPU time of a signed search with that of the same search of a member, in one run, in turns: of the API and
 * of PostgreSQL.
 */
export async function benchPartnerCalls({ marks, queries: count, seed }: PartnerBenchOptions): Promise<void> {
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  const redis = await startRedis(join(folder, 'redis'), { throwAway: true })
  try {
    await migrate(postgres.url)
    await setFreeLimits(postgres.url, { search: 1_000_000_000 })
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { sample, similarMarks } = await loadRegister(client, folder, { marks, seed })
    await client.end()
    await build(root)
    const api = await startApiProcess(postgres.url, join(folder, 'site'), redis?.url)
    try {
      const callers = await createCallers(postgres.url, api.port)
      const texts = makeQueries(sample, similarMarks, count, seed).map(({ text }) =>
        text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim(),
      )
      const postmaster = Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      await compare(api, postmaster, callers, texts)
    } finally {
      await api.stop()
    }
  } finally {
    await Promise.all([postgres.stop(), redis?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(
  { port, pid }: { port: number; pid: number },
  postmaster: number,
  callers: readonly Caller[],
  texts: readonly string[],
) {
  const used = { site: { api: 0, database: 0 }, partner: { api: 0, database: 0 } }
  const run = async (way: Way, turn: readonly string[]) => {
    for (const [at, text] of turn.entries()) await search(way, port, callers[at % callers.length]!, text)
    await pause(SETTLING_MS)
  }
  const turns = Array.from({ length: Math.ceil(texts.length / TURN) }, (_, at) =>
    texts.slice(at * TURN, (at + 1) * TURN),
  )
  for (const turn of turns) for (const way of ['site', 'partner'] as const) await run(way, turn)
  for (const [at, turn] of turns.entries())
    for (const way of at % 2 === 0 ? (['site', 'partner'] as const) : (['partner', 'site'] as const)) {
      const before = [cpuMs(pid), databaseCpuMs(postmaster)] as const
      await run(way, turn)
      used[way].api += cpuMs(pid) - before[0]
      used[way].database += databaseCpuMs(postmaster) - before[1]
    }
  const rows = (['site', 'partner'] as const).map((way) => {
    const { api, database } = used[way]
    return [
      way === 'site' ? 'search of a member' : 'signed search',
      ms(api / texts.length),
      ms(database / texts.length),
      ms((api + database) / texts.length),
    ]
  })
  const more = (used.partner.api + used.partner.database) / (used.site.api + used.site.database) - 1
  const [load] = machine().load
  printTable(
    `CPU of ${texts.length} searches by each way, load ${load}`,
    ['', 'API ms', 'PostgreSQL ms', 'both ms'],
    rows,
  )
  process.stdout.write(`\n  more than the site: ${percent(more)} (at most 10 % is wanted)\n`)
  if (more > 0.1) process.exitCode = 1
}

async function search(way: Way, port: number, caller: Caller, text: string): Promise<void> {
  const path = way === 'site' ? '/common/query/search/v2' : '/openapi/v1/trademarks/search'
  const body = JSON.stringify(
    way === 'site'
      ? { tradeMarkText: text, country: ['CN'], degree: 'middle', pageNum: 1, pageSize: 20 }
      : { text, countries: ['CN'], limit: 20 },
  )
  const headers =
    way === 'site'
      ? { ...caller.headers, 'content-type': 'application/json' }
      : signed(caller, { method: 'POST', path: '/trademarks/search', body })
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })
  const result = await response.text()
  const isAnswered = response.status === 200 && (way === 'partner' || result.startsWith('{"code":0,'))
  if (!isAnswered) throw new Error(`the ${way} refuses the search for ${text}: ${result.slice(0, 300)}`)
}

async function createCallers(databaseUrl: string, port: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let number = 0; number < CALLERS; number++) {
    const { headers } = await buildMember({ stores: { databaseUrl, redisUrl: null } })
    const address = `http://127.0.0.1:${port}/admin/partner/key`
    const body = JSON.stringify({ name: 'bench', scopes: ['trademarks'] })
    const json = { ...headers, 'content-type': 'application/json' }
    const made = await (await fetch(address, { method: 'POST', headers: json, body })).json()
    const listed = await (await fetch(address, { headers })).json()
    callers.push({ headers, merchantId: listed.data.merchantId, secret: made.data.secret })
  }
  return callers
}

/** CPU time that a process has used, with all its threads. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** Of the processes of a PostgreSQL server that live. */
function databaseCpuMs(postmaster: number): number {
  let sum = 0
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      if (Number(fields[1]) === postmaster) sum += ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum
}
