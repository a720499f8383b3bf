import type { ApplicationProblem, InvoiceActProblem, InvoiceApplication } from '@markwright/invoices'
import { checkField } from '@markwright/domain/site/form-checks'
import { formProblems } from '@markwright/domain/site/form-problems'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { invoiceErrors } from './invoices.errors.ts'
import type { InvoicesRepository, RecordFilter } from './invoices.repository.ts'
import { buyerOf, checkBuyer, type TitlesService } from './titles.service.ts'

/** A member, as invoices name them. */
export type Applicant = { id: string; phone: string }

export type InvoiceApplicationInput = {
  orderIds: string[]
  titleId?: string | null | undefined
  addressId?: string | null | undefined
  email?: string | null | undefined
  type?: 'normal' | 'special' | undefined
}
export type RecordQuery = PageRequest & {
  status?: RecordFilter['status'] | undefined
  keyword?: string | undefined
}

/** Invoices of members. One of somebody else is not found. */
export function createInvoicesService({
  repository,
  titles,
}: {
  repository: InvoicesRepository
  titles: Pick<TitlesService, 'find'>
}) {
  const find = async ({ id: accountId }: Pick<Applicant, 'id'>, id: string) => {
    const found = await repository.find(id, accountId)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const filterOf = ({ id }: Pick<Applicant, 'id'>, { status, keyword }: RecordQuery): RecordFilter => ({
    accountId: id,
    status: status ?? null,
    keyword: trimToNull(keyword),
  })

  /** @throws 50201, 50202, 404 for an address or a title of somebody else, 400 for a wrong e-mail address. */
  async function read({ id }: Applicant, input: InvoiceApplicationInput): Promise<InvoiceApplication> {
    if (input.orderIds.length === 0) throw new AppError(invoiceErrors.noOrders)
    if (!input.titleId) throw new AppError(invoiceErrors.incomplete, { field: 'titleId', reason: 'missing' })
    const title = await titles.find(id, input.titleId)
    const type = input.type ?? title.type
    const email = trimToNull(input.email)
    if (email !== null && checkField('email', email)) throw fieldRefusal('email', 'email', formProblems.email)
    const address = input.addressId ? await repository.findAddress(id, input.addressId) : null
    if (address === undefined) throw new AppError(commonErrors.notFound)
    const order = { orderIds: input.orderIds, type, buyer: checkBuyer(buyerOf(title), type) }
    if (address) return { ...order, delivery: { kind: 'paper', address, email } }
    if (email) return { ...order, delivery: { kind: 'email', email } }
    throw new AppError(invoiceErrors.incomplete, { field: 'email', reason: 'missing' })
  }

  return {
    find,

    listPaidOrders: (member: Pick<Applicant, 'id'>, query: RecordQuery) =>
      repository.listPaidOrders(filterOf(member, query), rowRange(query)),

    listUnpaidOrders: (member: Pick<Applicant, 'id'>, query: RecordQuery) =>
      repository.listUnpaidOrders(filterOf(member, query), rowRange(query)),

    listInvoices: (member: Pick<Applicant, 'id'>, query: RecordQuery) =>
      repository.listInvoices(filterOf(member, query), rowRange(query)),

    /** @throws as `read`, 404 for an order of somebody else, 50204 for one that cannot be invoiced. */
    async apply(member: Applicant, input: InvoiceApplicationInput) {
      const outcome = await repository.apply({ ...(await read(member, input)), account: member })
      if ('problem' in outcome) throw applicationRefusal(outcome)
      return find(member, outcome.invoiceId)
    },

    /** @throws as `apply`, and 50205 where it has not failed the audit. */
    async reapply(member: Applicant, invoiceId: string, input: InvoiceApplicationInput) {
      await find(member, invoiceId)
      const problem = await repository.reapply({ ...(await read(member, input)), account: member, invoiceId })
      if (problem) throw isActProblem(problem) ? actRefusal(problem.problem) : applicationRefusal(problem)
      return find(member, invoiceId)
    },

    /** @throws 404, 50205 where it has passed the audit. */
    async withdraw(member: Applicant, invoiceId: string) {
      const problem = await repository.withdraw({ account: member, invoiceId })
      if (problem) throw actRefusal(problem)
      return find(member, invoiceId)
    },
  }
}
export type InvoicesService = ReturnType<typeof createInvoicesService>

/** Orders whose money is in an invoice already, or is on its way back. */
function applicationRefusal(found: ApplicationProblem): AppError {
  switch (found.problem) {
    case 'noOrders':
      return new AppError(invoiceErrors.noOrders)
    case 'orderUnknown':
      return new AppError(commonErrors.notFound)
    case 'orderNotInvoiceable':
      return new AppError(invoiceErrors.notInvoiceable, { orderNos: found.orderNumbers })
  }
}

const actProblems: Record<InvoiceActProblem, ErrorEntry> = {
  notFound: commonErrors.notFound,
  notPossible: invoiceErrors.notPossible,
  changed: commonErrors.changedMeanwhile,
  reasonMissing: commonErrors.invalid,
}
export const actRefusal = (problem: InvoiceActProblem) => new AppError(actProblems[problem])

const isActProblem = (
  found: ApplicationProblem | { problem: InvoiceActProblem },
): found is { problem: InvoiceActProblem } => Object.hasOwn(actProblems, found.problem)
