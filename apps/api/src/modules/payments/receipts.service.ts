import { addDays, HOME_ZONE, isDay, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import { parseMoney } from '@markwright/domain/money/amounts'
import { type DispatchJob, reconcilePayments } from '@markwright/jobs'
import type { MatchProblem, VoucherProblem } from '@markwright/orders'
import type { OnlineMethod } from '@markwright/payments'
import type { ObjectStore } from '@markwright/storage'
import type { Actor } from '@markwright/workflow'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { amountWords, fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Actor as StaffActor } from '../backoffice/index.ts'
import { objectKey } from '../files/index.ts'
import { paymentErrors } from './payments.errors.ts'
import type { PaymentsRepository, ReceiptFilter, VoucherFilter } from './payments.repository.ts'

type Staff = Actor & StaffActor

/** Money as staff see it: proofs of transfers, receipts, bills of providers. */
export function createReceiptsService(deps: {
  repository: PaymentsRepository
  objects: Pick<ObjectStore, 'find'>
  /** Makes what an order has bought usable at once; a job does it later where that fails. */
  fulfil: (orderIds: readonly string[]) => Promise<void>
  methods: readonly OnlineMethod[]
  dispatchJob: DispatchJob
  now: () => Date
}) {
  const { repository, now } = deps

  const findVoucher = async (id: string) => {
    const found = await repository.findVoucher(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const readTransfer = (input: {
    transactionId: string
    amount: string
    receivedOn: string
    payer?: string | null | undefined
  }) => {
    const amountFen = parseMoney(input.amount)
    if (!amountFen) throw fieldRefusal('amount', 'format', amountWords)
    if (!isDay(input.receivedOn) || input.receivedOn > todayIn(HOME_ZONE, now()))
      throw fieldRefusal('receivedOn', 'range', { cn: '到账日期不正确', en: 'The day must not lie ahead.' })
    return {
      transactionId: requireText('transactionId', input.transactionId),
      amountFen,
      payer: trimToNull(input.payer),
      receivedAt: startOfDay(input.receivedOn, HOME_ZONE),
    }
  }

  return {
    listVouchers: (filter: VoucherFilter, page: PageRequest) => repository.listVouchers(filter, rowRange(page)),

    async openVoucherFile(id: string) {
      const voucher = await findVoucher(id)
      const object = await deps.objects.find(objectKey({ bucket: voucher.bucket, fileName: voucher.file_name }))
      if (!object) throw new AppError(commonErrors.notFound)
      return { name: voucher.original, type: voucher.mime, object }
    },

    /** @throws 404, 409, 50520 where the transfer is known, 50521 where it is too little, 50522 where it is decided. */
    async approveVoucher(
      voucherId: string,
      { version, ...given }: { version: number; transactionId: string; amount: string; receivedOn: string },
      actor: Staff,
    ) {
      const { payer } = await findVoucher(voucherId)
      const transfer = readTransfer({ ...given, payer })
      const outcome = await repository.approveVoucher({ voucherId, version, transfer, actor })
      if ('problem' in outcome) throw new AppError(voucherRefusals[outcome.problem])
      await deps.fulfil(outcome.paidOrderIds)
      return findVoucher(voucherId)
    },

    async rejectVoucher(voucherId: string, { version, reason }: { version: number; reason: string }, actor: Staff) {
      const problem = await repository.rejectVoucher({
        voucherId,
        version,
        reason: requireText('reason', reason),
        actor,
      })
      if (problem) throw new AppError(voucherRefusals[problem])
      return findVoucher(voucherId)
    },

    listReceipts: (filter: ReceiptFilter, page: PageRequest) => repository.listReceipts(filter, rowRange(page)),

    /** Everything that was received for an order. */
    listOfOrder: async (orderId: string) => (await repository.listReceipts({ orderId }, { skip: 0, take: 100 })).rows,

    /** @throws 50524 for an unknown order, 50520 where the transfer was recorded before. */
    async recordTransfer(
      {
        orderNos = [],
        hold = false,
        ...given
      }: {
        orderNos?: string[] | undefined
        hold?: boolean | undefined
        transactionId: string
        amount: string
        receivedOn: string
        payer?: string | null | undefined
      },
      actor: Staff,
    ) {
      const numbers = [...new Set(orderNos.map((number) => number.trim()).filter(Boolean))]
      const orders = await repository.findOrdersByNumber(numbers)
      const unknown = numbers.find((number) => !orders.some((order) => order.number === number))
      if (unknown) throw new AppError(paymentErrors.unknownOrder, { orderNo: unknown })
      const inTurn = numbers.map((number) => orders.find((order) => order.number === number)!.id)
      const receipt = await repository.recordTransfer(readTransfer(given), { orderIds: inTurn, hold }, actor)
      if (!receipt) throw new AppError(paymentErrors.transferKnown)
      await deps.fulfil(receipt.paidOrderIds)
      return (await repository.findReceipt(receipt.receiptId))!
    },

    /** @throws 404, 50522 where the order is paid or closed, 50526, 50527 for transfers that cannot be used. */
    async matchReceipts(orderId: string, receiptIds: readonly string[], actor: Staff) {
      const matched = await repository.matchReceipts(orderId, receiptIds, actor)
      if ('problem' in matched) throw new AppError(matchRefusals[matched.problem])
      if (matched.isPaid) await deps.fulfil([orderId])
      return (await repository.findReceived(orderId))!
    },

    /** @throws 404, 50522 where the order is paid or closed, or the transfer is not held for it. */
    async unmatchReceipt(orderId: string, receiptId: string, actor: StaffActor) {
      const outcome = await repository.unmatchReceipt(orderId, receiptId, actor)
      if ('problem' in outcome) throw new AppError(matchRefusals[outcome.problem])
      return (await repository.findReceived(orderId))!
    },

    listReconciliations: (method: OnlineMethod | null, page: PageRequest) =>
      repository.listReconciliations(method, rowRange(page)),

    listDifferences: (open: boolean | null, page: PageRequest) => repository.listDifferences(open, rowRange(page)),

    /** @throws 404, 50522 where it is resolved. */
    async resolveDifference(id: string, note: string, actor: StaffActor) {
      const resolved = await repository.resolveDifference(id, requireText('note', note), actor)
      if (!resolved) throw new AppError(paymentErrors.notPossible)
      return resolved
    },

    /** @throws 50507 for a method that is not offered, 400 for a day that is not over. */
    async reconcile(method: OnlineMethod, day: string) {
      if (!deps.methods.includes(method)) throw new AppError(paymentErrors.notOffered)
      if (!isDay(day) || day > addDays(todayIn(HOME_ZONE, now()), -1))
        throw fieldRefusal('day', 'range', { cn: '只能核对已结束的日期', en: 'The day must be over.' })
      await deps.dispatchJob(reconcilePayments, await repository.enqueueReconciliation(method, day))
    },
  }
}
export type ReceiptsService = ReturnType<typeof createReceiptsService>

const matchRefusals: Record<MatchProblem, ErrorEntry> = {
  notFound: commonErrors.notFound,
  notPossible: paymentErrors.notPossible,
  notTransfer: paymentErrors.notPossible,
  nothingLeft: paymentErrors.nothingLeft,
  notNeeded: paymentErrors.notNeeded,
}

const voucherRefusals: Record<VoucherProblem, ErrorEntry> = {
  notFound: commonErrors.notFound,
  notPossible: paymentErrors.notPossible,
  changed: commonErrors.changedMeanwhile,
  reasonMissing: commonErrors.invalid,
  transactionKnown: paymentErrors.transferKnown,
  tooLittle: paymentErrors.tooLittle,
}
