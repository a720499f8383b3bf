import type { RefundProblem } from '@markwright/orders'
import type { Actor } from '@markwright/workflow'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { readAmount, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { orderErrors } from './orders.errors.ts'
import type { OrderFilter, OrdersRepository } from './orders.repository.ts'
import { filterOf, type OrderQuery } from './orders.service.ts'
import type { RefundFilter, RefundsRepository } from './refunds.repository.ts'

const EXPORT_ROWS_MAX = 50_000

type ManagedQuery = OrderQuery & { closed?: boolean | undefined }

/** What staff do with the orders of members and with refunds. */
export function createManagedOrders(deps: { repository: OrdersRepository; refunds: RefundsRepository }) {
  const { repository, refunds } = deps

  const find = async (id: string) => {
    const found = await repository.find(id, null)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const findRefund = async (id: string) => {
    const found = await refunds.find(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const refundChanged = async (id: string, problem: RefundProblem | null) => {
    if (problem) throw new AppError(refundRefusals[problem])
    return findRefund(id)
  }

  return {
    find,

    list: (query: ManagedQuery) =>
      repository.list(filterOf(query, { accountId: null, group: null, closed: query.closed ?? null }), rowRange(query)),

    listForAccounting: (query: ManagedQuery & { by?: OrderFilter['by'] | undefined }) =>
      repository.listForAccounting(
        filterOf(query, {
          accountId: null,
          group: null,
          closed: query.closed ?? null,
          by: query.by ?? 'createTime',
        }),
        EXPORT_ROWS_MAX,
      ),

    /** @throws 404, 409 where somebody else has changed it, 50504 where it cannot be cancelled. */
    async cancel(id: string, { version, reason }: { version: number; reason: string }, actor: Actor) {
      if ((await find(id)).version !== version) throw new AppError(commonErrors.changedMeanwhile)
      const problem = await repository.cancel({
        orderId: id,
        accountId: null,
        actor,
        reason: requireText('reason', reason),
      })
      if (problem === 'changed') throw new AppError(commonErrors.changedMeanwhile)
      if (problem) throw new AppError(orderErrors.notCancellable)
      return find(id)
    },

    /** @throws 404, 409 where somebody else has changed it, 50522 where there is nothing for staff to provide. */
    async complete(id: string, version: number, actor: Actor) {
      const problem = await repository.complete({ orderId: id, version, actor })
      if (problem === 'notFound') throw new AppError(commonErrors.notFound)
      if (problem === 'changed') throw new AppError(commonErrors.changedMeanwhile)
      if (problem) throw new AppError(orderErrors.notPossible)
      return find(id)
    },

    listRefunds: (filter: RefundFilter, page: PageRequest) => refunds.list(filter, rowRange(page)),

    /** With how the amount was computed at the decision or, where it is not decided, how it would be computed now. */
    async findRefund(id: string) {
      const refund = await findRefund(id)
      if (refund.order_id === null || refund.case_id !== null || refund.state !== 'requested')
        return { refund, calculation: refund.calculation }
      const { fen, items } = await repository.calculateRefund(refund.order_id)
      return { refund: { ...refund, amount_fen: fen }, calculation: items }
    },

    /**
     * @throws 404, 409 where somebody else has decided it, 50523 for an amount that cannot be returned, 50525 where it is
     * not what is computed now and no reason is given.
     */
    approveRefund: async (
      refundId: string,
      {
        version,
        amount,
        reason,
        keepService,
      }: {
        version: number
        amount: string
        reason?: string | null | undefined
        keepService?: boolean | undefined
      },
      actor: Actor,
    ) =>
      refundChanged(
        refundId,
        await repository.approveRefund({
          refundId,
          version,
          amountFen: readAmount('amount', amount),
          reason: trimToNull(reason),
          keepService: keepService ?? false,
          actor,
        }),
      ),

    rejectRefund: async (refundId: string, { version, reason }: { version: number; reason: string }, actor: Actor) =>
      refundChanged(
        refundId,
        await repository.rejectRefund({ refundId, version, reason: requireText('reason', reason), actor }),
      ),

    finishRefund: async (
      refundId: string,
      { version, transactionId }: { version: number; transactionId: string },
      actor: Actor,
    ) =>
      refundChanged(
        refundId,
        await repository.finishRefund({
          refundId,
          version,
          transactionId: requireText('transactionId', transactionId),
          actor,
        }),
      ),

    retryRefund: async (refundId: string, version: number, actor: Actor) =>
      refundChanged(refundId, await repository.retryRefund({ refundId, version, actor })),
  }
}
export type ManagedOrders = ReturnType<typeof createManagedOrders>

const refundRefusals: Record<RefundProblem, ErrorEntry> = {
  notFound: commonErrors.notFound,
  notPossible: orderErrors.notPossible,
  changed: commonErrors.changedMeanwhile,
  amount: orderErrors.wrongAmount,
  reasonMissing: commonErrors.invalid,
  notComputed: orderErrors.notComputed,
  serviceEnds: orderErrors.serviceEnds,
}
