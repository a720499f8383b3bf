import type { InvoiceBuyer } from '@markwright/db'
import { formProblems } from '@markwright/domain/site/form-problems'
import {
  checkInvoiceTitleField,
  INVOICE_TITLES_MAX,
  type InvoiceTitleField,
  invoiceTitleFields,
} from '@markwright/domain/money/invoice-statuses'
import { AppError } from '../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import { createOwnRecords, requireFound } from '../../kernel/own-records.ts'
import { invoiceErrors } from './invoices.errors.ts'
import type { TitleRow, TitlesRepository } from './titles.repository.ts'

type InvoiceType = 'normal' | 'special'
export type InvoiceTitleInput = { [Field in InvoiceTitleField]?: string | null | undefined } & {
  type: InvoiceType
  isDefault?: boolean | undefined
}

/**
 * To whom a member has invoices made out. A change is refused with 50202 where something is missing, 400 for a wrong
 * field, 50203 where there are 50 already.
 */
export const createTitlesService = ({ repository }: { repository: TitlesRepository }) => ({
  ...createOwnRecords({
    repository,
    check: ({ type, isDefault = false, ...fields }: InvoiceTitleInput) => ({
      ...checkBuyer(fields, type),
      type,
      isDefault,
    }),
    max: INVOICE_TITLES_MAX,
    tooMany: invoiceErrors.tooManyTitles,
  }),

  /** @throws 404 */
  find: async (accountId: string, id: string) => requireFound(await repository.find(accountId, id)),

  /** What the certification of the company says; null where it is not certified. */
  async suggest(accountId: string): Promise<InvoiceBuyer | null> {
    const company = await repository.findCertified(accountId)
    if (!company) return null
    const { company_name, credit_code, address, office_phone } = company
    return { title: company_name, taxId: credit_code, address, phone: office_phone, bank: null, account: null }
  },
})
export type TitlesService = ReturnType<typeof createTitlesService>

export const buyerOf = ({ title, tax_id, address, phone, bank, account }: TitleRow): InvoiceBuyer => ({
  title,
  taxId: tax_id,
  address,
  phone,
  bank,
  account,
})

/** @throws 50202 where something is missing for this type of invoice, 400 for a field that is not what it should be. */
export function checkBuyer(
  input: { [Field in InvoiceTitleField]?: string | null | undefined },
  type: InvoiceType,
): InvoiceBuyer {
  const [title, ...rest] = invoiceTitleFields.map((field) => {
    const value = trimToNull(input[field])
    const problem = checkInvoiceTitleField(field, value ?? '', type)
    if (problem === 'missing') throw new AppError(invoiceErrors.incomplete, { field, reason: problem })
    if (problem) throw fieldRefusal(field, problem, formProblems[problem])
    return value
  })
  const [taxId = null, address = null, phone = null, bank = null, account = null] = rest
  return { title: title ?? '', taxId: taxId && taxId.toUpperCase(), address, phone, bank, account }
}
