import { type QueryBuilder, runTransaction, sql } from '@markwright/db'
import {
  type OnlineMethod,
  type PaidTrade,
  type PaymentNotification,
  type PaymentProvider,
  ProviderError,
  type RefundOutcome,
  type Scene,
} from '@markwright/payments'
import { fulfilOrder, type ServiceGrants } from './fulfil-order.ts'
import { enqueueFollowUp } from './order-jobs.ts'
import { providerActor } from './order-rows.ts'
import { recordReceipt, type RecordedReceipt } from './record-receipt.ts'
import { finishRefund, lockRefund, moveRefund } from './refunds.ts'
import { findPayment, type PaymentRow, startPayment } from './start-payment.ts'

const MINUTE_MS = 60 * 1000
/** A payment that was never sent to the provider, because the process that began it has died. */
const FORGOTTEN_MS = 2 * MINUTE_MS
const AT_ONCE = 100

export type PaymentProcessorDependencies = {
  db: QueryBuilder
  provider: (method: OnlineMethod) => Promise<PaymentProvider | null>
  grants: ServiceGrants
  /** Of what is done again later by a job. */
  onError: (error: unknown) => void
  now: () => Date
}

/**
 * Collects and returns money through providers. Each step is a transaction of its own, and each can be repeated: whoever
 * dies between two of them leaves nothing that a notification, a job or a sweep does not bring to its end.
 */
export function createPaymentProcessor({ db, provider, grants, onError, now }: PaymentProcessorDependencies) {
  const providerOf = async (method: OnlineMethod): Promise<PaymentProvider> => {
    const found = await provider(method)
    if (!found) throw new Error(`${method} is not configured`)
    return found
  }

  /** Grants at once what was paid; where that fails, the job that was recorded does. */
  const fulfilAtOnce = async (orderIds: readonly string[]) => {
    for (const orderId of orderIds) await fulfilOrder(db, { orderId, grants, at: now() }).catch(onError)
  }

  /** Records what a provider says it has received; null where that is known already. */
  async function recordTrade(method: OnlineMethod, trade: PaidTrade): Promise<RecordedReceipt | null> {
    const recorded = await runTransaction(db, async (tx) => {
      const found = await findPayment(tx, { number: trade.number })
      const payment = found?.method === method ? found : null
      const receipt = await recordReceipt(tx, {
        method,
        transactionId: trade.transactionId,
        tradeNumber: trade.number,
        paymentId: payment?.id ?? null,
        amountFen: trade.amountFen,
        payer: trade.payer,
        receivedAt: trade.paidAt,
        orderIds: payment?.orderIds ?? [],
        match: { exact: payment?.amountFen ?? 0 },
        actor: providerActor(method),
        at: now(),
      })
      if (payment)
        await tx
          .updateTable('payment')
          .set({ state: 'succeeded', version: sql`version + 1` })
          .where('id', '=', payment.id)
          .where('state', '!=', 'succeeded')
          .execute()
      return receipt
    })
    if (recorded) await fulfilAtOnce(recorded.paidOrderIds)
    return recorded
  }

  /** What a provider says of a refund that it has accepted before. */
  async function applyRefundOutcome(method: OnlineMethod, refundNumber: string, outcome: RefundOutcome): Promise<void> {
    await runTransaction(db, async (tx) => {
      const row = await tx.selectFrom('refund').select('id').where('number', '=', refundNumber).executeTakeFirst()
      const refund = row && (await lockRefund(tx, row.id))
      if (!refund || refund.state === 'done') return
      const change = { actor: providerActor(method), at: now() }
      if (outcome.state === 'done') await finishRefund(tx, refund, { ...change, transactionId: outcome.transactionId })
      else if (outcome.state === 'failed')
        await moveRefund(tx, refund, 'fail', { ...change, set: { problem: outcome.problem } })
      else await moveRefund(tx, refund, 'accept', { ...change, set: { transaction_id: outcome.transactionId } })
    })
  }

  /** Looks at the provider whether a payment was made. @returns the state in which it is there */
  async function syncWithProvider({ number, method }: Pick<PaymentRow, 'number' | 'method'>) {
    const trade = await (await providerOf(method)).find(number)
    if (trade.state === 'paid') await recordTrade(method, trade)
    return trade.state
  }

  const setState = (id: string, from: PaymentRow['state'][], to: PaymentRow['state'], address?: string) =>
    db
      .updateTable('payment')
      .set({ state: to, version: sql`version + 1`, ...(address !== undefined && { address }) })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()

  const reopenForClosing = async (id: string) => {
    await setState(id, ['closed'], 'closing')
    await enqueueFollowUp(db, { closePayment: id })
  }

  /** Closes a payment at the provider, unless it was made meanwhile. */
  async function close(paymentId: string): Promise<void> {
    const payment = await findPayment(db, { id: paymentId })
    if (!payment || payment.state === 'succeeded' || payment.state === 'closed') return
    const { number, method } = payment
    const state = await syncWithProvider(payment)
    if (state === 'paid') return
    if (state === 'pending') {
      const isPaid = await (await providerOf(method)).close(number).then(
        () => false,
        (error: unknown) => {
          if (error instanceof ProviderError && error.problem === 'paid') return true
          throw error
        },
      )
      if (isPaid) return void (await syncWithProvider(payment))
    }
    await setState(paymentId, ['created', 'open', 'closing'], 'closed')
  }

  return {
    recordTrade,
    close,
    syncWithProvider,

    /**
     * Begins to collect the money of own orders in one way; what was begun in others is closed.
     * @throws ProviderError where the provider does not take it; nothing is owed then, and one can begin again
     */
    async begin(wanted: {
      accountId: string
      orderIds: readonly string[]
      method: OnlineMethod
      scene: Scene
      payerIp?: string | undefined
    }) {
      const started = await runTransaction(db, (tx) => startPayment(tx, { ...wanted, at: now() }))
      if ('problem' in started || started.payment.address !== null) return started
      const { payment, description } = started
      const { address } = await (
        await providerOf(payment.method)
      ).begin({ ...payment, description, payerIp: wanted.payerIp })
      const { numUpdatedRows } = await setState(payment.id, ['created'], 'open', address)
      if (numUpdatedRows === 1n) return { payment: { ...payment, address, state: 'open' as const }, description }
      const current = await findPayment(db, { id: payment.id })
      if (current?.state === 'open') return { payment: current, description }
      // Somebody has chosen another way, or paid, meanwhile; the provider may know this one only now.
      await reopenForClosing(payment.id)
      return { problem: 'changed' as const }
    },

    /** What a genuine notification says; however often it comes, it counts once. */
    async handleNotification(method: OnlineMethod, notification: PaymentNotification): Promise<void> {
      if (notification.kind === 'paid') await recordTrade(method, notification.trade)
      else if (notification.kind === 'refund')
        await applyRefundOutcome(method, notification.refundNumber, notification.outcome)
    },

    /** Returns the money of an approved refund; once, however often it is called. */
    async executeRefund(refundId: string): Promise<void> {
      const refund = await db.transaction().execute((tx) => lockRefund(tx, refundId))
      if (!refund || refund.method === 'transfer') return
      if (refund.state !== 'approved' && refund.state !== 'processing') return
      const { tradeNumber, receivedFen } = refund
      if (tradeNumber === null) throw new Error(`refund ${refund.number} is of no trade that is known`)
      const outcome = await (
        await providerOf(refund.method)
      )
        .refund({
          number: tradeNumber,
          refundNumber: refund.number,
          amountFen: refund.amountFen,
          totalFen: receivedFen,
          reason: refund.reason,
        })
        .catch((error: unknown): RefundOutcome => {
          // What was refused stays refused until staff have looked at it; what did not arrive is tried again.
          if (error instanceof ProviderError && error.problem === 'refused')
            return { state: 'failed', transactionId: null, problem: error.code }
          throw error
        })
      await applyRefundOutcome(refund.method, refund.number, outcome)
    },

    /** Payments whose time is over are closed, and refunds that a provider has accepted are looked at again. */
    async sweep(): Promise<void> {
      const at = now()
      const expired = await runTransaction(db, async (tx) => {
        const rows = await tx
          .updateTable('payment')
          .set({ state: 'closing', version: sql`version + 1` })
          .where((is) =>
            is.or([
              is.and([is('state', '=', 'open'), is('expires_at', '<', at)]),
              is.and([is('state', '=', 'created'), is('created_at', '<', new Date(at.getTime() - FORGOTTEN_MS))]),
            ]),
          )
          .returning('id')
          .execute()
        for (const { id } of rows) await enqueueFollowUp(tx, { closePayment: id })
        return rows
      })
      for (const { id } of expired) await close(id).catch(onError)
      const processing = await db
        .selectFrom('refund as f')
        .innerJoin('receipt as r', 'r.id', 'f.receipt_id')
        .select(['f.number as refundNumber', 'r.trade_number', 'r.method'])
        .where('f.state', '=', 'processing')
        .where('r.trade_number', 'is not', null)
        .orderBy('f.created_at')
        .limit(AT_ONCE)
        .execute()
      for (const { refundNumber, trade_number, method } of processing) {
        const outcome = await (
          await providerOf(method as OnlineMethod)
        )
          .findRefund({ number: trade_number!, refundNumber })
          .catch(onError)
        if (outcome && outcome.state !== 'processing')
          await applyRefundOutcome(method as OnlineMethod, refundNumber, outcome)
      }
    },

    applyRefundOutcome,
  }
}
export type PaymentProcessor = ReturnType<typeof createPaymentProcessor>
