import { withClient } from './with-client.mjs'

/**
 * Changes what everybody may use free in a day, by service, as staff do in the back office; `atOnce` for monitors and
 * rows of bulk queries. Processes that run notice it within seconds.
 * @param {string} databaseUrl
 * @param {Partial<Record<import('@markwright/domain/money/metered-services').MeteredService, number | { perDay?: number, atOnce?: number }>>} limits
 */
export async function setFreeLimits(databaseUrl, limits) {
  await withClient(databaseUrl, async (client) => {
    for (const [service, limit] of Object.entries(limits)) {
      const { perDay, atOnce } = typeof limit === 'number' ? { perDay: limit, atOnce: undefined } : limit
      await client.query(
        `UPDATE plan_limit SET per_day = coalesce($2, per_day), at_once = coalesce($3, at_once)
         WHERE plan_id = (SELECT id FROM plan WHERE kind = 'free') AND services = ARRAY[$1]`,
        [service, perDay ?? null, atOnce ?? null],
      )
    }
  })
}
