import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { EntitledService, Entitlements } from '@markwright/entitlements'
import type { KeyValueStore } from '@markwright/key-value'
import { AppError, type ErrorEntry } from '../../kernel/errors.ts'
import { usedUpErrors } from './trademarks.errors.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Who searches: a member, by which client, or a visitor by the address. `counted` where they look at more of what was
 * counted just now: how their searches stood then.
 */
export type Searcher = {
  accountId: string | null
  ip: string
  client?: string | undefined
  counted?: QuotaStanding
}

/** `extraLeft`: searches of a trial or a package, which are used once those of the day are used up. */
export type QuotaStanding = { used: number; limit: number; extraLeft: number; resetAt: string }

/** A question that was counted; `isNew` where it was not asked before on the same day. */
export type TakenQuota = { standing: QuotaStanding; isNew: boolean; giveBack: () => Promise<void> }

/** What somebody may do who has no searches left. */
export type NextStep = keyof typeof usedUpErrors

/**
 * How often one may search in a day of Asia/Shanghai (spec 2 §6). The same question counts once a day, so paging,
 * sorting, filtering and coming back cost nothing. ADR 0021 says what counts first.
 */
export function createSearchQuota(deps: {
  /** Searches of each product have a number of their own. */
  service?: Extract<EntitledService, 'search' | 'patentSearch'>
  /** What is said when none is left. */
  errors?: Record<NextStep, ErrorEntry>
  keyValueStore: KeyValueStore
  entitlements: Pick<Entitlements, 'standing' | 'spendUnit' | 'giveBackUnit'>
  perDay: { visitor: number; member: number }
  /** What a member may do who has no searches left. */
  findNextStep: (accountId: string) => Promise<Exclude<NextStep, 'signIn'>>
  now: () => Date
}) {
  const { keyValueStore, entitlements, perDay, service = 'search', errors = usedUpErrors } = deps

  const today = async ({ accountId, ip }: Searcher) => {
    const day = todayIn(HOME_ZONE, deps.now())
    const granted = accountId === null ? null : await entitlements.standing(accountId, service)
    return {
      day,
      key: `quota:${service}:${day}:${accountId ?? ip}`,
      limit: granted ? Math.max(perDay.member, granted.dailyLimit ?? 0) : perDay.visitor,
      extraLeft: granted?.unitsLeft ?? 0,
      resetAt: `${addDays(day, 1)} 00:00:00`,
    }
  }

  const usage = async (searcher: Searcher): Promise<QuotaStanding> => {
    const { key, limit, extraLeft, resetAt } = await today(searcher)
    return { used: Number((await keyValueStore.find(key)) ?? 0), limit, extraLeft, resetAt }
  }

  /** Takes a unit for what is asked when the searches of the day are used up; null where there is none. */
  const takeUnit = async (accountId: string, reference: string, askedKey: string) => {
    const use = { accountId, service, reference }
    const unit = await entitlements.spendUnit(use)
    if (!unit) return null
    await keyValueStore.set(askedKey, '1', DAY_SECONDS)
    // Its twin has taken it, and gives it back where that fails.
    if (!unit.isNew) return { isNew: false, giveBack: async () => {} }
    const giveBack = async () => {
      await entitlements.giveBackUnit(use)
      await keyValueStore.delete(askedKey)
    }
    return { isNew: true, giveBack }
  }

  return {
    usage,

    /** @throws 20302 where no search is left, with what may be done. */
    async take(searcher: Searcher, queryId: string): Promise<TakenQuota> {
      const { day, key, limit, extraLeft, resetAt } = await today(searcher)
      const askedKey = `${key}:${queryId}`
      const { state, count } = await keyValueStore.countOnce(askedKey, key, limit, DAY_SECONDS)
      const standing = { used: count, limit, extraLeft, resetAt }
      if (state === 'known') return { standing, isNew: false, giveBack: async () => {} }
      if (state === 'counted') {
        const giveBack = async () => {
          await keyValueStore.increment(key, DAY_SECONDS, -1)
          await keyValueStore.delete(askedKey)
        }
        return { standing, isNew: true, giveBack }
      }
      const { accountId } = searcher
      const unit = accountId && extraLeft > 0 ? await takeUnit(accountId, `${day}:${queryId}`, askedKey) : null
      if (!unit) throw await refusal(accountId, { ...standing, extraLeft: 0 })
      return { ...unit, standing: { ...standing, extraLeft: unit.isNew ? extraLeft - 1 : extraLeft } }
    },
  }

  async function refusal(accountId: string | null, standing: QuotaStanding) {
    const nextStep = accountId === null ? 'signIn' : await deps.findNextStep(accountId)
    return new AppError(errors[nextStep], { ...standing, nextStep })
  }
}
export type SearchQuota = ReturnType<typeof createSearchQuota>
