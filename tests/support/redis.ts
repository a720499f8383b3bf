import { describe, inject } from 'vitest'
import { needsRedis } from './needs.ts'

/** The Redis of this test process, with a database of its own that no other process uses; undefined where there is none. */
export function redisUrl(): string | undefined {
  const url = inject('redisUrl')
  return url === null ? undefined : Object.assign(new URL(url), { pathname: `/${process.env['VITEST_POOL_ID']}` }).href
}

/**
 * A group of tests for each store of queues and short-lived keys: PostgreSQL alone, and Redis, which is skipped where it is
 * not installed.
 * @param name of the group, before that of the store
 */
export function describeEachStore(name: string, define: (redisUrl: string | undefined) => void): void {
  const url = redisUrl()
  describe(`${name} with PostgreSQL alone`, () => {
    define(undefined)
  })
  describe(`${name} with Redis`, needsRedis(url), () => {
    define(url)
  })
}
