import { HOME_ZONE, isDay, todayIn } from '@markwright/domain/dates/calendar'
import { type CreditLimit, isInForce } from '@markwright/orders'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, readAmount, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { type Actor, type ApprovalRow, backofficeErrors, type RequestApproval } from '../backoffice/index.ts'
import { creditErrors } from './credit.errors.ts'
import type { CreditOrderRow, CreditRepository } from './credit.repository.ts'

export type CreditState = {
  limit: CreditLimit | null
  isInForce: boolean
  usedFen: number
  availableFen: number
  orders: CreditOrderRow[]
}

/** How much members may owe, and what they owe. */
export function createCreditService(deps: {
  repository: CreditRepository
  requestApproval: RequestApproval
  /** Requests for the credit limit of an account, the latest first. */
  listRequests: (accountId: string) => Promise<ApprovalRow[]>
  now: () => Date
}) {
  const { repository, now } = deps
  const today = () => todayIn(HOME_ZONE, now())

  async function stateOf(accountId: string): Promise<CreditState> {
    const [limit, orders] = await Promise.all([repository.findLimit(accountId), repository.listOrders(accountId)])
    const usedFen = orders.reduce((sum, { total_fen }) => sum + total_fen, 0)
    const inForce = isInForce(limit, today())
    const availableFen = inForce ? Math.max(0, limit!.limitFen - usedFen) : 0
    return { limit, isInForce: inForce, usedFen, availableFen, orders }
  }

  /** @throws 404 */
  async function requireAccount(accountId: string) {
    const status = await repository.accountStatus(accountId)
    if (status === null) throw new AppError(commonErrors.notFound)
    return status
  }

  return {
    today,
    stateOf,

    async findManaged(accountId: string) {
      await requireAccount(accountId)
      const [state, requests] = await Promise.all([stateOf(accountId), deps.listRequests(accountId)])
      return { state, requests }
    },

    list: ({ owing = false, keyword, ...page }: PageRequest & { owing?: boolean; keyword?: string | undefined }) =>
      repository.list({ isOwing: owing, keyword: trimToNull(keyword) }, rowRange(page)),

    /** @throws 404, 10214, 400 for an amount or a day that is none or past, 50553 while another request waits. */
    async propose(
      accountId: string,
      input: { requestId: string; amount: string; endDate?: string | null | undefined; reason: string },
      actor: Actor,
    ): Promise<ApprovalRow> {
      if ((await requireAccount(accountId)) === 'closed') throw new AppError(backofficeErrors.accountClosed)
      const limitFen = readAmount('amount', input.amount)
      const endsOn = limitFen === 0 ? null : (input.endDate ?? null)
      if (endsOn !== null && (!isDay(endsOn) || endsOn < today()))
        throw fieldRefusal('endDate', 'range', { cn: '截止日期不能早于今天', en: 'The last day must not be past.' })
      const reason = requireText('reason', input.reason)
      const before = await repository.findLimit(accountId)
      const waiting = (await deps.listRequests(accountId)).find(({ state }) => state === 'requested')
      if (waiting && waiting.id !== input.requestId) throw new AppError(creditErrors.alreadyRequested)
      const request = { kind: 'creditLimit', accountId, planId: null, entitlementId: null } as const
      const payload = { limitFen, endsOn, beforeFen: before?.limitFen ?? null, version: before?.version ?? null }
      const approval = await deps.requestApproval({ ...request, id: input.requestId, payload, reason }, actor)
      if (approval.account_id !== accountId || approval.kind !== 'creditLimit')
        throw new AppError(commonErrors.notFound)
      return approval
    },
  }
}
export type CreditService = ReturnType<typeof createCreditService>
