import { createClient } from 'redis'
import { setTimeout as pause } from 'node:timers/promises'
import type { CountedOnce, KeyValueStore } from './key-value-store.ts'
import { bucketTimes, tokenResponse } from './token-bucket.ts'

const PREFIX = 'markwright:'
/** Milliseconds in which an answer is expected; as long again is waited for what was read late. */
const ANSWER_MS = 750
const INCREMENT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('TTL', KEYS[1]) < 0 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return count`
// KEYS: the key, then the counters. ARGV: seconds, then an amount and a limit for each counter.
const COUNT_ONCE = `
local counts = {}
for at = 2, #KEYS do counts[at - 1] = tonumber(redis.call('GET', KEYS[at]) or '0') end
if redis.call('EXISTS', KEYS[1]) == 1 then return {'known', counts} end
for at = 1, #counts do
  if counts[at] + tonumber(ARGV[2 * at]) > tonumber(ARGV[2 * at + 1]) then return {'full', counts} end
end
local counted = {}
for at = 1, #counts do
  counted[at] = {KEYS[at + 1], ARGV[2 * at]}
  counts[at] = redis.call('INCRBY', KEYS[at + 1], ARGV[2 * at])
  if redis.call('TTL', KEYS[at + 1]) < 0 then redis.call('EXPIRE', KEYS[at + 1], ARGV[1]) end
end
redis.call('SET', KEYS[1], #counted > 0 and cjson.encode(counted) or '[]', 'EX', ARGV[1])
return {'counted', counts}`
const UNCOUNT = `
local text = redis.call('GET', KEYS[1])
if not text or string.sub(text, 1, 1) ~= '[' then return 0 end
redis.call('DEL', KEYS[1])
for _, counted in ipairs(cjson.decode(text)) do
  local left = tonumber(redis.call('GET', counted[1]) or '0') - tonumber(counted[2])
  if redis.call('EXISTS', counted[1]) == 1 then redis.call('SET', counted[1], math.max(left, 0), 'KEEPTTL') end
end
return 1`
// ARGV: milliseconds for one token and for all. Gives whether there was one, and in how many the bucket is full.
const USE_TOKEN = `
local clock = redis.call('TIME')
local now = tonumber(clock[1]) * 1000 + math.floor(tonumber(clock[2]) / 1000)
local step, whole = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
if full + step - now > whole then return {0, full - now} end
redis.call('SET', KEYS[1], string.format('%.0f', full + step), 'PX', full + step - now + 1000)
return {1, full + step - now}`

/**
 * Connects to Redis. A command that gets no answer fails after 1.5 seconds, and those after it at once until Redis
 * answers again; a command that failed so may still be carried out.
 */
export async function connectRedisKeyValue(url: string): Promise<KeyValueStore> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 3000) },
    // Whoever calls while Redis is away shall hear so at once.
    disableOfflineQueue: true,
  })
  // Without a listener a lost connection would end the process; every command reports it anyway.
  client.on('error', () => {})
  await client.connect()
  let isClosing = false
  const answered = async <Reply>(command: Promise<Reply>): Promise<Reply> => {
    const waiting = new AbortController()
    const late = lateness(waiting.signal).then((error) => {
      // Other commands on this connection fail with it, and later ones fail at once until Redis answers again.
      if (client.isReady) {
        client.destroy()
        if (!isClosing) client.connect().catch(() => {})
      }
      throw error
    })
    return Promise.race([command, late]).finally(() => waiting.abort())
  }
  return {
    kind: 'redis',
    find: (key) => answered(client.get(PREFIX + key)),
    getAndDelete: (key) => answered(client.getDel(PREFIX + key)),
    async set(key, value, ttlSeconds) {
      await answered(client.set(PREFIX + key, value, { expiration: { type: 'EX', value: ttlSeconds } }))
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const options = { expiration: { type: 'EX', value: ttlSeconds }, condition: 'NX' } as const
      return (await answered(client.set(PREFIX + key, value, options))) === 'OK'
    },
    async secondsLeft(key) {
      return Math.max(0, Math.ceil((await answered(client.pTTL(PREFIX + key))) / 1000))
    },
    async increment(key, ttlSeconds, by = 1) {
      return Number(
        await answered(client.eval(INCREMENT, { keys: [PREFIX + key], arguments: [String(by), String(ttlSeconds)] })),
      )
    },
    async countOnce(key, counters, ttlSeconds) {
      const result = await answered(
        client.eval(COUNT_ONCE, {
          keys: [PREFIX + key, ...counters.map(({ counter }) => PREFIX + counter)],
          arguments: [ttlSeconds, ...counters.flatMap(({ by, most }) => [by, most])].map(String),
        }),
      )
      const [state, counts] = result as [CountedOnce['state'], number[]]
      return { state, counts }
    },
    async uncount(key) {
      return (await answered(client.eval(UNCOUNT, { keys: [PREFIX + key] }))) === 1
    },
    async useToken(key, bucket) {
      const { stepMs, wholeMs } = bucketTimes(bucket)
      const result = await answered(
        client.eval(USE_TOKEN, {
          keys: [PREFIX + key],
          arguments: [String(stepMs), String(wholeMs)],
        }),
      )
      const [allowed, fullInMs] = result as [number, number]
      return tokenResponse(allowed === 1, fullInMs, bucket)
    },
    async delete(key) {
      await answered(client.del(PREFIX + key))
    },
    async ping() {
      await answered(client.ping())
    },
    async close() {
      isClosing = true
      // Where Redis does not answer, there is nothing to wait for.
      if (client.isReady) await answered(client.close()).catch(() => {})
      else client.destroy()
    },
  }
}

/** Resolves once an answer is late. Two waits, as a thread that was busy sees an answer only after the first of them. */
async function lateness(signal: AbortSignal): Promise<Error> {
  await pause(ANSWER_MS, null, { signal })
  await pause(ANSWER_MS, null, { signal })
  return Object.assign(new Error('Redis does not answer'), { code: 'ETIMEDOUT' })
}
