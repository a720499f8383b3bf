import type { InvoiceBuyer } from '@markwright/db'
import { formProblems } from '@markwright/domain/form-problems'
import {
  checkInvoiceTitleField,
  INVOICE_TITLES_MAX,
  type InvoiceTitleField,
  invoiceTitleFields,
} from '@markwright/domain/invoice-statuses'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, typed } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { invoiceErrors } from './invoices.errors.ts'
import type { TitleRow, TitlesRepository } from './titles.repository.ts'

type InvoiceType = 'normal' | 'special'
export type InvoiceTitleInput = { [Field in InvoiceTitleField]?: string | null | undefined } & {
  type: InvoiceType
  isDefault?: boolean | undefined
}

/** To whom a member has invoices made out. A title of somebody else is not found. */
export function createTitlesService({ repository }: { repository: TitlesRepository }) {
  const found = <Row>(row: Row | null | undefined): Row => {
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  const checked = ({ type, isDefault = false, ...given }: InvoiceTitleInput) => ({
    ...checkBuyer(given, type),
    type,
    isDefault,
  })

  return {
    async list(accountId: string, page: PageRequest) {
      const [rows, total] = await Promise.all([repository.list(accountId, rowRange(page)), repository.count(accountId)])
      return { rows, total }
    },

    /** @throws 404 */
    find: async (accountId: string, id: string) => found(await repository.find(accountId, id)),

    /** What the certification of the company says; null where it is not certified. */
    async suggest(accountId: string): Promise<InvoiceBuyer | null> {
      const company = await repository.findCertified(accountId)
      if (!company) return null
      const { company_name, credit_code, address, office_phone } = company
      return { title: company_name, taxId: credit_code, address, phone: office_phone, bank: null, account: null }
    },

    /** @throws 50202 where something is missing, 400 for a wrong field, 50203 where there are 50 already. */
    async create(accountId: string, given: InvoiceTitleInput) {
      const created = await repository.create(accountId, checked(given), INVOICE_TITLES_MAX)
      if (!created) throw new AppError(invoiceErrors.tooManyTitles)
      return created
    },

    /** @throws as `create`, and 404. */
    update: async (accountId: string, id: string, given: InvoiceTitleInput) =>
      found(await repository.update(accountId, id, checked(given))),

    /** @throws 404 */
    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
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
  given: { [Field in InvoiceTitleField]?: string | null | undefined },
  type: InvoiceType,
): InvoiceBuyer {
  const [title, ...rest] = invoiceTitleFields.map((field) => {
    const value = typed(given[field])
    const problem = checkInvoiceTitleField(field, value ?? '', type)
    if (problem === 'missing') throw new AppError(invoiceErrors.incomplete, { field, reason: problem })
    if (problem) throw fieldRefusal(field, problem, formProblems[problem])
    return value
  })
  const [taxId = null, address = null, phone = null, bank = null, account = null] = rest
  return { title: title ?? '', taxId: taxId && taxId.toUpperCase(), address, phone, bank, account }
}
