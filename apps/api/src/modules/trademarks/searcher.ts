import type { Usage } from '@markwright/entitlements'
import type { Member } from '../../kernel/session.ts'

/** How many searches somebody has, as answers show it; `extraLeft`: of stocks, used once those of the day are. */
export type QuotaUsage = Pick<Usage, 'used' | 'limit' | 'extraLeft' | 'resetAt'>

export const quotaOf = ({ used, limit, extraLeft, resetAt }: Usage): QuotaUsage => ({
  used,
  limit,
  extraLeft,
  resetAt,
})

/**
 * Who searches: a member, by which client, or a visitor by the address. `counted` where they look at more of what was
 * counted just now: how their searches stood then.
 */
export type Searcher = {
  accountId: string | null
  ip: string
  client?: string | undefined
  counted?: QuotaUsage
  /** Names a call of a partner, of which each one counts; without it the same query counts once a day. */
  callReference?: string
}

/** Who searches by this call. */
export const getSearcher = ({ member, request }: { member: Member | null; request: { ip: string } }): Searcher => ({
  accountId: member?.id ?? null,
  ip: request.ip,
  client: member?.client,
})
