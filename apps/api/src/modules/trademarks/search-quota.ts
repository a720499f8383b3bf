import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { KeyValueStore } from '@markwright/key-value'

const DAY_SECONDS = 24 * 60 * 60

/** Who searches: a member, or a visitor by the address. */
export type Searcher = { accountId: string | null; ip: string }

export type QuotaStanding = { used: number; limit: number; resetAt: string }

/** A question that was counted; `isNew` where it was not asked before on the same day. */
export type TakenQuota = { standing: QuotaStanding; isNew: boolean; giveBack: () => Promise<void> }

/**
 * How often one may search in a day of Asia/Shanghai (spec 2 §6). The same question counts once a day, so paging,
 * sorting, filtering and coming back cost nothing.
 */
export function createSearchQuota(deps: {
  keyValueStore: KeyValueStore
  perDay: { visitor: number; member: number }
  now: () => Date
}) {
  const { keyValueStore, perDay } = deps

  const today = ({ accountId, ip }: Searcher) => {
    const day = todayIn(HOME_ZONE, deps.now())
    return {
      key: `quota:search:${day}:${accountId ?? ip}`,
      limit: accountId === null ? perDay.visitor : perDay.member,
      resetAt: `${addDays(day, 1)} 00:00:00`,
    }
  }

  return {
    /** Null where the quota is used up. */
    async take(searcher: Searcher, queryId: string): Promise<TakenQuota | null> {
      const { key, limit, resetAt } = today(searcher)
      const askedKey = `${key}:${queryId}`

      const isNew = await keyValueStore.setIfAbsent(askedKey, '1', DAY_SECONDS)
      const used = await keyValueStore.increment(key, DAY_SECONDS, isNew ? 1 : 0)
      const giveBack = async () => {
        if (!isNew) return
        await keyValueStore.delete(askedKey)
        await keyValueStore.increment(key, DAY_SECONDS, -1)
      }
      if (isNew && used > limit) {
        await giveBack()
        return null
      }
      return { standing: { used, limit, resetAt }, isNew, giveBack }
    },

    /** How much of today's quota is used. */
    async usage(searcher: Searcher): Promise<QuotaStanding> {
      const { key, limit, resetAt } = today(searcher)
      return { used: Number((await keyValueStore.find(key)) ?? 0), limit, resetAt }
    },
  }
}
export type SearchQuota = ReturnType<typeof createSearchQuota>
