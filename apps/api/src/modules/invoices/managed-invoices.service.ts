import type { InvoiceActProblem } from '@markwright/invoices'
import type { Actor } from '@markwright/workflow'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { StoreFile } from '../files/index.ts'
import { invoiceErrors } from './invoices.errors.ts'
import { actRefusal } from './invoices.service.ts'
import type { InvoicesRepository, ManagedFilter } from './invoices.repository.ts'

/** A form with a document: `version` is what was read, `invoiceNumber` that of the document. */
export type DocumentForm = {
  file: { original: string; bytes: Buffer } | null
  version: number
  invoiceNumber: string
}
const NUMBER_LENGTH = 40

/** What staff do with the invoices of members. */
export function createManagedInvoices(deps: {
  repository: InvoicesRepository
  storeFile: StoreFile
  /** Whether there is a service that issues e-invoices. */
  hasProvider: boolean
}) {
  const { repository, storeFile, hasProvider } = deps

  const find = async (id: string) => {
    const found = await repository.find(id, null)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  const changed = async (id: string, problem: InvoiceActProblem | null) => {
    if (problem) throw actRefusal(problem)
    return find(id)
  }
  const readNumber = async (id: string, input: string) => {
    const number = requireText('invoiceNumber', input)
    if (number.length > NUMBER_LENGTH)
      throw fieldRefusal('invoiceNumber', 'length', { cn: '发票号码过长', en: 'The number is too long.' })
    if (await repository.isNumberUsed(number, id)) throw new AppError(invoiceErrors.numberUsed)
    return number
  }
  /** @throws 413, 415 for a file that is not accepted. */
  const store = async (file: { original: string; bytes: Buffer }) =>
    (await storeFile({ kind: 'invoice', ownerId: null, bucket: 'private', ...file })).id

  return {
    find,
    hasProvider,

    list: (page: PageRequest & { state?: ManagedFilter['state'] | undefined; keyword?: string | undefined }) =>
      repository.listManaged({ state: page.state ?? null, keyword: trimToNull(page.keyword) }, rowRange(page)),

    approve: async (invoiceId: string, version: number, actor: Actor) =>
      changed(invoiceId, await repository.approve({ invoiceId, version, actor })),

    reject: async (invoiceId: string, input: { version: number; reason: string }, actor: Actor) => {
      const reason = requireText('reason', input.reason)
      return changed(invoiceId, await repository.reject({ invoiceId, version: input.version, reason, actor }))
    },

    /** @throws 50206 where no service is set up. */
    async send(invoiceId: string, version: number, actor: Actor) {
      if (!hasProvider) throw new AppError(invoiceErrors.noProvider)
      return changed(invoiceId, await repository.send({ invoiceId, version, actor }))
    },

    abandon: async (invoiceId: string, input: { version: number; reason: string }, actor: Actor) => {
      const reason = requireText('reason', input.reason)
      return changed(invoiceId, await repository.abandon({ invoiceId, version: input.version, reason, actor }))
    },

    /** @throws 400 for a form without its fields, 50207 for a number of another invoice, 413, 415. */
    async issue(
      invoiceId: string,
      { file, issuedOn, version, ...form }: DocumentForm & { issuedOn: string },
      actor: Actor,
    ) {
      checkDay('issuedOn', issuedOn)
      if (!file || file.bytes.length === 0)
        throw fieldRefusal('file', 'missing', { cn: '请上传发票文件', en: 'Please upload the invoice.' })
      const number = await readNumber(invoiceId, form.invoiceNumber)
      const document = { number, issuedOn, store: () => store(file) }
      return changed(invoiceId, await repository.issue({ invoiceId, version, actor, ...document }))
    },

    mail: async (
      invoiceId: string,
      input: { version: number; carrier: string; trackingNumber: string },
      actor: Actor,
    ) => {
      const carrier = requireText('carrier', input.carrier)
      const trackingNumber = requireText('trackingNumber', input.trackingNumber)
      const mailing = { invoiceId, version: input.version, carrier, trackingNumber, actor }
      return changed(invoiceId, await repository.mail(mailing))
    },

    reverse: async (invoiceId: string, input: { version: number; reason: string }, actor: Actor) => {
      const reason = requireText('reason', input.reason)
      return changed(invoiceId, await repository.reverse({ invoiceId, version: input.version, reason, actor }))
    },

    /** @throws 50206 where no service is set up. */
    async sendReversal(invoiceId: string, version: number, actor: Actor) {
      if (!hasProvider) throw new AppError(invoiceErrors.noProvider)
      return changed(invoiceId, await repository.sendReversal({ invoiceId, version, actor }))
    },

    /** @throws as `issue`; the file may be left out. */
    async recordReversal(invoiceId: string, { file, version, ...form }: DocumentForm, actor: Actor) {
      const number = await readNumber(invoiceId, form.invoiceNumber)
      const document = { number, store: () => (file ? store(file) : Promise.resolve(null)) }
      return changed(invoiceId, await repository.recordReversal({ invoiceId, version, actor, ...document }))
    },
  }
}
export type ManagedInvoices = ReturnType<typeof createManagedInvoices>
