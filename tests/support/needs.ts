/**
 * The options of a test or a group that needs what a machine may lack; where it does, `npm test` prints the reason at its
 * end, after “skipped because”: a clause as “Redis is not installed”.
 */
export const needs = (isThere: boolean, reason: string) => ({ skip: !isThere, meta: { skipReason: reason } })

/** @param isThere whether the files that a test reads lie beside the checkout (`realData`) */
export const needsRealData = (isThere: boolean) => needs(isThere, 'the real data does not lie beside the checkout')

/** @param url of `redisUrl()` */
export const needsRedis = (url: string | undefined) => needs(url !== undefined, 'Redis is not installed')

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string
  }
}
