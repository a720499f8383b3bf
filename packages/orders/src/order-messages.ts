import { type QueryBuilder, statementsOf } from '@markwright/db'
import { formatMoney } from '@markwright/domain/money/amounts'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'
import type { LockedOrder } from './order-rows.ts'

/** Where a member reads all orders. */
export const ORDERS_PATH = '/personalCenter/myOrder'
/** Where a member reads an order. */
export const orderPath = (id: string) => `/personalCenter/order?id=${id}`

/** What was matched to an order, and what is missing of its price; of surplus, the refunds that are not made or remain. */
export type MatchedSum = {
  arrivedFen: number
  missingFen: number
  withdrawn: string[]
  rest: { fen: number; number: string } | null
}

const servicesAfterRefund = {
  ended: { cn: '相应的服务已终止。', en: 'What it paid for has ended.' },
  restored: {
    cn: '相应的服务已恢复使用，有效期已按暂停的时间顺延。',
    en: 'What it paid for can be used again, and ends later by the time in which it could not.',
  },
}

export const orderMessages = {
  paid: (number: string, fen: number): NoticeTexts => ({
    cn: { title: `订单 ${number} 已支付`, content: `我们已收到您支付的 ${formatMoney(fen)}。` },
    en: { title: `Order ${number} is paid`, content: `We have received ${formatMoney(fen)}. Thank you.` },
  }),
  surplus: (number: string, fen: number, refundNumber: string): NoticeTexts => ({
    cn: {
      title: `订单 ${number} 有一笔付款将退回`,
      content: `我们收到 ${formatMoney(fen)}，但订单 ${number} 不需要这笔款项，将原路退回（退款编号 ${refundNumber}）。`,
    },
    en: {
      title: `A payment for order ${number} will be returned`,
      content: `We have received ${formatMoney(fen)} that order ${number} did not need. It will be returned the way it was paid (refund ${refundNumber}).`,
    },
  }),
  wrongAmount: (
    { number, totalFen }: Pick<LockedOrder, 'number' | 'totalFen'>,
    fen: number,
    refundNumber: string,
  ): NoticeTexts => ({
    cn: {
      title: `订单 ${number} 的付款金额不符，仍待支付`,
      content: `我们收到 ${formatMoney(fen)}，但订单 ${number} 的金额为 ${formatMoney(totalFen)}，尚未支付。收到的款项将原路退回（退款编号 ${refundNumber}）。`,
    },
    en: {
      title: `Order ${number} is still to be paid: another amount was received`,
      content: `We have received ${formatMoney(fen)} for order ${number}, which costs ${formatMoney(totalFen)} and is not paid yet. What we received will be returned the way it was paid (refund ${refundNumber}).`,
    },
  }),
  /** Transfers that were matched to an order, and do not pay it yet or, with others, do. */
  partReceived: (
    { number, totalFen }: Pick<LockedOrder, 'number' | 'totalFen'>,
    {
      arrivedFen,
      missingFen,
      withdrawn = [],
      rest = null,
    }: Partial<MatchedSum> & Pick<MatchedSum, 'arrivedFen' | 'missingFen'>,
  ): NoticeTexts => ({
    cn: {
      title:
        missingFen > 0
          ? `订单 ${number} 已收到部分汇款，还差 ${formatMoney(missingFen)}`
          : `订单 ${number} 的汇款已收齐`,
      content: [
        `收到的汇款中有 ${formatMoney(arrivedFen)} 已计入订单 ${number}（金额 ${formatMoney(totalFen)}）。`,
        missingFen > 0 ? `还差 ${formatMoney(missingFen)}，请汇出余款，汇款附言请注明订单号。` : '',
        withdrawn.length > 0 ? `相应的退款（${withdrawn.join('、')}）不再办理。` : '',
        rest ? `多出的 ${formatMoney(rest.fen)} 将原路退回（退款编号 ${rest.number}）。` : '',
      ].join(''),
    },
    en: {
      title:
        missingFen > 0
          ? `Order ${number} is paid in part: ${formatMoney(missingFen)} is missing`
          : `All transfers for order ${number} have arrived`,
      content: [
        `${formatMoney(arrivedFen)} of what we have received counts towards order ${number}, which costs ${formatMoney(totalFen)}.`,
        missingFen > 0
          ? `${formatMoney(missingFen)} is missing. Please transfer it with the number of the order as its reference.`
          : '',
        withdrawn.length > 0 ? `What was to be returned (${withdrawn.join(', ')}) is used for it instead.` : '',
        rest ? `${formatMoney(rest.fen)} that it did not need will be returned (refund ${rest.number}).` : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
  }),
  /** To whom a refund was announced that is not made, because the money belongs to an order of somebody else. */
  refundWithdrawn: (refundNumber: string): NoticeTexts => ({
    cn: {
      title: `退款 ${refundNumber} 不再办理`,
      content: '经核对，该笔汇款用于支付其他订单。如有疑问，请联系我们。',
    },
    en: {
      title: `Refund ${refundNumber} is not made`,
      content: 'The transfer turned out to be for another order. Please contact us if you have any questions.',
    },
  }),
  /** `refundNumber`: null where somebody else may have paid it. */
  unmatched: (number: string, fen: number, refundNumber: string | null): NoticeTexts => ({
    cn: {
      title: `一笔汇款不再计入订单 ${number}`,
      content:
        `经核对，${formatMoney(fen)} 不再计入订单 ${number}` +
        (refundNumber === null
          ? '。如该款项由您汇出，请联系我们。'
          : `，如无其他用途将原路退回（退款编号 ${refundNumber}）。`),
    },
    en: {
      title: `A transfer no longer counts towards order ${number}`,
      content:
        `${formatMoney(fen)} no longer counts towards order ${number}` +
        (refundNumber === null
          ? '. Please contact us if you have transferred it.'
          : ` and, unless it is for another order, will be returned the way it was paid (refund ${refundNumber}).`),
    },
  }),
  /** To whom a transfer belongs that had been matched to an order of somebody else. */
  toBeReturned: (fen: number, refundNumber: string): NoticeTexts => ({
    cn: {
      title: `一笔 ${formatMoney(fen)} 的款项将退回`,
      content: `经核对，您的汇款中有 ${formatMoney(fen)} 未用于任何订单，如无其他用途将原路退回（退款编号 ${refundNumber}）。`,
    },
    en: {
      title: `${formatMoney(fen)} will be returned`,
      content: `${formatMoney(fen)} of your transfer is for no order and, unless it is for another one, will be returned the way it was paid (refund ${refundNumber}).`,
    },
  }),
  surplusReturned: (refundNumber: string, fen: number): NoticeTexts => ({
    cn: {
      title: `退款 ${refundNumber} 已退回`,
      content: `已退回 ${formatMoney(fen)}，到账时间以支付机构为准。`,
    },
    en: {
      title: `Refund ${refundNumber} was returned`,
      content: `${formatMoney(fen)} was returned. When it arrives depends on your bank or wallet.`,
    },
  }),
  voucherRejected: (number: string, reason: string): NoticeTexts => ({
    cn: {
      title: `订单 ${number} 的汇款凭证未通过审核`,
      content: `原因：${reason}。请重新上传凭证或选择其他支付方式。`,
    },
    en: {
      title: `The proof of transfer for order ${number} was rejected`,
      content: `Reason: ${reason}. Please upload another one, or pay in another way.`,
    },
  }),
  complete: (number: string): NoticeTexts => ({
    cn: { title: `订单 ${number} 已完成`, content: '您购买的服务已开通，用量请见“我的服务”。' },
    en: { title: `Order ${number} is complete`, content: 'What you have bought can be used. See My services.' },
  }),
  expired: (number: string): NoticeTexts => ({
    cn: { title: `订单 ${number} 已关闭`, content: '订单在 7 天内未支付，已自动关闭。如仍需要，请重新下单。' },
    en: {
      title: `Order ${number} was closed`,
      content: 'It was not paid within 7 days. Please order again if you still need it.',
    },
  }),
  /** `endsOn`: the last day on which it can be used. */
  creditLimit: (fen: number, endsOn: string | null): NoticeTexts =>
    fen === 0
      ? {
          cn: { title: '您的信用额度已终止', content: '新订单须先付款。已挂账的订单不受影响，请按约定付款。' },
          en: {
            title: 'Your credit limit has ended',
            content: 'New orders are paid first. Orders that are on account stay so and are to be paid as agreed.',
          },
        }
      : {
          cn: {
            title: `您的信用额度为 ${formatMoney(fen)}`,
            content: `案件订单可先挂账办理、稍后付款${endsOn === null ? '' : `，额度有效至 ${endsOn}`}。已挂账的订单不受影响。`,
          },
          en: {
            title: `Your credit limit is ${formatMoney(fen)}`,
            content: `Orders of cases can be put on account and paid later${endsOn === null ? '' : `, until ${endsOn}`}. Orders that are on account stay so.`,
          },
        },
  /** `service`: what happens to what the order has paid for; null where the service goes on and was never suspended. */
  refundApproved: (number: string, fen: number, service: 'ended' | 'restored' | null): NoticeTexts => ({
    cn: {
      title: `订单 ${number} 的退款申请已通过`,
      content: `将原路退回 ${formatMoney(fen)}。${service ? servicesAfterRefund[service].cn : ''}`,
    },
    en: {
      title: `The refund of order ${number} was approved`,
      content: `${formatMoney(fen)} will be returned the way it was paid.${service ? ` ${servicesAfterRefund[service].en}` : ''}`,
    },
  }),
  /** `isRestored`: whether the use of something was suspended by the request. */
  refundRejected: (number: string, reason: string, isRestored: boolean): NoticeTexts => ({
    cn: {
      title: `订单 ${number} 的退款申请未通过`,
      content: `原因：${reason}${isRestored ? `\n${servicesAfterRefund.restored.cn}` : ''}`,
    },
    en: {
      title: `The refund of order ${number} was rejected`,
      content: `Reason: ${reason}${isRestored ? `\n${servicesAfterRefund.restored.en}` : ''}`,
    },
  }),
  refunded: (number: string, fen: number): NoticeTexts => ({
    cn: { title: `订单 ${number} 已退款`, content: `已退回 ${formatMoney(fen)}，到账时间以支付机构为准。` },
    en: {
      title: `Order ${number} was refunded`,
      content: `${formatMoney(fen)} was returned. When it arrives depends on your bank or wallet.`,
    },
  }),
}

/** Notifies the member of an order, in the transaction that changes it. */
export const notifyOfOrder = (tx: QueryBuilder, order: Pick<LockedOrder, 'id' | 'accountId'>, texts: NoticeTexts) =>
  notifyMember(statementsOf(tx), order.accountId, { type: 'service', texts, link: orderPath(order.id) })
