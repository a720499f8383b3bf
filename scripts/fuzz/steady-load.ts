/**
 * Sends a steady number of requests a second to a site of `npm start` with the demonstration registers, and watches the
 * memory of its processes and the size of its logs: `npm run fuzz -- load [--minutes 60] [--rate 20]`, on Linux.
 * Members search trademarks and patents, read records, translate, order bulk queries and look at their logs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildMember, inDatabase } from '../../tests/support/members.ts'
import { loadDemonstration, loadDemoPatents } from '../lib/demonstration.mjs'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { type FaultySite, startFaultySite } from './faulty-site.ts'

const SAMPLE_MS = 30_000
const MEMBERS = 20
const MARKS = 20_000
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
  const fault = (line: string) => {
    throw new Error(line)
  }
  const site = await startFaultySite({ root, withRedis: true, print, fault })
  const samples: Sample[] = []
  try {
    await loadDemonstration({ root, env: site.env, marks: MARKS, report: print })
    await loadDemoPatents({ root, env: site.env, report: print })
    const database = { stores: { redisUrl: null, databaseUrl: await site.databaseUrl() } }
    const next = await prepareCalls(database)
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => buildMember(database)))
    const results = new Map<string, { times: number[]; statuses: Map<number, number> }>()
    const open = new Set<Promise<void>>()
    const startedAt = performance.now()
    let sampledAt = startedAt
    for (let sent = 0; performance.now() - startedAt < minutes * 60_000; sent++) {
      await pause(Math.max(0, startedAt + (sent * 1000) / rate - performance.now()))
      const request = result(site.url, next(), members[sent % MEMBERS]!.headers, results).finally(() =>
        open.delete(request),
      )
      open.add(request)
      if (performance.now() - sampledAt < SAMPLE_MS) continue
      sampledAt = performance.now()
      samples.push(await sampleOf(site))
      if (samples.length % 10 === 0) print(JSON.stringify({ sent, open: open.size, ...samples.at(-1) }))
    }
    await Promise.all(open)
    samples.push(await sampleOf(site))
    report(results, samples)
  } finally {
    await site.stop()
  }
}

/** Resident memory of each process in MB, of PostgreSQL with its connections, and the size of the logs in MB. */
async function sampleOf({ victims, directory }: FaultySite): Promise<Sample> {
  const parents = (await victims()).filter(({ pid }) => pid > 0)
  const sample: Sample = { logs: sizeOf(join(directory, 'logs')) / 1e6 }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = statusOf(pid)
    const owner = parents.find((each) => each.pid === Number(pid) || each.pid === status?.('PPid'))
    if (owner && status) sample[owner.name] = (sample[owner.name] ?? 0) + status('RssAnon') / 1024
  }
  return sample
}

/** Reads the numbers of a process by their names; null where it has ended meanwhile. */
function statusOf(pid: string): ((field: string) => number) | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  } catch {
    return null
  }
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

async function result(
  url: string,
  { name, method, path, body }: Call,
  headers: Record<string, string>,
  results: Map<string, { times: number[]; statuses: Map<number, number> }>,
) {
  const startedAt = performance.now()
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => null)
  await response?.arrayBuffer().catch(() => null)
  const found = results.get(name) ?? { times: [], statuses: new Map<number, number>() }
  results.set(name, found)
  found.times.push(performance.now() - startedAt)
  const status = response?.status ?? 0
  found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1)
}

function report(results: Map<string, { times: number[]; statuses: Map<number, number> }>, samples: Sample[]): void {
  const problems: string[] = []
  for (const [name, { times, statuses }] of results) {
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
