import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { Entitlements } from '@markwright/entitlements'
import type { KeyValueStore } from '@markwright/key-value'
import type { QuotaStanding } from '../trademarks/index.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * How many rows a member may look for in bulk in a day of Asia/Shanghai: as many as everybody, or as the grants of the
 * member name for a day, where that is more.
 */
export function createBulkQuota(deps: {
  keyValueStore: KeyValueStore
  entitlements: Pick<Entitlements, 'standing'>
  perDay: number
  now: () => Date
}) {
  const { keyValueStore } = deps
  const limitOf = async (accountId: string) =>
    Math.max(deps.perDay, (await deps.entitlements.standing(accountId, 'search')).dailyLimit ?? 0)
  const today = (accountId: string) => {
    const day = todayIn(HOME_ZONE, deps.now())
    return { key: `quota:bulk:${day}:${accountId}`, resetAt: `${addDays(day, 1)} 00:00:00` }
  }
  return {
    /** Null where there were not as many left; none are used then. */
    async take(accountId: string, rows: number): Promise<{ giveBack: () => Promise<void> } | null> {
      const { key } = today(accountId)
      const limit = await limitOf(accountId)
      // To the day that they were taken from, which may have ended meanwhile.
      const giveBack = () => keyValueStore.increment(key, DAY_SECONDS, -rows).then(() => undefined)
      if ((await keyValueStore.increment(key, DAY_SECONDS, rows)) <= limit) return { giveBack }
      await giveBack()
      return null
    },

    async usage(accountId: string): Promise<QuotaStanding> {
      const { key, resetAt } = today(accountId)
      const used = Number((await keyValueStore.find(key)) ?? 0)
      // Units of a grant are searches; a row of a list is no search of its own.
      return { used, limit: await limitOf(accountId), extraLeft: 0, resetAt }
    },
  }
}
export type BulkQuota = ReturnType<typeof createBulkQuota>
