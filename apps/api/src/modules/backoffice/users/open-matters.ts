import { type ErrorEntry, refusal } from '../../../kernel/errors.ts'

/** Something that has to end before an account can be closed, by its number. */
export type OpenMatter = { kind: keyof typeof words; number: string }

const words = {
  order: {
    cn: (number: string) => `订单 ${number} 尚未完成`,
    en: (number: string) => `order ${number} is not complete`,
  },
  voucher: {
    cn: (number: string) => `订单 ${number} 的汇款凭证待审核`,
    en: (number: string) => `the proof of transfer for order ${number} is under review`,
  },
  payment: {
    cn: (number: string) => `支付 ${number} 尚未结束`,
    en: (number: string) => `payment ${number} is in progress`,
  },
  refund: { cn: (number: string) => `退款 ${number} 尚未完成`, en: (number: string) => `refund ${number} is not done` },
  invoice: {
    cn: (number: string) => `发票 ${number} 正在办理`,
    en: (number: string) => `invoice ${number} is in progress`,
  },
  case: {
    cn: (number: string) => `案件 ${number} 正在官方审查`,
    en: (number: string) => `case ${number} is being examined by the office`,
  },
  report: {
    cn: (number: string) => `已付费的报告 ${number} 尚未交付`,
    en: (number: string) => `report ${number}, which was paid for, is not delivered`,
  },
}
const NAMED_MAX = 5

/** Why an account cannot be closed yet; the first few matters by their numbers. */
export function openMattersRefusal(matters: readonly OpenMatter[]): ErrorEntry {
  const named = matters.slice(0, NAMED_MAX)
  const more = matters.length - named.length
  const cn = named.map(({ kind, number }) => words[kind].cn(number)).join('；')
  const en = named.map(({ kind, number }) => words[kind].en(number)).join('; ')
  return refusal(
    409,
    10213,
    `账号暂不能注销：${cn}${more > 0 ? `；另有 ${more} 项` : ''}`,
    `The account cannot be closed yet: ${en}${more > 0 ? `; and ${more} more` : ''}.`,
  )
}
