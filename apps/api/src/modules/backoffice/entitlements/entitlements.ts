import type { QueryBuilder } from '@markwright/db'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { endNeedsApproval, SINGLE_ROLE_DAYS, SINGLE_ROLE_UNITS, unitsOf } from '@markwright/domain/money/grant-limits'
import type { PlanLimit } from '@markwright/domain/money/metered-services'
import type {
  EntitlementFilter,
  EntitlementKind,
  EntitlementRecord,
  EntitlementState,
  Plan,
} from '@markwright/entitlements'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'
import { isDeepStrictEqual } from 'node:util'
import { AppError, commonErrors } from '../../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../../kernel/pagination.ts'
import { entitlementsErrors } from '../../entitlements/index.ts'
import type { Actor } from '../actor.ts'
import type { ApprovalRow, RequestApproval } from '../approvals/approvals.repository.ts'
import type { ApprovedAct } from '../approvals/approvals.ts'
import { backofficeErrors } from '../backoffice.errors.ts'
import { extendedMessage, grantedMessage, revokedMessage } from './entitlement-messages.ts'
import type { EntitlementsRepository, StaffGrant } from './entitlements.repository.ts'
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
  /** The reason; what is large needs one. */
  note?: string | null | undefined
  orderNo?: string | null | undefined
}

/** As it waits for approval: with what the approver cannot read from the plan once that is changed. */
type RequestedGrant = GrantOrder & { terms: ReturnType<typeof termsOf> }

/** What a plan gives besides its limits. */
const termsOf = ({ period, cardLevel, addsUp }: Pick<Plan, 'period' | 'cardLevel' | 'addsUp'>) => ({
  ...period,
  cardLevel,
  addsUp,
})

/** What was granted or changed, or the request for it. */
export type GrantOutcome =
  | { entitlement: EntitlementRecord; approval: null }
  | { entitlement: null; approval: ApprovalRow }

export type EntitlementQuery = PageRequest & {
  kind?: EntitlementKind | undefined
  state?: EntitlementState | undefined
  planId?: string | undefined
  keyword?: string | undefined
}

/** What members have, and what staff do about it. */
export function createManagedEntitlements(deps: {
  repository: EntitlementsRepository
  requestApproval: RequestApproval
  now: () => Date
}) {
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

  /**
   * Checks a grant of a plan. `requester`: who has requested it, where a second one approves it.
   * @returns what grants it, in the transaction `tx` where there is one, and says whether it did: a second role must
   * approve it otherwise
   */
  async function readGrant(
    accountId: string,
    plan: Plan,
    order: GrantOrder,
    actor: Actor,
    requester: string | null,
  ): Promise<(tx?: QueryBuilder) => Promise<boolean>> {
    const { requestId: id, kind, quantity = 1, days, limits = plan.limits } = order
    checkLimits(limits, { mayBeEmpty: plan.cardLevel > 0 })
    if (!days && !plan.period.months && !plan.period.days)
      throw fieldRefusal('days', 'missing', { cn: '请填写天数', en: 'Enter the number of days.' })
    const note = trimToNull(order.note)
    const known = await repository.find(id, now())
    if (known) {
      if (known.account.id !== accountId) throw new AppError(commonErrors.notFound)
      return () => Promise.resolve(true)
    }
    const bought = kind === 'purchase' ? { orderNo: requireText('orderNo', order.orderNo) } : null
    const grant: StaffGrant = {
      accountId,
      planId: plan.id,
      source: {
        staff: requester ?? actor.name,
        id,
        note,
        ...bought,
        ...(requester !== null && { approvedBy: actor.name }),
      },
      kind,
      quantity,
      limits,
      at: now(),
      ...(days && { duration: { months: null, days } }),
    }
    const facts = {
      kind,
      ...(quantity > 1 && { quantity }),
      ...(days && { days }),
      ...(note && { note }),
      ...bought,
      ...(requester !== null && { requestedBy: requester }),
    }
    const change = {
      action: 'entitlement.grant',
      facts,
      message: ({ startsAt, endsAt }: EntitlementRecord) => grantedMessage(plan.name, startsAt, endsAt),
    } as const
    const isSmall = (granted: EntitlementRecord, others: readonly EntitlementRecord[]) =>
      requester !== null ||
      (!endNeedsApproval(granted.endsAt, now()) &&
        unitsOf([granted, ...others].flatMap(countedLimits)) <= SINGLE_ROLE_UNITS)
    return async (tx) => {
      const problem = await repository.grant(grant, actor, change, isSmall, tx)
      if (problem === 'orderUnfit') throw new AppError(entitlementsErrors.orderUnfit)
      return problem === null
    }
  }

  /** @throws 404 for a plan that is not there or is not granted by staff. */
  async function findGranted(planId: string) {
    const plan = await repository.findPlan(planId)
    if (!plan || plan.kind === 'free' || plan.kind === 'trial') throw new AppError(commonErrors.notFound)
    return plan
  }

  /**
   * @param entitlement as the change was checked against it
   * @returns what sets the end, in the transaction `tx` where there is one
   */
  function readExtension(
    { id, plan, endsAt: before }: EntitlementRecord,
    endsAt: Date,
    reason: string,
    actor: Actor,
    requestedBy: string | null,
  ) {
    const facts = {
      reason,
      from: formatInstant(before),
      to: formatInstant(endsAt),
      ...(requestedBy !== null && { requestedBy }),
    }
    return async (tx?: QueryBuilder) => {
      const change = { action: 'entitlement.extend', facts, message: () => extendedMessage(plan.name, endsAt) } as const
      const isRequested = requestedBy !== null
      const extension = { id, endsAt, at: now(), ...(isRequested && { expected: before }) }
      const problem = await repository.extend(extension, actor, change, tx)
      if (problem === 'revoked') throw new AppError(entitlementsErrors.revokedAlready)
      if (problem === 'unexpected') throw new AppError(entitlementsErrors.changedSinceRequest)
    }
  }

  return {
    async list({ kind, state, planId, keyword, ...page }: EntitlementQuery) {
      const sought = trimToNull(keyword)
      const filter: EntitlementFilter = {
        planId,
        kinds: kind && [kind],
        states: state && [state],
        like: sought === null ? undefined : `%${escapeLike(sought)}%`,
      }
      return repository.list(filter, rowRange(page), now())
    },

    async listOf(accountId: string, page: PageRequest) {
      await requireAccount(accountId)
      return repository.list({ accountId }, rowRange(page), now())
    },

    /**
     * The same order is one entitlement. What is large is requested, and granted when a second role approves it.
     * @throws 400 where it would give nothing, or never end, or is large without a reason, 404 for a member or plan that is
     * not there, 10214, 50108 for a purchase whose order does not fit.
     */
    async grant(accountId: string, order: GrantOrder, actor: Actor): Promise<GrantOutcome> {
      const { note, planId, requestId } = order
      await requireOpenAccount(accountId)
      const plan = await findGranted(planId)
      const give = await readGrant(accountId, plan, order, actor, null)
      if (await give()) {
        const entitlement = await find(requestId)
        if (entitlement.account.id !== accountId) throw new AppError(commonErrors.notFound)
        return { entitlement, approval: null }
      }
      const reason = requireReason(note)
      // What is approved is what the approver reads, also where the plan is changed until then.
      const payload: RequestedGrant = { ...order, limits: order.limits ?? plan.limits, terms: termsOf(plan) }
      const request = { id: requestId, kind: 'grant', accountId, planId, entitlementId: null } as const
      const approval = await deps.requestApproval({ ...request, payload, reason }, actor)
      if (approval.account_id !== accountId || approval.state !== 'requested') throw new AppError(commonErrors.notFound)
      return { entitlement: null, approval }
    },

    /**
     * What grants what was requested, once.
     * @throws what `grant` throws, and 50109 where the period or the card of the plan was changed since the request
     */
    async applyGrant(request: ApprovalRow, approver: Actor): Promise<ApprovedAct> {
      // Checked by the contract when it was requested.
      const { terms, ...order } = request.payload as RequestedGrant
      const plan = await findGranted(order.planId)
      if (!isDeepStrictEqual(terms, termsOf(plan))) throw new AppError(entitlementsErrors.changedSinceRequest)
      await requireOpenAccount(request.account_id!)
      const give = await readGrant(request.account_id!, plan, order, approver, request.requested_by)
      return {
        async write(tx) {
          await give(tx)
        },
      }
    },

    /**
     * A late end is requested, and set when a second role approves it.
     * @throws 400 for a time that is past, 404, 10214, 50102 where it was revoked.
     */
    async extend(
      id: string,
      { endTime, reason }: { endTime: string; reason: string },
      actor: Actor,
    ): Promise<GrantOutcome> {
      const entitlement = await find(id)
      const { account, plan, startsAt, endsAt: before, revokedAt } = entitlement
      await requireOpenAccount(account.id)
      const endsAt = readEnd(endTime, new Date(Math.max(now().getTime(), startsAt.getTime())))
      const why = requireText('reason', reason)
      if (revokedAt) throw new AppError(entitlementsErrors.revokedAlready)
      if (endsAt > before && endNeedsApproval(endsAt, now())) {
        const payload = { entitlementId: id, from: formatInstant(before), to: formatInstant(endsAt) }
        const request = { kind: 'extension', accountId: account.id, planId: plan.id, entitlementId: id } as const
        return { entitlement: null, approval: await deps.requestApproval({ ...request, payload, reason: why }, actor) }
      }
      await readExtension(entitlement, endsAt, why, actor, null)()
      return { entitlement: await find(id), approval: null }
    },

    /**
     * What sets an end as it was requested.
     * @throws 400 where it is past by now, 10214, 50102 where it was revoked, 50109 where the end was changed since the request.
     */
    async applyExtension({ entitlement_id, payload, ...request }: ApprovalRow, approver: Actor): Promise<ApprovedAct> {
      const entitlement = await find(entitlement_id!)
      const { account, startsAt, endsAt: before } = entitlement
      await requireOpenAccount(account.id)
      if (formatInstant(before) !== payload['from']) throw new AppError(entitlementsErrors.changedSinceRequest)
      const endsAt = readEnd(String(payload['to']), new Date(Math.max(now().getTime(), startsAt.getTime())))
      return { write: readExtension(entitlement, endsAt, request.reason, approver, request.requested_by) }
    },

    /** @throws 400 without a reason, 404, 50102 where it has ended. */
    async revoke(id: string, input: string, actor: Actor) {
      const { plan } = await find(id)
      const reason = requireText('reason', input)
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

/** What a grant counts for: of one that was revoked, what was used of its stocks. */
const countedLimits = ({ limits, revokedAt }: EntitlementRecord) =>
  revokedAt === null ? limits : limits.map((limit) => ({ ...limit, total: limit.total === null ? 0 : limit.used }))

/** @throws 400 where what is large has no reason. */
function requireReason(note: string | null | undefined): string {
  const reason = trimToNull(note)
  if (reason === null)
    throw fieldRefusal('note', 'missing', {
      cn: `超过 ${SINGLE_ROLE_DAYS} 天或 ${SINGLE_ROLE_UNITS} 单位须由另一角色审批，请在备注中填写原因`,
      en: `What lasts longer than ${SINGLE_ROLE_DAYS} days or has more than ${SINGLE_ROLE_UNITS} units needs the approval of a second role: enter the reason as a note.`,
    })
  return reason
}

function readEnd(text: string, after: Date): Date {
  const endsAt = readInstant(text)
  if (!endsAt) throw fieldRefusal('endTime', 'format', { cn: '结束时间不正确', en: 'There is no such time.' })
  if (endsAt <= after)
    throw fieldRefusal('endTime', 'min', { cn: '结束时间必须晚于现在和开始时间', en: 'The end must be in the future.' })
  if (endsAt.getTime() - after.getTime() > DAYS_AHEAD_MAX * DAY_MS)
    throw fieldRefusal('endTime', 'max', { cn: '结束时间不能晚于十年之后', en: 'The end must be within ten years.' })
  return endsAt
}
