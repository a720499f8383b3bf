import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates'
import type { Entitlements } from '@markwright/entitlements'
import type { KeyValueStore } from '@markwright/key-value'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../kernel/errors.ts'
import { usedUpErrors } from './trademarks.errors.ts'

const DAY_SECONDS = 24 * 60 * 60
/** A question is being counted; its twin waits. The claim of a process that died lapses. */
const CLAIM = 'claim'
const CLAIM_SECONDS = 5
const CLAIM_POLL_MS = 20

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
  keyValueStore: KeyValueStore
  entitlements: Pick<Entitlements, 'standing' | 'spendUnit' | 'giveBackUnit'>
  perDay: { visitor: number; member: number }
  /** What a member may do who has no searches left. */
  findNextStep: (accountId: string) => Promise<Exclude<NextStep, 'signIn'>>
  now: () => Date
}) {
  const { keyValueStore, entitlements, perDay } = deps

  const today = async ({ accountId, ip }: Searcher) => {
    const day = todayIn(HOME_ZONE, deps.now())
    const granted = accountId === null ? null : await entitlements.standing(accountId, 'search')
    return {
      day,
      key: `quota:search:${day}:${accountId ?? ip}`,
      limit: granted ? Math.max(perDay.member, granted.dailyLimit ?? 0) : perDay.visitor,
      extraLeft: granted?.unitsLeft ?? 0,
      resetAt: `${addDays(day, 1)} 00:00:00`,
    }
  }

  const usage = async (searcher: Searcher): Promise<QuotaStanding> => {
    const { key, limit, extraLeft, resetAt } = await today(searcher)
    return { used: Number((await keyValueStore.find(key)) ?? 0), limit, extraLeft, resetAt }
  }

  /** Whether this call is the one that counts the question. Another that counts it right now is waited for. */
  const claim = async (askedKey: string): Promise<boolean> => {
    for (;;) {
      // Asked first, as most searches turn a page or narrow what was found, and to read is cheaper than to claim.
      const known = await keyValueStore.find(askedKey)
      if (known === null && (await keyValueStore.setIfAbsent(askedKey, CLAIM, CLAIM_SECONDS))) return true
      if (known !== null && known !== CLAIM) return false
      await pause(CLAIM_POLL_MS)
    }
  }

  /** Counts a question among those of the day, or else takes a unit for it; null where there is neither. */
  const count = async (searcher: Searcher, queryId: string): Promise<Omit<TakenQuota, 'isNew'> | null> => {
    const { day, key, limit, extraLeft, resetAt } = await today(searcher)
    const used = await keyValueStore.increment(key, DAY_SECONDS, 1)
    const standing = { used: Math.min(used, limit), limit, extraLeft, resetAt }
    const uncount = () => keyValueStore.increment(key, DAY_SECONDS, -1).then(() => undefined)
    if (used <= limit) return { standing, giveBack: uncount }

    await uncount()
    if (searcher.accountId === null || extraLeft === 0) return null
    const unit = { accountId: searcher.accountId, service: 'search', reference: `${day}:${queryId}` } as const
    if (!(await entitlements.spendUnit(unit))) return null
    return {
      standing: { ...standing, extraLeft: extraLeft - 1 },
      giveBack: () => entitlements.giveBackUnit(unit).then(() => undefined),
    }
  }

  return {
    usage,

    /** @throws 20302 where no search is left, with what may be done. */
    async take(searcher: Searcher, queryId: string): Promise<TakenQuota> {
      const day = todayIn(HOME_ZONE, deps.now())
      const askedKey = `quota:search:${day}:${searcher.accountId ?? searcher.ip}:${queryId}`
      if (!(await claim(askedKey))) return { standing: await usage(searcher), isNew: false, giveBack: async () => {} }
      const forget = () => keyValueStore.delete(askedKey)
      try {
        const counted = await count(searcher, queryId)
        if (!counted) throw await refusal(searcher)
        await keyValueStore.set(askedKey, '1', DAY_SECONDS)
        const giveBack = async () => {
          await counted.giveBack()
          await forget()
        }
        return { ...counted, isNew: true, giveBack }
      } catch (error) {
        await forget()
        throw error
      }
    },
  }

  async function refusal(searcher: Searcher) {
    const nextStep = searcher.accountId === null ? 'signIn' : await deps.findNextStep(searcher.accountId)
    return new AppError(usedUpErrors[nextStep], { ...(await usage(searcher)), nextStep })
  }
}
export type SearchQuota = ReturnType<typeof createSearchQuota>
