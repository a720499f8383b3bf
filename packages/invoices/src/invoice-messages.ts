import { type QueryBuilder, statementsOf } from '@markwright/db'
import { type NoticeTexts, notifyMember } from '@markwright/jobs'
import type { LockedInvoice } from './invoice-rows.ts'

/** Where a member reads an invoice. */
export const invoicePath = (id: string) => `/personalCenter/invoice?id=${id}`

export const invoiceMessages = {
  approved: (number: string): NoticeTexts => ({
    cn: { title: `发票申请 ${number} 审核通过`, content: '发票正在开具，开具后会通知您。' },
    en: {
      title: `Invoice request ${number} was approved`,
      content: 'The invoice is being issued. You are notified once it is.',
    },
  }),
  rejected: (number: string, reason: string): NoticeTexts => ({
    cn: { title: `发票申请 ${number} 审核未通过`, content: `原因：${reason}\n请修改后重新申请。` },
    en: {
      title: `Invoice request ${number} was rejected`,
      content: `Reason: ${reason}\nPlease change the details and apply again.`,
    },
  }),
  issued: (number: string): NoticeTexts => ({
    cn: { title: `发票 ${number} 已开具`, content: '纸质发票寄出后会通知您快递单号。' },
    en: {
      title: `Invoice ${number} was issued`,
      content: 'You are notified of the tracking number once it is mailed.',
    },
  }),
  delivered: (number: string): NoticeTexts => ({
    cn: { title: `发票 ${number} 已开具`, content: '请点击链接下载发票。' },
    en: { title: `Invoice ${number} was issued`, content: 'Follow the link to download it.' },
  }),
  mailed: (number: string, carrier: string, trackingNumber: string): NoticeTexts => ({
    cn: { title: `发票 ${number} 已寄出`, content: `快递公司：${carrier}，单号：${trackingNumber}。` },
    en: {
      title: `Invoice ${number} was mailed`,
      content: `Carrier: ${carrier}, tracking number ${trackingNumber}.`,
    },
  }),
  adjusted: (number: string, orderNumber: string): NoticeTexts => ({
    cn: {
      title: `发票申请 ${number} 的金额已调整`,
      content: `订单 ${orderNumber} 已退款，退款部分不开票，将重新审核。`,
    },
    en: {
      title: `The amount of invoice request ${number} has changed`,
      content: `Order ${orderNumber} was refunded. What was refunded is not invoiced, and the request is reviewed again.`,
    },
  }),
  cancelled: (number: string, orderNumber: string): NoticeTexts => ({
    cn: { title: `发票申请 ${number} 已取消`, content: `订单 ${orderNumber} 已全额退款，没有可开票的金额。` },
    en: {
      title: `Invoice request ${number} was cancelled`,
      content: `Order ${orderNumber} was refunded in full, and nothing is left to invoice.`,
    },
  }),
  reversing: (number: string, reason: { cn: string; en: string }): NoticeTexts => ({
    cn: { title: `发票 ${number} 将冲红`, content: `原因：${reason.cn}\n请勿再使用该发票入账或抵扣。` },
    en: {
      title: `Invoice ${number} is being reversed`,
      content: `Reason: ${reason.en}\nPlease no longer use it for your books or deductions.`,
    },
  }),
  reversed: (number: string): NoticeTexts => ({
    cn: { title: `发票 ${number} 已冲红`, content: '相关订单中未退款的金额可以重新申请开票。' },
    en: {
      title: `Invoice ${number} was reversed`,
      content: 'You can request a new invoice for the amounts of its orders that were not refunded.',
    },
  }),
}

/** Notifies the member of an invoice, in the transaction that changes it; by e-mail too where a site is given. */
export const notifyOfInvoice = (
  tx: QueryBuilder,
  { id, accountId, email }: Pick<LockedInvoice, 'id' | 'accountId' | 'email'>,
  texts: NoticeTexts,
  siteUrl?: string,
) =>
  notifyMember(
    statementsOf(tx),
    accountId,
    { type: 'service', texts, link: invoicePath(id) },
    siteUrl === undefined ? undefined : { siteUrl, ...(email !== null && { to: email }) },
  )
