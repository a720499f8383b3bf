import { parseMoney } from '@markwright/domain/money/amounts'
import { awaitsMoney, type OrderStatusName } from '@markwright/domain/money/order-statuses'
import { acceptsMoney, type PaymentProcessor } from '@markwright/orders'
import { type OnlineMethod, type Payments, ProviderError, type Scene } from '@markwright/payments'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { amountWords, checkDay, fieldRefusal, isUuid, requireText } from '../../kernel/fields.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { paymentErrors } from './payments.errors.ts'
import type { PaymentsRepository } from './payments.repository.ts'

/** Payments begun by one member; each of them is a call to a provider. */
const paymentsOfMember = { name: 'payment', max: 60, windowSeconds: 600 }
/** A page polls every two seconds; the provider is queried less often. */
const checksOfPayment = { name: 'payment-check', max: 1, windowSeconds: 6 }
const ORDERS_MAX = 20

type OwnOrder = {
  id: string
  number: string
  status: OrderStatusName
  closed_at: Date | null
  total_fen: number
  received_fen: number
}
export type Payer = { id: string; phone: string }

/** Paying orders, by the member who ordered them. */
export function createPaymentsService(deps: {
  repository: PaymentsRepository
  payments: Payments
  paymentProcessor: PaymentProcessor
  limits: RateLimits
  /** Orders of a member by their ids; fewer where some are not theirs. */
  listOrders: (accountId: string, ids: readonly string[]) => Promise<OwnOrder[]>
  /** Of a provider that could not be queried, and is queried again later. */
  onError: (error: unknown) => void
}) {
  const { repository, payments, paymentProcessor, limits } = deps

  const ownOrders = async (payer: Pick<Payer, 'id'>, ids: readonly string[]): Promise<OwnOrder[]> => {
    const wanted = [...new Set(ids)]
    const found = await deps.listOrders(payer.id, wanted)
    if (found.length !== wanted.length) throw new AppError(commonErrors.notFound)
    return found
  }

  /** Begins to collect the price of orders of an account. @throws 404, 50505 to 50508, 50528 */
  async function begin(
    accountId: string,
    orderIds: readonly string[],
    { method, scene, payerIp }: { method: OnlineMethod; scene: Scene; payerIp: string },
  ) {
    const provider = await payments.provider(method)
    if (!provider?.scenes.includes(scene)) throw new AppError(paymentErrors.notOffered)
    const begun = await paymentProcessor
      .begin({ accountId, orderIds, method, scene, payerIp })
      .catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error
        deps.onError(error)
        throw new AppError(paymentErrors.providerAway, null, { cause: error })
      })
    if ('problem' in begun) throw new AppError(refusals[begun.problem])
    return begun.payment
  }

  /** Where orders of an account are transferred to, and the reference that the transfer must name. */
  async function transferOf(payer: Pick<Payer, 'id'>, orderIds: readonly string[]) {
    const orders = await ownOrders(payer, orderIds)
    if (!payments.transfer) throw new AppError(paymentErrors.notOffered)
    if (orders.every(({ status }) => !awaitsMoney(status))) throw new AppError(paymentErrors.alreadyPaid)
    if (orders.some(({ status, closed_at }) => !acceptsMoney({ status, closedAt: closed_at })))
      throw new AppError(paymentErrors.notPayable)
    return {
      amountFen: orders.reduce((sum, { total_fen, received_fen }) => sum + total_fen - received_fen, 0),
      transfer: { ...payments.transfer, reference: orders.map(({ number }) => number).join(' ') },
    }
  }

  /** Looks at the providers, now and then, whether orders that wait for money were paid. @returns whether one was */
  async function syncPayments(orderIds: readonly string[]): Promise<boolean> {
    let isPaid = false
    for (const { id, number, method } of await repository.listOpenPayments(orderIds)) {
      if ((await limits.count(checksOfPayment, id)) > checksOfPayment.max) continue
      const state = await paymentProcessor
        .syncWithProvider({ number, method: method as OnlineMethod })
        .catch((error: unknown) => deps.onError(error))
      if (state === 'paid') isPaid = true
    }
    return isPaid
  }

  return {
    beginFor: begin,
    transferOf,
    syncPayments,

    /** In the order in which they are offered. */
    async methods() {
      const online = await Promise.all(
        payments.methods.map(async (method) => [method, (await payments.provider(method))?.scenes ?? []] as const),
      )
      return {
        methods: [...payments.methods, ...(payments.transfer ? (['corporate'] as const) : [])],
        scenes: Object.fromEntries(online),
        isSandbox: payments.kind === 'sandbox',
      }
    },

    /**
     * Begins to pay own orders together.
     * @throws 404, 50505 to 50508, 429 for too many
     */
    async begin(
      payer: Payer,
      orderIds: readonly string[],
      by: { method: OnlineMethod; scene: Scene; payerIp: string },
    ) {
      await limits.spend(paymentsOfMember, payer.id)
      return begin(payer.id, orderIds, by)
    },

    /** How own orders stand; `ids` are separated by `;`. What the provider knows is looked at now and then. */
    async status(payer: Payer, ids: string): Promise<OwnOrder[]> {
      const wanted = ids.split(';').filter(Boolean)
      if (wanted.length === 0 || wanted.length > ORDERS_MAX || !wanted.every((id) => isUuid(id)))
        throw new AppError(commonErrors.invalid)
      const orders = await ownOrders(payer, wanted)
      if (!orders.some(({ status }) => awaitsMoney(status))) return orders
      return (await syncPayments(wanted)) ? ownOrders(payer, wanted) : orders
    },

    /** @throws 404, 400 for fields that are wrong, 50512 where an order does not wait for a transfer. */
    async submitVoucher(
      payer: Payer,
      {
        orderIds,
        fileId,
        amount,
        date,
        ...given
      }: { orderIds: string[]; fileId: string; payer: string; amount: string; date: string },
    ): Promise<OwnOrder[]> {
      if (!payments.transfer) throw new AppError(paymentErrors.notOffered)
      checkDay('date', date)
      const amountFen = parseMoney(amount)
      if (!amountFen) throw fieldRefusal('amount', 'format', amountWords)
      if (!(await repository.findOwnVoucherFile(payer.id, fileId)))
        throw fieldRefusal('fileId', 'unknown', { cn: '请上传汇款凭证', en: 'Please upload the proof of transfer.' })
      const submitted = await repository.submitVoucher({
        account: payer,
        orderIds,
        fileId,
        payer: requireText('payer', given.payer),
        amountFen,
        paidOn: date,
      })
      if ('problem' in submitted)
        throw new AppError(submitted.problem === 'notFound' ? commonErrors.notFound : paymentErrors.noVoucher)
      return ownOrders(payer, orderIds)
    },
  }
}
export type PaymentsService = ReturnType<typeof createPaymentsService>

const refusals = {
  notFound: commonErrors.notFound,
  alreadyPaid: paymentErrors.alreadyPaid,
  notPossible: paymentErrors.notPayable,
  partlyPaid: paymentErrors.partlyPaid,
  changed: paymentErrors.changed,
}
