import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import type { SearchQuota } from '../trademarks/index.ts'
import type { GrantsRepository } from './grants.repository.ts'
import type { Trials } from './trials.ts'

export type ServicesQuestion = PageQuestion & { type?: 1 | 2 | undefined; status?: 1 | 2 | undefined }

/** What members were granted, as they see it. */
export function createEntitlementsService(deps: {
  repository: GrantsRepository
  trials: Trials
  quota: SearchQuota
  now: () => Date
}) {
  const { repository, trials, now } = deps
  return {
    trials,
    now,

    /** `usedToday`: searches of the day. */
    async list(accountId: string, ip: string, { type, status, ...page }: ServicesQuestion) {
      const filter = {
        accountId,
        isTrial: type === undefined ? null : type === 2,
        isRunning: status === undefined ? null : status === 1,
        now: now(),
      }
      const [rows, total, { used: usedToday }] = await Promise.all([
        repository.list(filter, rowsOf(page)),
        repository.count(filter),
        deps.quota.usage({ accountId, ip }),
      ])
      return { rows, total, usedToday }
    },
  }
}
export type EntitlementsService = ReturnType<typeof createEntitlementsService>
