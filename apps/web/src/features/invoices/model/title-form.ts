import type { InvoiceBuyer } from '@markwright/api-client/models/invoiceBuyer'
import type { InvoiceTitle } from '@markwright/api-client/models/invoiceTitle'
import type { InvoiceTitleDraft } from '@markwright/api-client/models/invoiceTitleDraft'
import type { InvoiceTitleField } from '@markwright/domain/money/invoice-statuses'

/** An invoice title as it is typed. */
export type TitleForm = Record<InvoiceTitleField, string> & { type: InvoiceTitle['type']; isDefault: boolean }

/** A title that exists, what follows from the certification of the company, or an empty one. */
export const titleFormOf = (before: InvoiceTitle | InvoiceBuyer | null): TitleForm => ({
  type: before && 'type' in before ? before.type : 'normal',
  title: before?.title ?? '',
  taxId: before?.taxId ?? '',
  address: before?.address ?? '',
  phone: before?.phone ?? '',
  bank: before?.bank ?? '',
  account: before?.account ?? '',
  isDefault: before !== null && 'isDefault' in before && before.isDefault,
})

/** Letters of a taxpayer ID are capitals, however they are typed. */
export const toTitleDraft = (form: TitleForm): InvoiceTitleDraft => ({
  type: form.type,
  title: form.title.trim(),
  taxId: form.taxId.trim().toUpperCase() || null,
  address: form.address.trim() || null,
  phone: form.phone.trim() || null,
  bank: form.bank.trim() || null,
  account: form.account.trim() || null,
  isDefault: form.isDefault,
})
