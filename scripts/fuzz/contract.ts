/**
 * Sends made-up requests to every operation of the contract and looks for faults and for answers outside it:
 * `npm run fuzz`, with Schemathesis (`pip install schemathesis`) on the path. Data that is thrown away.
 * Environment: `FUZZ_EXAMPLES` and `FUZZ_SEED`; `FUZZ_AS`, one of the callers below, such as `a partner`, who has a
 * contract of its own; `FUZZ_SECONDS`, the most of each.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createModules } from '../../apps/api/src/modules.ts'
import { createPlatform } from '../../apps/api/src/platform.ts'
import { buildApp } from '../../apps/api/src/app.ts'
import { hashToken, newToken } from '../../apps/api/src/kernel/secrets.ts'
import { parseSettings } from '../../packages/config/src/index.ts'
import { connectPool } from '../../packages/db/src/index.ts'
import { createLogger } from '../../packages/runtime/src/index.ts'
import { throwAwayFolder } from '../lib/data-folder.mjs'
import { setFreeLimits } from '../lib/free-limits.mjs'
import { migrate } from '../lib/migrate.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { startRedis } from '../lib/redis.mjs'

const CHECKS = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance'
/** They would end the session that the others go on with. */
const ENDING = ['signOut', 'signOutStaff']

const folder = throwAwayFolder()
const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
const redis = await startRedis(join(folder, 'redis'), { throwAway: true })
const closings: (() => unknown)[] = []
try {
  await migrate(postgres.url)
  await setFreeLimits(postgres.url, { search: 1_000_000, patentSearch: 1_000_000 })
  process.exitCode = await fuzz()
} finally {
  for (const close of closings.toReversed()) await close()
  await Promise.all([postgres.stop(), redis?.stop()])
  rmSync(folder, { recursive: true, force: true })
}

async function fuzz(): Promise<number> {
  const settings = parseSettings({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis?.url,
    DATA_DIR: folder,
    APP_SECRET: newToken(),
    INDEX_SNAPSHOT: 'false',
  })
  const logger = createLogger({ name: 'fuzz', level: 'error' })
  const platform = await createPlatform(settings, logger, { onClose: (_, close) => closings.push(close) })
  const parts = createModules(platform)
  const app = await buildApp(parts, {
    logger,
    trustedProxies: 1,
    publicUrl: settings.PUBLIC_URL,
    requestsPerSecond: 100_000,
    checkReplies: true,
  })
  closings.push(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  while ((await app.inject('/readyz')).statusCode !== 200) await pause(200)
  const { member, staff } = await createCallers()
  const made = await app.inject({
    method: 'POST',
    url: '/admin/partner/key',
    headers: { authorization: `Bearer ${member}` },
    payload: {
      name: 'fuzz',
      scopes: ['trademarks', 'patents', 'translation', 'monitors', 'reports', 'webhooks', 'usage'],
    },
  })
  const { secret } = made.json<{ data: { secret: string } }>().data
  const runs: [who: string, args: string[], document?: string][] = [
    ['a partner', ['--header', `Authorization: Bearer ${secret}`, '--rate-limit', '8/s'], '/openapi/v1/openapi.json'],
    ['nobody', []],
    ['a member', ['--header', `Authorization: Bearer ${member}`]],
    ['staff', ['--header', `Authorization: Bearer ${staff}`, '--include-path-regex', '^/admin/manage/']],
    [
      'the web client',
      ['--header', `Authorization: ${parts.getSite().clientAuthorization}`, '--include-path-regex', '^/auth/oauth/'],
    ],
  ]
  let worst = 0
  const { FUZZ_AS: chosen, FUZZ_SECONDS: seconds } = process.env
  if (chosen && !runs.some(([who]) => who === chosen))
    throw new Error(`FUZZ_AS: ${runs.map(([who]) => who).join(', ')}`)
  for (const [who, args, document = '/docs/json'] of runs) {
    if (chosen && who !== chosen) continue
    process.stdout.write(`\n— as ${who} —\n`)
    const child = spawn(
      'schemathesis',
      [
        'run',
        `${url}${document}`,
        ...(document === '/docs/json' ? [] : ['--url', `${url}/openapi/v1`]),
        '--checks',
        CHECKS,
        '--phases',
        'examples,coverage,fuzzing',
        '--max-examples',
        process.env['FUZZ_EXAMPLES'] ?? '30',
        '--seed',
        process.env['FUZZ_SEED'] ?? '1',
        '--request-timeout',
        '20',
        ...(seconds ? ['--max-time', seconds] : []),
        // Event streams end with their jobs.
        ...[...ENDING, 'streamJobEvents'].flatMap((id) => ['--exclude-operation-id', id]),
        ...args,
      ],
      { stdio: 'inherit' },
    )
    const [code] = await once(child, 'close')
    worst = Math.max(worst, Number(code))
  }
  return worst
}

/** A member and somebody of the staff, signed in. */
async function createCallers() {
  const pool = connectPool({ url: postgres.url, max: 1 })
  const [member, staff, accountId, staffId] = [newToken(), newToken(), randomUUID(), randomUUID()]
  await pool.query(`INSERT INTO account (id, phone) VALUES ($1, '13800000009')`, [accountId])
  await pool.query(
    `INSERT INTO session (id, account_id, client, access_hash, refresh_hash, access_expires_at, refresh_expires_at, ip,
       user_agent) VALUES ($1, $2, 'web', $3, $4, now() + interval '1 day', now() + interval '2 days', '::1', '')`,
    [randomUUID(), accountId, hashToken(member), hashToken(newToken())],
  )
  await pool.query(`INSERT INTO staff (id, name, password_hash, roles) VALUES ($1, 'fuzz', '-', '{admin}')`, [staffId])
  await pool.query(
    `INSERT INTO staff_session (id, staff_id, token_hash, ip, expires_at)
     VALUES ($1, $2, $3, '::1', now() + interval '8 hours')`,
    [randomUUID(), staffId, hashToken(staff)],
  )
  await pool.end()
  return { member, staff }
}
