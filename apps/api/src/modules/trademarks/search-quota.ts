import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { KeyValueStore } from '@markwright/key-value'

const DAY_SECONDS = 24 * 60 * 60

export type QuotaStanding = { used: number; limit: number; resetAt: string }

/**
 * How often a visitor may search in a day of Asia/Shanghai (spec 2 §6). The same question counts once a day, so
 * paging, sorting, filtering and coming back cost nothing.
 */
export function createSearchQuota(deps: { keyValueStore: KeyValueStore; searchesPerDay: number; now: () => Date }) {
  const { keyValueStore, searchesPerDay: limit } = deps
  return {
    /** Null where the quota is used up. */
    async take(
      visitor: string,
      queryId: string,
    ): Promise<{ standing: QuotaStanding; giveBack: () => Promise<void> } | null> {
      const day = todayIn(HOME_ZONE, deps.now())
      const resetAt = `${addDays(day, 1)} 00:00:00`
      const countKey = `quota:search:${day}:${visitor}`
      const askedKey = `${countKey}:${queryId}`

      const isNew = await keyValueStore.setIfAbsent(askedKey, '1', DAY_SECONDS)
      const used = await keyValueStore.increment(countKey, DAY_SECONDS, isNew ? 1 : 0)
      const giveBack = async () => {
        if (!isNew) return
        await keyValueStore.delete(askedKey)
        await keyValueStore.increment(countKey, DAY_SECONDS, -1)
      }
      if (isNew && used > limit) {
        await giveBack()
        return null
      }
      return { standing: { used, limit, resetAt }, giveBack }
    },
  }
}
export type SearchQuota = ReturnType<typeof createSearchQuota>
