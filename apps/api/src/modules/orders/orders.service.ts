import type { OrderStatus } from '@markwright/orders'
import type { Actor } from '@markwright/workflow'
import { createHash, randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { requireText, trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { spanOf, zoneOf } from '../../kernel/zone.ts'
import { orderErrors } from './orders.errors.ts'
import type { OrderFilter, OrdersRepository } from './orders.repository.ts'

const KEY = /^[\x21-\x7e]{8,128}$/

/** A member, as orders name them. */
export type Buyer = { id: string; phone: string }

export type OrderInput = {
  quoteId: string
  agree: boolean
  contactId?: string | null | undefined
  addressId?: string | null | undefined
  remark?: string | null | undefined
  userSource?: { name: string; path: string } | undefined
}
export type OrderQuery = PageRequest & {
  status?: OrderStatus | undefined
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
  zone?: string | undefined
}

const actorOf = ({ id, phone }: Buyer): Actor => ({ type: 'member', id, name: phone })

/** Orders of members. One of somebody else is not found. */
export function createOrdersService(deps: {
  repository: OrdersRepository
  /** Of what a job does later anyway. */
  onError: (error: unknown) => void
  now: () => Date
}) {
  const { repository, now } = deps

  const find = async (buyer: Pick<Buyer, 'id'>, id: string) => {
    const found = await repository.find(id, buyer.id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  return {
    find,

    /**
     * Orders by a quote; the same key is the same order.
     * @returns `isReplayed`: whether it was ordered before
     * @throws 10132 without the agreement, 50501 and 50502 for the quote, 422 where the key is of another order
     */
    async create(
      buyer: Buyer,
      input: OrderInput,
      { key = randomUUID(), language }: { key?: string | undefined; language: Language },
    ) {
      if (!KEY.test(key)) throw new AppError(orderErrors.badKey)
      if (!input.agree) throw new AppError(orderErrors.agreementMissing)
      const { contactId = null, addressId = null, userSource = null } = input
      const remark = trimToNull(input.remark)
      const [contact, address] = await Promise.all([
        contactId === null ? null : repository.findContact(buyer.id, contactId),
        addressId === null ? null : repository.findAddress(buyer.id, addressId),
      ])
      if (contact === undefined || address === undefined) throw new AppError(commonErrors.notFound)
      const created = await repository.create({
        account: buyer,
        quoteId: input.quoteId,
        requestKey: key,
        requestHash: createHash('sha256')
          .update(JSON.stringify([input.quoteId, contactId, addressId, remark]))
          .digest('hex'),
        contact,
        address,
        remark,
        userSource,
        language,
        at: now(),
      })
      if ('problem' in created) throw new AppError(creationRefusals[created.problem])
      const order = await find(buyer, created.orderId)
      if (!created.isNew || order.status !== 'free') return { order, isReplayed: !created.isNew }
      await repository.fulfil(order.id).catch(deps.onError)
      return { order: await find(buyer, order.id), isReplayed: false }
    },

    /** @throws 404 where nothing is named so. */
    async list(buyer: Pick<Buyer, 'id'>, query: OrderQuery, group: string | null = null) {
      if (group !== null && !(await repository.hasGroup(group))) throw new AppError(commonErrors.notFound)
      return repository.list(filterOf(query, { accountId: buyer.id, group, closed: null }), rowRange(query))
    },

    /** Debit notes of what is to be paid or was paid; an order that was closed unpaid has none any more. */
    listDebitNotes: ({ id }: Pick<Buyer, 'id'>, payStatus: 'paid' | 'unpaid' | undefined, page: PageRequest) =>
      repository.list(
        {
          ...filterOf({}, { accountId: id, group: null, closed: false }),
          paid: payStatus === undefined ? null : payStatus === 'paid',
        },
        rowRange(page),
      ),

    /** @throws 404 also where the order was closed unpaid */
    async findForDebitNote(buyer: Pick<Buyer, 'id'>, id: string) {
      const order = await find(buyer, id)
      if (order.closed_at !== null) throw new AppError(commonErrors.notFound)
      return order
    },

    /** @throws 50504 where it is paid, under review or closed. */
    async cancel(buyer: Buyer, id: string) {
      const problem = await repository.cancel({ orderId: id, accountId: buyer.id, actor: actorOf(buyer), reason: null })
      if (problem) throw new AppError(problem === 'notFound' ? commonErrors.notFound : orderErrors.notCancellable)
      return find(buyer, id)
    },

    /** @throws 404, 50550 without a limit in force, 50551 beyond it, 50552 where it cannot be put on account. */
    async putOnCredit(buyer: Buyer, id: string) {
      const problem = await repository.putOnCredit({ orderId: id, accountId: buyer.id, actor: actorOf(buyer) })
      if (problem) throw new AppError(creditRefusals[problem])
      return find(buyer, id)
    },

    /** @throws 400 without a reason, 50509 where nothing was paid or it is being refunded, 50513 while some cases wait. */
    async requestRefund(buyer: Buyer, id: string, reason: string) {
      const request = { orderId: id, account: buyer, reason: requireText('reason', reason) }
      const requested = await repository.requestRefund(request)
      if ('problem' in requested) throw new AppError(refundRefusals[requested.problem])
      return find(buyer, id)
    },
  }
}
export type OrdersService = ReturnType<typeof createOrdersService>

const creditRefusals = {
  notFound: commonErrors.notFound,
  notPossible: orderErrors.notCreditable,
  noCredit: orderErrors.noCredit,
  exceeded: orderErrors.creditExceeded,
}

const refundRefusals = {
  notFound: commonErrors.notFound,
  notPossible: orderErrors.notRefundable,
  reasonMissing: orderErrors.notRefundable,
  casesOpen: orderErrors.casesOpen,
}

const creationRefusals = {
  notFound: commonErrors.notFound,
  quoteExpired: orderErrors.quoteExpired,
  quoteUsed: orderErrors.quoteUsed,
  keyReused: orderErrors.keyReused,
}

export const filterOf = (
  { status, keyword, from, to, zone }: OrderQuery,
  rest: Pick<OrderFilter, 'accountId' | 'group' | 'closed'> & Pick<OrderFilter, 'by'>,
): OrderFilter => ({
  status: status ?? null,
  keyword: trimToNull(keyword),
  ...spanOf(from, to, zoneOf({ zone })),
  ...rest,
})
