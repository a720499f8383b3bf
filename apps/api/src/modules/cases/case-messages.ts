import type { CaseEvent, CaseState, Texts } from '@markwright/cases'
import type { Deadline } from '@markwright/deadlines'
import type { Language } from '@markwright/domain/site/language'
import { formatMoney } from '@markwright/domain/money/amounts'
import type { NoticeTexts } from '@markwright/jobs'
import type { FeeRefund } from './cases.repository.ts'
import type { ShownQuotationState } from './quotation-rows.ts'

export const caseStateLabels: Record<CaseState, Record<Language, string>> = {
  preparing: { cn: '准备文件', en: 'Preparing documents' },
  scheduled: { cn: '已预定', en: 'Scheduled' },
  ready: { cn: '待递交', en: 'Ready to file' },
  filed: { cn: '已递交', en: 'Filed' },
  accepted: { cn: '已受理', en: 'Accepted' },
  completed: { cn: '已完成', en: 'Completed' },
  refused: { cn: '不予核准', en: 'Refused' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn' },
}

/** In which a member is notified. */
export const languageOfMember = ({ member_language }: { member_language: string }): Language =>
  member_language === 'en' ? 'en' : 'cn'

export const quotationStateLabels: Record<ShownQuotationState, Record<Language, string>> = {
  requested: { cn: '待报价', en: 'To be quoted' },
  offered: { cn: '已报价', en: 'Quoted' },
  expired: { cn: '已过期', en: 'Expired' },
  refused: { cn: '不能承办', en: 'Cannot be offered' },
  declined: { cn: '未接受', en: 'Declined' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn' },
  lapsed: { cn: '已失效', en: 'Lapsed' },
  ordered: { cn: '已下单', en: 'Ordered' },
}

/** What a member is notified of when staff have quoted what they requested. */
export const offeredNotice = (number: string, totalFen: number, validUntil: string): NoticeTexts => ({
  cn: { title: `报价 ${number} 已出`, content: `合计 ${formatMoney(totalFen)}，${validUntil} 前（含当日）可以下单。` },
  en: {
    title: `Quotation ${number} is ready`,
    content: `The total is ${formatMoney(totalFen)}. You can order until ${validUntil}.`,
  },
})

/** What a member is notified of when staff cannot offer what they requested. */
export const refusedNotice = (number: string, reason: string): NoticeTexts => ({
  cn: { title: `报价 ${number}：我们不能承办`, content: reason },
  en: { title: `Quotation ${number}: we cannot offer this`, content: reason },
})

const EXCERPT_LENGTH = 200

/** What a member is notified of when staff have written. */
export function newMessageNotice(number: string, text: string): NoticeTexts {
  const characters = Array.from(text)
  const content = characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH).join('')}…` : text
  return {
    cn: { title: `案件 ${number} 有新消息`, content },
    en: { title: `New message about case ${number}`, content },
  }
}

/** What a member is notified of when somebody has signed a form by a link. */
export const signedNotice = (number: string, name: string): NoticeTexts => ({
  cn: { title: `案件 ${number} 的文件已签署`, content: `${name} 已签署，签署后的文件已加入案件。` },
  en: {
    title: `A document of case ${number} has been signed`,
    content: `${name} has signed it. The signed document is in the case.`,
  },
})

/** What a member is notified of when documents have arrived by post. */
export const postReceivedNotice = (number: string): NoticeTexts => ({
  cn: { title: `案件 ${number} 邮寄的文件已收到`, content: '我们已收到您邮寄的文件。' },
  en: {
    title: `Case ${number}: your documents have arrived`,
    content: 'We have received the documents that you sent by post.',
  },
})

/** What a member is notified of when a document of the office is recorded, with the last days that follow from it. */
export function letterNotice(
  number: string,
  {
    label,
    datedOn,
    deadlines,
  }: { label: Texts; datedOn: string; deadlines: readonly Pick<Deadline, 'name' | 'due'>[] },
): NoticeTexts {
  const days = {
    cn: deadlines.map(({ name, due }) => `${name.zh}的最后一日为 ${due}。`),
    en: deadlines.map(({ name, due }) => `${name.en}: last day ${due}.`),
  }
  return {
    cn: { title: `案件 ${number} 收到官方文件：${label.cn}`, content: [`文件日期 ${datedOn}。`, ...days.cn].join('') },
    en: {
      title: `Document of the office in case ${number}: ${label.en}`,
      content: [`Dated ${datedOn}.`, ...days.en].join(' '),
    },
  }
}

/** What a member is notified of when staff move a case; null where they need not be. */
export function caseMessage(
  event: CaseEvent,
  {
    number,
    reason,
    officeNumber,
    feeRefund = null,
  }: { number: string; reason: string | null; officeNumber: string | null; feeRefund?: FeeRefund | null },
): NoticeTexts | null {
  const stated = reason ?? ''
  switch (event) {
    case 'submit':
    case 'schedule':
    case 'open':
      return null
    case 'requestDocuments':
      return {
        cn: { title: `案件 ${number} 需要补充文件`, content: stated },
        en: { title: `Case ${number} needs further documents`, content: stated },
      }
    case 'file':
      return {
        cn: {
          title: `案件 ${number} 已递交`,
          content: [
            officeNumber === null ? '我们已向官方递交。' : `我们已向官方递交，官方编号 ${officeNumber}。`,
            feeRefund
              ? `递交当日的官费低于已付的官费，差额 ${formatMoney(feeRefund.fen)} 将退回（退款编号 ${feeRefund.number}），审核后原路退回。`
              : '',
          ].join(''),
        },
        en: {
          title: `Case ${number} is filed`,
          content: [
            officeNumber === null
              ? 'We have filed it with the office.'
              : `We have filed it with the office under number ${officeNumber}.`,
            feeRefund
              ? `The official fee was lower on that day than what was paid: ${formatMoney(feeRefund.fen)} will be returned (refund ${feeRefund.number}) the way it was paid, once that is reviewed.`
              : '',
          ]
            .filter(Boolean)
            .join(' '),
        },
      }
    case 'accept':
      return {
        cn: { title: `案件 ${number} 已受理`, content: '官方已受理。' },
        en: { title: `Case ${number} is accepted`, content: 'The office has accepted the request for examination.' },
      }
    case 'complete':
      return {
        cn: { title: `案件 ${number} 已完成`, content: '官方已核准，案件办结。' },
        en: { title: `Case ${number} is completed`, content: 'The office has granted the request.' },
      }
    case 'refuse':
      return {
        cn: { title: `案件 ${number} 未获核准`, content: stated },
        en: { title: `Case ${number} was refused`, content: stated },
      }
    case 'withdraw':
      return {
        cn: { title: `案件 ${number} 已撤回`, content: stated },
        en: { title: `Case ${number} was withdrawn`, content: stated },
      }
  }
}
