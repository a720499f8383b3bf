import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPool } from '../../packages/db/src/index.ts'
import { connectKeyValueStore } from '../../packages/key-value/src/index.ts'
import { startApi } from '../../tests/support/api.ts'
import { startFakeProvider } from '../../tests/support/fake-provider.ts'
import { buildMember, aPhone, aVisitor, passedCheck } from '../../tests/support/members.ts'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { ms, percent, printTable } from './table.ts'

/** How long the provider takes, in milliseconds. */
const PROVIDERS_MS = [0, 800]

/**
 * Requests codes to sign in for as many phones with an account as without, in a random order, and tells the two apart by
 * answer and time as well as anybody could.
 */
export async function benchSignInCodes({ requests }: { requests: number }): Promise<void> {
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  try {
    await migrate(postgres.url)
    const rows: string[][] = []
    for (const providerMs of PROVIDERS_MS) rows.push(...(await measure(postgres.url, requests, providerMs)))
    printTable(
      `Codes to sign in requested for ${requests} phones of members and ${requests} others`,
      ['provider takes', 'phones of', 'median ms', '95 % ms', 'other answers', 'recognized by time', 'by chance'],
      rows,
    )
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(databaseUrl: string, requests: number, providerMs: number): Promise<string[][]> {
  const provider = await startFakeProvider(() => ({ body: {} }), providerMs)
  const api = await startApi({
    DATABASE_URL: databaseUrl,
    SMS_PROVIDER: 'http',
    SMS_OPTIONS: JSON.stringify({ url: provider.baseUrl, authorization: { kind: 'none' }, body: { to: '{to}' } }),
  })
  const pool = connectPool({ url: databaseUrl, max: 2 })
  const keyValueStore = await connectKeyValueStore({ pool })
  await api.ready()
  const ask = async (phone: string) => {
    const query = { scene: 'login', captchaVerification: await passedCheck(keyValueStore) }
    const visitor = aVisitor(api)
    const startedAt = performance.now()
    const { status, code, msg, data } = await visitor('GET', `/admin/mobile/sendCode/SMS@${phone}`, { query })
    return { tookMs: performance.now() - startedAt, said: JSON.stringify({ status, code, msg, data }) }
  }
  for (let warmUp = 0; warmUp < 10; warmUp++) await ask(aPhone())
  type Measured = Awaited<ReturnType<typeof ask>>
  const [known, unknown]: [Measured[], Measured[]] = [[], []]
  while (known.length < requests || unknown.length < requests) {
    const isKnown = unknown.length === requests || (known.length < requests && Math.random() < 0.5)
    const phone = isKnown ? (await buildMember(api)).phone : aPhone()
    ;(isKnown ? known : unknown).push(await ask(phone))
  }
  // What is under way is sent before the provider closes.
  await pause(providerMs + 200)
  await api.close()
  await pool.end()
  provider.close()
  const usual = unknown[0]!.said
  const [apart, chance] = [bestGuess, guessByChance].map((share) =>
    percent(share(known.map(tookMs), unknown.map(tookMs))),
  )
  return [
    ['members', known],
    ['nobody', unknown],
  ].map(([whose, requested]) => {
    const times = (requested as Measured[]).map(tookMs).toSorted((a, b) => a - b)
    const others = (requested as Measured[]).filter(({ said }) => said !== usual).length
    const at = (share: number) => ms(times[Math.floor(share * (times.length - 1))]!)
    return [`${providerMs} ms`, whose as string, at(0.5), at(0.95), String(others), apart!, `up to ${chance}`]
  })
}

const tookMs = (requested: { tookMs: number }) => requested.tookMs

/** The share that is distinguished by the best threshold, either way round. */
function bestGuess(known: readonly number[], unknown: readonly number[]): number {
  const all = known.length + unknown.length
  return Math.max(
    ...[...known, ...unknown].map((threshold) => {
      const above = known.filter((time) => time >= threshold).length
      const below = unknown.filter((time) => time < threshold).length
      const right = (above + below) / all
      return Math.max(right, 1 - right)
    }),
  )
}

const SHUFFLES = 200

/** As `bestGuess` where the times tell nothing: what 95 of 100 random divisions stay below. */
function guessByChance(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known, ...unknown]
  const shares = Array.from({ length: SHUFFLES }, () => {
    const shuffled = all
      .map((time) => ({ time, place: Math.random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ time }) => time)
    return bestGuess(shuffled.slice(0, known.length), shuffled.slice(known.length))
  })
  return shares.toSorted((a, b) => a - b)[Math.floor(0.95 * SHUFFLES)]!
}
