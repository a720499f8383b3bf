import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken, newToken } from '../../apps/api/src/kernel/secrets.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { breakable } from '../support/breakable.ts'
import { startRedis } from '../../scripts/lib/redis.mjs'
import { fileDatabase } from '../support/database.ts'
import { redisUrl } from '../support/redis.ts'
import { needsRedis } from '../support/needs.ts'

const redis = redisUrl()
const database = fileDatabase()
const { pool } = database
let toDatabase: Awaited<ReturnType<typeof breakable>>
/** Of its own, as it is stopped. */
let redisServer: Awaited<ReturnType<typeof startRedis>>
const redisFolder = mkdtempSync(join(tmpdir(), 'outage-'))
let toRedis: Awaited<ReturnType<typeof breakable>> | null
let api: TestApi
const token = newToken()

beforeAll(async () => {
  toDatabase = await breakable(database.url)
  if (redis !== undefined) redisServer = await startRedis(redisFolder, { throwAway: true })
  toRedis = redisServer ? await breakable(redisServer.url) : null
  const accountId = randomUUID()
  await pool.query(`INSERT INTO account (id, phone) VALUES ($1, '13800000002')`, [accountId])
  await pool.query(
    `INSERT INTO session (id, account_id, client, access_hash, refresh_hash, access_expires_at, refresh_expires_at, ip,
       user_agent) VALUES ($1, $2, 'web', $3, $4, now() + interval '1 day', now() + interval '2 days', '::1', '')`,
    [randomUUID(), accountId, hashToken(token), hashToken(newToken())],
  )
  api = await startApi({ DATABASE_URL: toDatabase.url, REDIS_URL: toRedis?.url })
  await api.ready()
})
afterAll(async () => {
  await api.close()
  toDatabase.close()
  toRedis?.close()
  await redisServer?.stop()
  rmSync(redisFolder, { recursive: true, force: true })
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await api.app.inject({ url, headers })
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], ...response.json() }
}
const me = () => get('/admin/user/current', { authorization: `Bearer ${token}` })
const humanCheck = () => get('/code?captchaType=clickWord')

/** The cut connections have been noticed. */
async function isNotReady() {
  await expect.poll(async () => (await get('/readyz')).status).toBe('notReady')
}

async function recovers(call: () => Promise<{ status: number }>) {
  await expect.poll(async () => (await call()).status).toBe(200)
}

const saysWhatItCannot = (language: 'cn' | 'en') => ({
  status: 503,
  retryAfter: '5',
  code: 1,
  msg: expect.stringContaining(language === 'cn' ? '没有完成' : 'was not done'),
})

describe('while Redis is away', needsRedis(redis), () => {
  test('what needs it says so at once, what does not goes on, and all is well again by itself', async () => {
    toRedis!.cut()
    await isNotReady()
    expect(await humanCheck()).toMatchObject(saysWhatItCannot('cn'))
    expect(await get('/code?captchaType=clickWord&lang=en')).toMatchObject(saysWhatItCannot('en'))
    expect((await me()).data.phone).toBe('13800000002')
    expect(await get('/readyz')).toMatchObject({ status: 'notReady', checks: { keyValueStore: { ok: false } } })
    await toRedis!.mend()
    await recovers(humanCheck)
    expect((await humanCheck()).data.repCode).toBe('0000')
  })

  test('a server that hangs makes nobody wait for it, and all is well once it goes on', async () => {
    const { pid } = JSON.parse(readFileSync(join(redisFolder, 'redis.json'), 'utf8'))
    process.kill(pid, 'SIGSTOP')
    try {
      // Without a limit, none of these would be answered within the time of the test.
      const responses = await Promise.all([humanCheck(), humanCheck()])
      expect(responses).toEqual(responses.map(() => expect.objectContaining(saysWhatItCannot('cn'))))
      expect(await humanCheck()).toMatchObject(saysWhatItCannot('cn'))
      expect((await me()).data.phone).toBe('13800000002')
      expect(await get('/healthz')).toMatchObject({
        status: 'degraded',
        problems: expect.arrayContaining(['keyValueStore']),
      })
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await recovers(humanCheck)
    await expect.poll(async () => (await get('/healthz')).status).toBe('up')
  })
})

describe('while PostgreSQL is away', () => {
  test('a member is instructed to try again instead of being put out, and is still signed in afterwards', async () => {
    toDatabase.cut()
    await isNotReady()
    expect(await me()).toMatchObject(saysWhatItCannot('cn'))
    expect((await api.app.inject('/healthz')).statusCode).toBe(200)
    await toDatabase.mend()
    await recovers(me)
    expect((await me()).data.phone).toBe('13800000002')
  })
})
