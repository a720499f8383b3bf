/**
 * Sends a steady number of requests a second to a site of `npm start` with the demonstration registers, and watches the
 * memory of its processes and the size of its logs: `npm run fuzz -- load [--minutes 60] [--rate 20]`, on Linux.
 * Members search trademarks and patents, read records, translate, order bulk queries and look at their logs.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { aMember, inDatabase } from '../../tests/support/members.ts'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { freePort } from '../lib/processes.mjs'

const SAMPLE_MS = 30_000
const MEMBERS = 20
/** Memory of the last third of the time may exceed that of the middle third by this share. */
const GROWTH_MAX = 0.1

type Sample = Record<string, number>
type Call = { name: string; method: 'GET' | 'POST'; path: string; body?: object }

const root = fileURLToPath(new URL('../..', import.meta.url))
const print = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

/** @throws where an answer was a server error, memory grew, or the site ended */
export async function loadSteadily(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '60' }, rate: { type: 'string', default: '20' } },
  })
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
  const site = await startSite()
  const samples: Sample[] = []
  try {
    const database = { stores: { redisUrl: null, databaseUrl: site.databaseUrl } }
    const next = await prepareCalls(database)
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => aMember(database)))
    const answers = new Map<string, { times: number[]; statuses: Map<number, number> }>()
    const open = new Set<Promise<void>>()
    const startedAt = performance.now()
    let sampledAt = startedAt
    for (let sent = 0; performance.now() - startedAt < minutes * 60_000; sent++) {
      await pause(Math.max(0, startedAt + (sent * 1000) / rate - performance.now()))
      const request = answer(site.url, next(), members[sent % MEMBERS]!.headers, answers).finally(() =>
        open.delete(request),
      )
      open.add(request)
      if (performance.now() - sampledAt < SAMPLE_MS) continue
      sampledAt = performance.now()
      samples.push(site.sample())
      if (samples.length % 10 === 0) print(JSON.stringify({ sent, open: open.size, ...samples.at(-1) }))
    }
    await Promise.all(open)
    samples.push(site.sample())
    report(answers, samples)
  } finally {
    await site.stop()
  }
}

async function startSite() {
  const dataDir = throwAwayFolder()
  const [web, api, worker] = await Promise.all([freePort(), freePort(), freePort()])
  const env = { WEB_PORT: String(web), API_PORT: String(api), WORKER_PORT: String(worker), DATA_DIR: dataDir }
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...environment } = process.env
  const program = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...environment, ...env, NODE_ENV: 'production', REQUESTS_PER_SECOND: '1000' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const isReady = async (url: string) => (await fetch(url).catch(() => null))?.ok === true
  const url = `http://127.0.0.1:${web}`
  for (const probe of [`http://127.0.0.1:${worker}/readyz`, `http://127.0.0.1:${api}/readyz`, `${url}/`])
    while (!(await isReady(probe))) {
      if (program.exitCode !== null) throw new Error('the site does not start')
      await pause(500)
    }
  const running = () =>
    JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as { env: { DATABASE_URL: string } }
  while (!readdirSync(dataDir).includes('stack.json')) await pause(500)
  return {
    url,
    databaseUrl: running().env.DATABASE_URL,
    /** Resident memory of each process in MB, and the size of the logs in MB. */
    sample(): Sample {
      if (program.exitCode !== null) throw new Error('the site has ended')
      const sample: Sample = { logs: sizeOf(join(dataDir, 'logs')) / 1e6 }
      for (const { name, megabytes } of processesIn(dataDir, program.pid!))
        sample[name] = (sample[name] ?? 0) + megabytes
      return sample
    },
    async stop() {
      const ended = once(program, 'exit')
      program.kill('SIGINT')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The processes that a program has started, named by their file; those of PostgreSQL are one. */
function processesIn(dataDir: string, program: number) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const numberOf = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ pid: Number(pid), parent: numberOf('PPid'), megabytes: numberOf('RssAnon') / 1024, command }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
  const postgres = all.find(({ command }) => command.includes('postgres') && command.includes(dataDir))?.pid
  return all.flatMap(({ pid, parent, megabytes, command }) => {
    if (postgres !== undefined && (pid === postgres || parent === postgres)) return [{ name: 'postgres', megabytes }]
    if (parent !== program) return []
    const name = /apps\/(\w+)\//.exec(command)?.[1] ?? (command.includes('redis') ? 'redis' : 'other')
    return [{ name, megabytes }]
  })
}

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0)

/** What members do, drawn at random from the registers. */
async function prepareCalls(database: { stores: { redisUrl: null; databaseUrl: string } }) {
  const many = 1_000_000
  await setFreeLimits(database.stores.databaseUrl, {
    search: many,
    patentSearch: many,
    translation: many,
    translationCharacters: 1000 * many,
    bulkQuery: { perDay: many, atOnce: 1000 },
  })
  const texts = async (statement: string) =>
    (await inDatabase<{ text: string }>(database, statement)).map(({ text }) => text)
  const marks = await texts(
    'SELECT mark_text AS text FROM trademark WHERE mark_text IS NOT NULL ORDER BY random() LIMIT 2000',
  )
  const records = await texts('SELECT public_id AS text FROM trademark ORDER BY random() LIMIT 2000')
  const patents = await texts('SELECT public_id AS text FROM patent ORDER BY random() LIMIT 200')
  const one = (of: readonly string[]) => of[Math.floor(Math.random() * of.length)]!
  const calls: [weight: number, make: () => Call][] = [
    [
      40,
      () => ({
        name: 'search trademarks',
        method: 'POST',
        path: '/common/query/search/v2',
        body: { tradeMarkText: one(marks) },
      }),
    ],
    [15, () => ({ name: 'read a trademark', method: 'GET', path: `/common/query/detail?id=${one(records)}` })],
    [
      12,
      () => ({ name: 'search patents', method: 'POST', path: '/patent/search/list', body: { expr: one(EXPRESSIONS) } }),
    ],
    [
      5,
      () => ({
        name: 'find similar patents',
        method: 'POST',
        path: '/patent/search/list',
        body: { patentSearchType: 'semantic', text: one(SENTENCES) },
      }),
    ],
    [8, () => ({ name: 'read a patent', method: 'GET', path: `/patent/search/detail?id=${one(patents)}` })],
    [
      12,
      () => ({
        name: 'translate',
        method: 'POST',
        path: '/lantern/translateLan/translate',
        body: { sourceText: `${one(SENTENCES)} ${Math.random()}`, direction: 'en-us_zh-cn' },
      }),
    ],
    [7, () => ({ name: 'read the log', method: 'GET', path: '/lantern/lanlog/page?current=1&size=10' })],
    [
      1,
      () => ({
        name: 'order a bulk query',
        method: 'POST',
        path: '/common/query/bulk',
        body: { entries: Array.from({ length: 20 }, () => one(marks)), requestId: crypto.randomUUID() },
      }),
    ],
  ]
  const total = calls.reduce((sum, [weight]) => sum + weight, 0)
  return () => {
    let left = Math.random() * total
    return calls.find(([weight]) => (left -= weight) < 0)![1]()
  }
}

const EXPRESSIONS = [
  'TI:battery',
  'valve AND spring',
  '轴承',
  'IC:H01M',
  'AB:(cooling NEAR/3 plate)',
  'sensor OR camera',
]
const SENTENCES = [
  'A cooling plate is arranged between battery cells of a pack.',
  'The valve seat is made of stainless steel and fixed to the housing by four screws.',
  'A method of detecting a crack in a bearing by the sound of its rolling elements.',
]

async function answer(
  url: string,
  { name, method, path, body }: Call,
  headers: Record<string, string>,
  answers: Map<string, { times: number[]; statuses: Map<number, number> }>,
) {
  const startedAt = performance.now()
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => null)
  await response?.arrayBuffer().catch(() => null)
  const found = answers.get(name) ?? { times: [], statuses: new Map<number, number>() }
  answers.set(name, found)
  found.times.push(performance.now() - startedAt)
  const status = response?.status ?? 0
  found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1)
}

function report(answers: Map<string, { times: number[]; statuses: Map<number, number> }>, samples: Sample[]): void {
  const problems: string[] = []
  for (const [name, { times, statuses }] of answers) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))]!)
    const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
    print(`${name}: ${counts}; ${at(0.5)} ms p50, ${at(0.95)} ms p95, ${at(1)} ms at most`)
    if ([...statuses.keys()].some((status) => status !== 200)) problems.push(`${name}: not only 200`)
  }
  const third = Math.floor(samples.length / 3)
  const median = (part: Sample[], name: string) =>
    part.map((sample) => sample[name] ?? 0).toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0
  for (const name of Object.keys(samples.at(-1) ?? {})) {
    const [first, middle, last] = [0, 1, 2].map((at) => median(samples.slice(at * third, (at + 1) * third), name))
    print(`${name}: ${first?.toFixed(0)}, ${middle?.toFixed(0)}, ${last?.toFixed(0)} MB (median of each third)`)
    if (name !== 'logs' && last! > middle! * (1 + GROWTH_MAX) + 5) problems.push(`the memory of ${name} grows`)
  }
  if (problems.length > 0) throw new Error(problems.join('; '))
  print('Memory is flat, and every request was answered.')
}
