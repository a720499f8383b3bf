import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { KeyValueStore } from '@markwright/key-value'
import type { QuotaStanding } from '../trademarks/index.ts'

const DAY_SECONDS = 24 * 60 * 60

/** How many rows a member may look for in bulk in a day of Asia/Shanghai. */
export function createBulkQuota(deps: { keyValueStore: KeyValueStore; perDay: number; now: () => Date }) {
  const { keyValueStore, perDay } = deps
  const today = (accountId: string) => {
    const day = todayIn(HOME_ZONE, deps.now())
    return { key: `quota:bulk:${day}:${accountId}`, resetAt: `${addDays(day, 1)} 00:00:00` }
  }
  return {
    /** Whether there were as many left; none are used where there were not. */
    async take(accountId: string, rows: number): Promise<boolean> {
      const { key } = today(accountId)
      if ((await keyValueStore.increment(key, DAY_SECONDS, rows)) <= perDay) return true
      await keyValueStore.increment(key, DAY_SECONDS, -rows)
      return false
    },

    giveBack: (accountId: string, rows: number) =>
      keyValueStore.increment(today(accountId).key, DAY_SECONDS, -rows).then(() => undefined),

    async usage(accountId: string): Promise<QuotaStanding> {
      const { key, resetAt } = today(accountId)
      return { used: Number((await keyValueStore.find(key)) ?? 0), limit: perDay, resetAt }
    },
  }
}
export type BulkQuota = ReturnType<typeof createBulkQuota>
