import { awaitsMoney } from '@markwright/domain/money/order-statuses'
import { accountName } from '@markwright/domain/people/account-name'
import { canStartPayment } from '@markwright/orders'
import type { OnlineMethod, Scene } from '@markwright/payments'
import { networkOf } from '@markwright/runtime/network-of.ts'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { isUuid } from '../../kernel/fields.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { isSame, type Secrets } from '../../kernel/secrets.ts'
import type { OrderRow } from '../orders/index.ts'
import type { PaymentLinkRow, PaymentLinksRepository } from './payment-links.repository.ts'
import { paymentErrors } from './payments.errors.ts'
import type { PaymentsService } from './payments.service.ts'

const DAYS_VALID = 14
const DAY_MS = 86_400_000
const LINKS_MAX = 10
/** Payments begun by one link; each of them is a call to a provider. */
const paymentsOfLink = { name: 'payment-link', max: 30, windowSeconds: 600 }
/** Tokens that are none, from one network. */
const wrongTokens = { name: 'payment-link-wrong', max: 30, windowSeconds: 600 }

export type PaymentLinkStatus = 'open' | 'inReview' | 'inPart' | 'paid' | 'refunded' | 'closed' | 'expired' | 'revoked'

/** Orders of members that others pay by a link, which is the permission to see and to pay this order alone. */
export function createPaymentLinksService(deps: {
  repository: PaymentLinksRepository
  payments: Pick<PaymentsService, 'beginFor' | 'transferOf' | 'syncPayments'>
  /** With everything that belongs to it; `accountId` null where another check permits the access. */
  findOrder: (id: string, accountId: string | null) => Promise<OrderRow | null>
  secrets: Pick<Secrets, 'text'>
  limits: RateLimits
  now: () => Date
}) {
  const { repository, payments, limits, now } = deps
  // Made of the id, so that the member can copy it again; without the secret of the site nobody can make one.
  const tokenOf = (id: string) => `${id}.${deps.secrets.text(`payment-link:${id}`, 40)}`

  function statusOf(link: PaymentLinkRow, order: OrderRow): PaymentLinkStatus {
    if (link.revoked_at !== null) return 'revoked'
    if (order.closed_at !== null) return 'closed'
    if (order.refund_status === 'done') return 'refunded'
    // Who has paid can come back for the debit note.
    if (!awaitsMoney(order.status)) return 'paid'
    if (link.expires_at <= now()) return 'expired'
    if (order.status === 'pendingReview') return 'inReview'
    return order.received_fen > 0 ? 'inPart' : 'open'
  }

  /** @throws 404 */
  async function findOwn(orderId: string, accountId: string): Promise<OrderRow> {
    const order = await deps.findOrder(orderId, accountId)
    if (!order) throw new AppError(commonErrors.notFound)
    return order
  }

  async function listOf(order: OrderRow) {
    const links = await repository.list(order.id)
    return links.map((link) => ({ ...link, token: tokenOf(link.id), status: statusOf(link, order) }))
  }

  /** @throws 404 for a token that was not made here, 429 after too many of them */
  async function findByToken(token: string, ip: string) {
    const [id = ''] = token.split('.')
    const link = isUuid(id) && isSame(token, tokenOf(id)) ? await repository.find(id) : undefined
    const order = link && (await deps.findOrder(link.order_id, null))
    if (!link || !order) {
      await limits.spend(wrongTokens, networkOf(ip))
      throw new AppError(commonErrors.notFound)
    }
    return { link, order, status: statusOf(link, order) }
  }

  return {
    /** @throws 404 */
    list: async (orderId: string, accountId: string) => listOf(await findOwn(orderId, accountId)),

    /** @throws 404, 50505 where it cannot be paid, 50541 */
    async create(orderId: string, accountId: string) {
      const order = await findOwn(orderId, accountId)
      if (!canStartPayment({ status: order.status, closedAt: order.closed_at }))
        throw new AppError(paymentErrors.notPayable)
      const at = now()
      const link = { id: randomUUID(), orderId, expiresAt: new Date(at.getTime() + DAYS_VALID * DAY_MS), at }
      if (!(await repository.add(link, LINKS_MAX))) throw new AppError(paymentErrors.tooManyLinks)
      return listOf(order)
    },

    /** @throws 404 */
    async revoke(orderId: string, accountId: string, linkId: string) {
      const order = await findOwn(orderId, accountId)
      if (!(await repository.revoke(orderId, linkId, now()))) throw new AppError(commonErrors.notFound)
      return listOf(order)
    },

    /** What the holder of a link sees; the provider is queried where the order waits for money. @throws 404, 429 */
    async find(token: string, ip: string) {
      const found = await findByToken(token, ip)
      if (found.status !== 'open' || !(await payments.syncPayments([found.order.id]))) return found
      return findByToken(token, ip)
    },

    /** @throws 404, 429, 50542, and what `payOrders` throws */
    async pay(token: string, { method, scene }: { method: OnlineMethod; scene: Scene }, ip: string) {
      const { link, order } = await payableBy(token, ip)
      await limits.spend(paymentsOfLink, link.id)
      return payments.beginFor(order.account_id, [order.id], { method, scene, payerIp: ip })
    },

    /** @throws 404, 429, 50542, and what `payOrders` throws */
    async transferOf(token: string, ip: string) {
      const { order } = await payableBy(token, ip)
      return payments.transferOf({ id: order.account_id }, [order.id])
    },

    /** @throws 404 also where the link does not show the order */
    async findForDebitNote(token: string, ip: string): Promise<OrderRow> {
      const { order, status } = await findByToken(token, ip)
      if (!showsOrder(status)) throw new AppError(commonErrors.notFound)
      return order
    },
  }

  async function payableBy(token: string, ip: string) {
    const found = await findByToken(token, ip)
    if (found.status === 'expired' || found.status === 'revoked') throw new AppError(paymentErrors.linkOver)
    return found
  }
}
export type PaymentLinksService = ReturnType<typeof createPaymentLinksService>
export type OwnPaymentLink = Awaited<ReturnType<PaymentLinksService['list']>>[number]
export type PaymentLinkView = Awaited<ReturnType<PaymentLinksService['find']>>

/** Who asks for the payment. */
export const requesterOf = ({ company_name, account_name, phone }: OrderRow): string =>
  accountName({ company_name, name: account_name, phone })

/** Whether the holder of a link sees what is paid. */
export const showsOrder = (status: PaymentLinkStatus): boolean =>
  status !== 'expired' && status !== 'revoked' && status !== 'closed'
