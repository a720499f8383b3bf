import { inject } from 'vitest'

/** The Redis of this test process, with a database of its own that no other process uses; undefined where there is none. */
export function redisUrl(): string | undefined {
  const url = inject('redisUrl')
  return url === null ? undefined : Object.assign(new URL(url), { pathname: `/${process.env['VITEST_POOL_ID']}` }).href
}
