import { checkField } from '../site/form-checks.ts'
import type { FormProblem } from '../site/form-problems.ts'
import type { Language } from '../site/language.ts'

/** In the order of their numbers: 0 not invoiced to 5 mailed (spec 2 §4). */
export const invoiceStatuses = ['notInvoiced', 'applied', 'auditPassed', 'auditFailed', 'invoiced', 'mailed'] as const
export type InvoiceStatusName = (typeof invoiceStatuses)[number]

type Labels<Name extends string> = Record<Name, Record<Language, string>>

/** How lists name them; passing the audit and being issued are both `invoicing` there. */
export const invoiceListLabels: Labels<InvoiceStatusName> = {
  notInvoiced: { cn: '未开票', en: 'Not invoiced' },
  applied: { cn: '已申请', en: 'Applied' },
  auditPassed: { cn: '开票中', en: 'Invoicing' },
  auditFailed: { cn: '开票失败', en: 'Invoicing failed' },
  invoiced: { cn: '开票中', en: 'Invoicing' },
  mailed: { cn: '已邮寄', en: 'Mailed' },
}

/** How the details of an order and of an invoice name them. */
export const invoiceDetailLabels: Labels<InvoiceStatusName> = {
  notInvoiced: { cn: '未开票', en: 'Unbilled' },
  applied: { cn: '审核中', en: 'Under audit' },
  auditPassed: { cn: '审核通过', en: 'Audit passed' },
  auditFailed: { cn: '审核不通过', en: 'Audit failed' },
  invoiced: { cn: '已开票', en: 'Invoiced' },
  mailed: { cn: '已邮寄', en: 'Mailed' },
}

/** What is beyond the six statuses. */
export const invoiceEndLabels: Labels<'cancelled' | 'reversing' | 'reversed'> = {
  cancelled: { cn: '已取消', en: 'Cancelled' },
  reversing: { cn: '冲红中', en: 'Being reversed' },
  reversed: { cn: '已冲红', en: 'Reversed' },
}

/** So many titles can be saved by a member. */
export const INVOICE_TITLES_MAX = 50

export const invoiceTitleFields = ['title', 'taxId', 'address', 'phone', 'bank', 'account'] as const
export type InvoiceTitleField = (typeof invoiceTitleFields)[number]

/**
 * What is wrong with a field of an invoice title as it was typed, without blanks around it, or null. A special invoice
 * needs all of them, another one the title; what is filled in must be what it should be.
 */
export function checkInvoiceTitleField(
  field: InvoiceTitleField,
  value: string,
  type: 'normal' | 'special',
): FormProblem | 'missing' | null {
  if (value === '') return field === 'title' || type === 'special' ? 'missing' : null
  if (field === 'taxId') return /^[0-9A-Z]{15,20}$/i.test(value) ? null : 'taxId'
  if (field === 'phone') return checkField('phone', value)
  if (field === 'account') return /^[\d\s-]{8,40}$/.test(value) ? null : 'bankAccount'
  return null
}
