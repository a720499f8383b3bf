/**
 * Kills the API (SIGKILL) after calls of a partner have had their effect and before they are answered, and checks that
 * calls repeated under their idempotency keys leave what the same calls leave where nothing is killed: one effect, one
 * charge. `npm run fuzz -- partner-kills [--rounds 4]`. Data that is thrown away.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { connectPool } from '../../packages/db/src/index.ts'
import { buildMember } from '../../tests/support/members.ts'
import { buildGrant } from '../../tests/support/plans.ts'
import { build } from '../lib/build.mjs'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { migrate } from '../lib/migrate.mjs'
import { freePort } from '../lib/processes.mjs'
import { provision } from '../lib/provision.mjs'
import { siteEnvironment } from '../lib/stack.mjs'
import { createKillableProcess } from './killable-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 60_000
/** Advisory lock that holds every answer back while it is taken. */
const HELD = 4242
const SCOPES = ['trademarks', 'patents', 'translation', 'monitors', 'reports', 'webhooks', 'usage']

/** Every POST that creates or uses something. */
const calls: [path: string, body: object | FormData][] = [
  ['/translate', { q: ['一种电池', '隔膜'], target: 'en-us' }],
  ['/trademarks/search', { text: '云澜', countries: ['CN'] }],
  ['/trademarks/batch', { entries: ['云澜', '12345678'] }],
  ['/patents/search', { expression: 'TI:battery' }],
  ['/patents/batch', { numbers: ['CN112345678A'] }],
  ['/patents/batch', { numbers: Array.from({ length: 600 }, (_, at) => `CN${112_000_000 + at}A`) }],
  ['/glossaries', { name: 'Batteries', entries: [{ zh: '隔膜', en: 'separator' }] }],
  ['/monitors', { name: '云', type: 'similar', text: '云澜' }],
  ['/webhooks', { url: 'https://93.184.216.34/hook', events: ['report.ready'] }],
  ['/reports', { text: '云澜', classes: [9] }],
  ['/documents', document()],
]

function document(): FormData {
  const form = new FormData()
  form.set('file', new Blob(['一种电池。']), 'a.txt')
  form.set('source', 'zh-cn')
  form.set('target', 'en-us')
  return form
}

type Result = { status: number; body: string; isReplayed: boolean }

/** @param args the arguments of the command */
export async function killDuringPartnerCalls(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '4' } } })
  const services = await provision(root, { throwAway: true })
  try {
    await build(root)
    await migrate(services.databaseUrl, services.migrationUrl)
    await setFreeLimits(services.databaseUrl, {
      search: 100,
      patentSearch: 100,
      translation: 100,
      translationCharacters: 10_000,
    })
    await play(services, Number(values.rounds))
  } finally {
    await services.stop()
    rmSync(services.dataDir, { recursive: true, force: true })
  }
}

async function play(services: Awaited<ReturnType<typeof provision>>, rounds: number) {
  const ports = { api: await freePort(), worker: await freePort(), web: await freePort() }
  const env = siteEnvironment(services, ports, { NODE_ENV: 'production', REQUESTS_PER_SECOND: '10000' })
  const api = createKillableProcess({ root, name: 'api', env, port: ports.api })
  const pool = connectPool({ url: services.migrationUrl ?? services.databaseUrl, max: 4 })
  const url = `http://127.0.0.1:${ports.api}`
  await pool.query(
    `CREATE FUNCTION hold_answer() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_advisory_xact_lock_shared(${HELD}); RETURN NEW; END';
     CREATE TRIGGER hold_answer BEFORE UPDATE OF status ON partner_request
       FOR EACH ROW EXECUTE FUNCTION hold_answer()`,
  )

  const buildPartner = async () => {
    const database = { stores: { databaseUrl: services.databaseUrl, redisUrl: null } }
    const member = await buildMember(database)
    await buildGrant(database, member.id, [{ services: ['report'], total: 10 }])
    const made = await fetch(`${url}/admin/partner/key`, {
      method: 'POST',
      headers: { ...member.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'kills', scopes: SCOPES }),
    })
    const { data } = (await made.json()) as { data: { secret: string } }
    return { accountId: member.id, authorization: `Bearer ${data.secret}` }
  }
  type Partner = Awaited<ReturnType<typeof buildPartner>>

  const send = async ({ authorization }: Partner, at: number, key: string): Promise<Result> => {
    const [path, body] = calls[at]!
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/openapi/v1${path}`, {
      method: 'POST',
      headers: { authorization, 'idempotency-key': key, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const isReplayed = response.headers.get('idempotency-replayed') === 'true'
    return { status: response.status, body: await response.text(), isReplayed }
  }

  /** How many rows of every table belong to an account, and what it has used of its plan. */
  const effectsOf = async ({ accountId, authorization }: Partner) => {
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE column_name = 'account_id' AND table_schema = 'public' AND table_name <> 'partner_request' ORDER BY 1`,
    )
    const counts: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM "${name}" WHERE account_id = $1`,
        [accountId],
      )
      if (rows[0]!.n > 0) counts[name] = rows[0]!.n
    }
    const jobs = await pool.query(
      'SELECT name, count(*)::int AS n FROM job WHERE owner_id = $1 GROUP BY name ORDER BY name',
      [accountId],
    )
    const response = await fetch(`${url}/openapi/v1/usage`, { headers: { authorization } })
    const { allowances } = (await response.json()) as { allowances: { service: string; usedToday: number }[] }
    const used = allowances.map(({ service, usedToday }) => [service, usedToday])
    return { counts, jobs: jobs.rows, used: Object.fromEntries(used) as Record<string, number> }
  }

  const waitFor = async (what: string, isSo: () => Promise<boolean>) => {
    for (const until = Date.now() + PATIENCE_MS; !(await isSo()); await pause(50))
      if (Date.now() > until) throw new Error(`waited in vain for ${what}`)
  }

  let faults = 0
  try {
    await api.start()
    const undisturbed = await buildPartner()
    const wanted: number[] = []
    for (const at of calls.keys()) wanted.push((await send(undisturbed, at, randomUUID())).status)
    const refused = wanted.flatMap((status, at) => (status >= 300 ? [`${calls[at]![0]} ${status}`] : []))
    if (refused.length > 0) throw new Error(`calls are refused: ${refused.join(', ')}`)
    // What is written after the answer, such as logs of searches.
    await pause(2000)
    const expected = await effectsOf(undisturbed)

    for (let round = 0; round < rounds; round++) {
      const isStored = round % 2 === 1
      const partner = await buildPartner()
      const keys = calls.map(() => randomUUID())
      const holder = await pool.connect()
      await holder.query('SELECT pg_advisory_lock($1)', [HELD])
      const lost = Promise.allSettled(keys.map((key, at) => send(partner, at, key)))
      await waitFor('all effects', async () => {
        const { rows } = await pool.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
          [HELD],
        )
        return rows[0]!.n === calls.length
      })
      await api.kill()
      // The server would finish the statements of a client that has died: those answers are stored and not sent.
      if (!isStored)
        await pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
          [HELD],
        )
      await holder.query('SELECT pg_advisory_unlock($1)', [HELD])
      holder.release()
      const answered = (await lost).filter(({ status }) => status === 'fulfilled').length
      await api.start()
      if (!isStored) {
        const early = await Promise.all(keys.map((key, at) => send(partner, at, key)))
        if (early.some(({ status }) => status !== 409)) throw new Error('a call that may still run was begun again')
        // As if the minute had passed in which another process could still be at it.
        await pool.query('UPDATE partner_request SET locked_until = now() WHERE account_id = $1', [partner.accountId])
      }
      const again = await Promise.all(keys.map((key, at) => send(partner, at, key)))
      const oncemore = await Promise.all(keys.map((key, at) => send(partner, at, key)))
      await pause(2000)
      const effects = await effectsOf(partner)
      const problems = [
        ...(answered > 0 ? [`${answered} calls were answered before the kill`] : []),
        ...again.flatMap(({ status, isReplayed }, at) =>
          status === wanted[at] && isReplayed === isStored
            ? []
            : [`${calls[at]![0]}: ${status}, replayed ${isReplayed}`],
        ),
        ...oncemore.flatMap(({ body, isReplayed }, at) =>
          isReplayed && body === again[at]!.body ? [] : [`${calls[at]![0]}: another answer when repeated again`],
        ),
        ...(isDeepStrictEqual(effects, expected)
          ? []
          : [`effects ${JSON.stringify(effects)} instead of ${JSON.stringify(expected)}`]),
      ]
      faults += problems.length
      const when = isStored ? 'after the answers were stored' : 'before the answers were stored'
      process.stdout.write(`round ${round + 1}, killed ${when}: ${problems.join('\n  ') || 'one effect, one charge'}\n`)
    }
  } finally {
    await api.kill('SIGTERM')
    await pool.end()
  }
  process.exitCode = faults === 0 ? 0 : 1
}
