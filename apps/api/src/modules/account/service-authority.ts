import type { Entitlements, Standing } from '@markwright/entitlements'
import type { Trials } from '../entitlements/index.ts'
import type { QuotaStanding, Searcher, SearchQuota } from '../trademarks/index.ts'

/** What a member has used of the rows of a day. */
export type BulkUsage = { usage: (accountId: string) => Promise<QuotaStanding> }

/** What somebody may use of the trademark services today. */
export function createServiceAuthority(deps: {
  quota: SearchQuota
  bulkQuota: BulkUsage
  entitlements: Pick<Entitlements, 'standing'>
  trials: Pick<Trials, 'find'>
  /** Codes of the registers that are loaded. */
  listLoadedOffices: () => Promise<string[]>
}) {
  const { quota, bulkQuota, entitlements, trials } = deps
  return {
    async find(searcher: Searcher) {
      const { accountId } = searcher
      const [standing, offices, member] = await Promise.all([
        quota.usage(searcher),
        deps.listLoadedOffices(),
        accountId === null ? null : findOfMember(accountId),
      ])
      const running = runningOf(member?.search ?? null)
      return { standing, offices, running, member }
    },
  }

  async function findOfMember(accountId: string) {
    const [search, report, bulk, trial] = await Promise.all([
      entitlements.standing(accountId, 'search'),
      entitlements.standing(accountId, 'report'),
      bulkQuota.usage(accountId),
      trials.find(accountId),
    ])
    return { search, report, bulk, trial }
  }
}
export type ServiceAuthority = ReturnType<typeof createServiceAuthority>

/** What runs beside the free searches: paid goes before a trial; `endsAt` is when the last of its kind ends. */
function runningOf(search: Standing | null): { mode: 'free' | 'trial' | 'paid'; endsAt: Date | null } {
  const running = (search?.grants ?? []).filter(({ left, dailyLimit }) => (left ?? 0) > 0 || dailyLimit !== null)
  const paid = running.filter(({ kind }) => kind !== 'trial')
  const shown = paid.length > 0 ? paid : running
  const last = shown.at(-1)
  if (!last) return { mode: 'free', endsAt: null }
  return { mode: paid.length > 0 ? 'paid' : 'trial', endsAt: last.endsAt }
}
