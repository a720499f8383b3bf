import { createClient } from 'redis'
import type { CountedOnce, KeyValueStore } from './index.ts'

const PREFIX = 'markwright:'
const INCREMENT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('TTL', KEYS[1]) < 0 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return count`
const COUNT_ONCE = `
local count = tonumber(redis.call('GET', KEYS[2]) or '0')
if redis.call('EXISTS', KEYS[1]) == 1 then return {'known', count} end
if count >= tonumber(ARGV[1]) then return {'full', count} end
redis.call('SET', KEYS[1], '1', 'EX', ARGV[2])
count = redis.call('INCR', KEYS[2])
if redis.call('TTL', KEYS[2]) < 0 then redis.call('EXPIRE', KEYS[2], ARGV[2]) end
return {'counted', count}`

export async function connectRedisKeyValue(url: string): Promise<KeyValueStore> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 3000) },
    // Whoever asks while Redis is away shall hear so at once.
    disableOfflineQueue: true,
  })
  // Without a listener a lost connection would end the process; every command reports it anyway.
  client.on('error', () => {})
  await client.connect()
  return {
    kind: 'redis',
    find: (key) => client.get(PREFIX + key),
    take: (key) => client.getDel(PREFIX + key),
    async set(key, value, ttlSeconds) {
      await client.set(PREFIX + key, value, { expiration: { type: 'EX', value: ttlSeconds } })
    },
    async setIfAbsent(key, value, ttlSeconds) {
      const options = { expiration: { type: 'EX', value: ttlSeconds }, condition: 'NX' } as const
      return (await client.set(PREFIX + key, value, options)) === 'OK'
    },
    async secondsLeft(key) {
      return Math.max(0, Math.ceil((await client.pTTL(PREFIX + key)) / 1000))
    },
    async increment(key, ttlSeconds, by = 1) {
      return Number(await client.eval(INCREMENT, { keys: [PREFIX + key], arguments: [String(by), String(ttlSeconds)] }))
    },
    async countOnce(key, counter, most, ttlSeconds) {
      const keys = [PREFIX + key, PREFIX + counter]
      const answer = await client.eval(COUNT_ONCE, { keys, arguments: [String(most), String(ttlSeconds)] })
      const [state, count] = answer as [CountedOnce['state'], number]
      return { state, count }
    },
    async delete(key) {
      await client.del(PREFIX + key)
    },
    async ping() {
      await client.ping()
    },
    async close() {
      await client.close()
    },
  }
}
