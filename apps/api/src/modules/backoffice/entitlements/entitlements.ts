import { formatInstant } from '@markwright/domain/dates'
import type { PlanLimit } from '@markwright/domain/metered-services'
import type { EntitlementFilter, EntitlementKind, EntitlementRecord, EntitlementState } from '@markwright/entitlements'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, requireText, typed } from '../../../kernel/fields.ts'
import { type PageQuestion, rowsOf } from '../../../kernel/pagination.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import type { Actor } from '../actor.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import { extendedMessage, grantedMessage, revokedMessage } from './entitlement-messages.ts'
import type { EntitlementsRepository } from './entitlements.repository.ts'
import { checkLimits } from '../plans/plan-limits.ts'
import { readInstant } from '../announcements/schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_AHEAD_MAX = 3660

export type GrantOrder = {
  requestId: string
  planId: string
  kind: 'purchase' | 'grant'
  quantity?: number | undefined
  days?: number | null | undefined
  limits?: PlanLimit[] | undefined
  note?: string | null | undefined
}

export type EntitlementQuestion = PageQuestion & {
  kind?: EntitlementKind | undefined
  state?: EntitlementState | undefined
  planId?: string | undefined
  keyword?: string | undefined
}

/** What members have, and what staff do about it. */
export function createManagedEntitlements(deps: { repository: EntitlementsRepository; now: () => Date }) {
  const { repository, now } = deps

  /** @throws 404 */
  async function find(id: string): Promise<EntitlementRecord> {
    const found = await repository.find(id, now())
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  /** @throws 404 */
  async function requireAccount(accountId: string) {
    const status = await repository.accountStatus(accountId)
    if (!status) throw new AppError(commonErrors.notFound)
    return status
  }

  /** @throws 404, 10214 where it is closed. */
  async function requireOpenAccount(accountId: string) {
    if ((await requireAccount(accountId)) === 'closed') throw new AppError(backofficeErrors.accountClosed)
  }

  return {
    async list({ kind, state, planId, keyword, ...page }: EntitlementQuestion) {
      const sought = typed(keyword)
      const filter: EntitlementFilter = {
        planId,
        kinds: kind && [kind],
        states: state && [state],
        like: sought === null ? undefined : `%${escapeLike(sought)}%`,
      }
      return repository.list(filter, rowsOf(page), now())
    },

    async listOf(accountId: string, page: PageQuestion) {
      await requireAccount(accountId)
      return repository.list({ accountId }, rowsOf(page), now())
    },

    /**
     * The same order is one entitlement.
     * @throws 400 where it would give nothing, or never end, 404 for a member or plan that is not there, 10214.
     */
    async grant(accountId: string, order: GrantOrder, actor: Actor) {
      await requireOpenAccount(accountId)
      const plan = await repository.findPlan(order.planId)
      if (!plan || plan.kind === 'free' || plan.kind === 'trial') throw new AppError(commonErrors.notFound)
      const { requestId: id, kind, quantity = 1, days, limits = plan.limits } = order
      checkLimits(limits, { mayBeEmpty: plan.cardLevel > 0 })
      if (!days && !plan.period.months && !plan.period.days)
        throw fieldRefusal('days', 'missing', { cn: '请填写天数', en: 'Enter the number of days.' })
      const note = typed(order.note)
      const grant = {
        accountId,
        planId: plan.id,
        source: { staff: actor.name, id, note },
        kind,
        quantity,
        limits,
        at: now(),
        ...(days && { duration: { months: null, days } }),
      }
      const facts = { kind, ...(quantity > 1 && { quantity }), ...(days && { days }), ...(note && { note }) }
      await repository.grant(id, grant, actor, {
        action: 'entitlement.grant',
        facts,
        message: ({ startsAt, endsAt }) => grantedMessage(plan.name, startsAt, endsAt),
      })
      const granted = await find(id)
      if (granted.account.id !== accountId) throw new AppError(commonErrors.notFound)
      return granted
    },

    /** @throws 400 for a time that is past, 404, 10214, 50102 where it was revoked. */
    async extend(id: string, { endTime, reason }: { endTime: string; reason: string }, actor: Actor) {
      const { account, plan, startsAt, endsAt: before } = await find(id)
      await requireOpenAccount(account.id)
      const endsAt = readEnd(endTime, new Date(Math.max(now().getTime(), startsAt.getTime())))
      const facts = { reason: requireText('reason', reason), from: formatInstant(before), to: formatInstant(endsAt) }
      const isDone = await repository.extend(id, endsAt, actor, now(), {
        action: 'entitlement.extend',
        facts,
        message: () => extendedMessage(plan.name, endsAt),
      })
      if (!isDone) throw new AppError(entitlementsErrors.revokedAlready)
      return find(id)
    },

    /** @throws 400 without a reason, 404, 50102 where it has ended. */
    async revoke(id: string, given: string, actor: Actor) {
      const { plan } = await find(id)
      const reason = requireText('reason', given)
      const isDone = await repository.revoke(id, reason, actor, now(), {
        action: 'entitlement.revoke',
        facts: { reason },
        message: () => revokedMessage(plan.name),
      })
      if (!isDone) throw new AppError(entitlementsErrors.revokedAlready)
      return find(id)
    },
  }
}
export type ManagedEntitlements = ReturnType<typeof createManagedEntitlements>

function readEnd(text: string, after: Date): Date {
  const endsAt = readInstant(text)
  if (!endsAt) throw fieldRefusal('endTime', 'format', { cn: '结束时间不正确', en: 'There is no such time.' })
  if (endsAt <= after)
    throw fieldRefusal('endTime', 'min', { cn: '结束时间必须晚于现在和开始时间', en: 'The end must be in the future.' })
  if (endsAt.getTime() - after.getTime() > DAYS_AHEAD_MAX * DAY_MS)
    throw fieldRefusal('endTime', 'max', { cn: '结束时间不能晚于十年之后', en: 'The end must be within ten years.' })
  return endsAt
}
