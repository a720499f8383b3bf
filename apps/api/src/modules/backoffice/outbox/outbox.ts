import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { trimToNull } from '../../../kernel/fields.ts'
import { rowRange, type PageRequest } from '../../../kernel/pagination.ts'
import type { Limit, RateLimits } from '../../../kernel/rate-limit.ts'
import { isSame } from '../../../kernel/secrets.ts'
import type { OutboxRepository } from './outbox.repository.ts'

const looksByKey: Limit = { name: 'outbox', max: 30, windowSeconds: 60 }

export type OutboxQuery = PageRequest & { keyword?: string | undefined }

/** The messages of a demonstration. A site that delivers its messages has no outbox. */
export function createOutbox(deps: {
  repository: OutboxRepository
  limits: RateLimits
  storesMessages: boolean
  /** Opens it without a sign-in; undefined where nothing does. */
  key: string | undefined
}) {
  const { repository, limits, storesMessages } = deps

  async function list(query: OutboxQuery) {
    if (!storesMessages) throw new AppError(commonErrors.notFound)
    const receiver = trimToNull(query.keyword)
    const [rows, total] = await Promise.all([repository.list(receiver, rowRange(query)), repository.count(receiver)])
    return { rows, total }
  }

  return {
    list,

    /** @throws 404 for a wrong key, as if there were nothing here. */
    async listByKey(query: OutboxQuery & { key: string }, ip: string) {
      await limits.spend(looksByKey, ip)
      if (deps.key === undefined || !isSame(query.key, deps.key)) throw new AppError(commonErrors.notFound)
      return list(query)
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>
