import { formatInstant } from '@markwright/domain/dates'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, requireText, typed } from '../../kernel/fields.ts'
import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import { entitlementsErrors } from '../entitlements/index.ts'
import type { Actor } from './actor.ts'
import { extendedWords, grantedWords, revokedWords } from './grant-words.ts'
import type { GrantDraft, GrantRow, GrantsRepository } from './grants.repository.ts'
import { readInstant } from './schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_AHEAD_MAX = 3660

export type GrantOrder = {
  requestId: string
  service: GrantDraft['service']
  kind: GrantDraft['kind']
  days: number
  total?: number | null | undefined
  dailyLimit?: number | null | undefined
  monitorsLimit?: number | null | undefined
  note?: string | null | undefined
}

/** What staff let a member use beyond what everybody may. */
export function createGrants(deps: { repository: GrantsRepository; now: () => Date }) {
  const { repository, now } = deps

  /** @throws 404 */
  async function find(id: string): Promise<GrantRow> {
    const grant = await repository.find(id)
    if (!grant) throw new AppError(commonErrors.notFound)
    return grant
  }

  /** @throws 404 */
  async function requireAccount(accountId: string) {
    if (!(await repository.hasAccount(accountId))) throw new AppError(commonErrors.notFound)
  }

  return {
    async list(accountId: string, page: PageQuestion) {
      await requireAccount(accountId)
      const [rows, total] = await Promise.all([repository.list(accountId, rowsOf(page)), repository.count(accountId)])
      return { rows, total }
    },

    /**
     * From now on; the same order is one grant.
     * @throws 400 where it would give nothing, 404 for a member who is not there.
     */
    async create(accountId: string, order: GrantOrder, actor: Actor) {
      await requireAccount(accountId)
      const { service, kind, days } = order
      const limits = limitsOf(order)
      const startsAt = now()
      const endsAt = new Date(startsAt.getTime() + days * DAY_MS)
      const note = typed(order.note)
      const draft = { id: order.requestId, accountId, service, kind, startsAt, endsAt, note, ...limits }
      const facts = { service, kind, days, ...given(limits), ...(note && { note }) }
      await repository.create(draft, actor, facts, grantedWords(service, endsAt))
      const grant = await find(order.requestId)
      if (grant.accountId !== accountId) throw new AppError(commonErrors.notFound)
      return grant
    },

    /** @throws 400 for a time that is past, 404, 50102 where it was revoked. */
    async extend(id: string, { endTime, reason }: { endTime: string; reason: string }, actor: Actor) {
      const { service, endsAt: before } = await find(id)
      const endsAt = readEnd(endTime, now())
      const facts = {
        reason: requireText('reason', reason),
        service,
        from: formatInstant(before),
        to: formatInstant(endsAt),
      }
      const isDone = await repository.extend({ id, endsAt }, actor, facts, extendedWords(service, endsAt))
      if (!isDone) throw new AppError(entitlementsErrors.grantEnded)
      return find(id)
    },

    /** @throws 404, 50102 where it has ended. */
    async revoke(id: string, reason: string, actor: Actor) {
      const { service } = await find(id)
      const end = { id, reason: requireText('reason', reason), at: now() }
      if (!(await repository.revoke(end, actor, revokedWords(service))))
        throw new AppError(entitlementsErrors.grantEnded)
      return find(id)
    },
  }
}
export type Grants = ReturnType<typeof createGrants>

/** Only what the service counts. */
function limitsOf({ service, total, dailyLimit, monitorsLimit }: GrantOrder) {
  const limits = {
    total: service === 'monitoring' ? null : (total ?? null),
    dailyLimit: service === 'search' ? (dailyLimit ?? null) : null,
    monitorsLimit: service === 'monitoring' ? (monitorsLimit ?? null) : null,
  }
  if (Object.values(limits).every((limit) => limit === null)) {
    const field = service === 'monitoring' ? 'monitorsLimit' : 'total'
    throw fieldRefusal(field, 'missing', { cn: '请填写数量', en: 'Say how much is granted.' })
  }
  return limits
}

const given = (limits: Record<string, number | null>) =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== null))

function readEnd(text: string, now: Date): Date {
  const endsAt = readInstant(text)
  if (!endsAt) throw fieldRefusal('endTime', 'format', { cn: '结束时间不正确', en: 'There is no such time.' })
  if (endsAt <= now)
    throw fieldRefusal('endTime', 'min', { cn: '结束时间必须晚于现在', en: 'The end must be a time to come.' })
  if (endsAt.getTime() - now.getTime() > DAYS_AHEAD_MAX * DAY_MS)
    throw fieldRefusal('endTime', 'max', { cn: '结束时间不能晚于十年之后', en: 'The end must be within ten years.' })
  return endsAt
}
