import type { FastifyRequest } from 'fastify'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { memberActor, staffActor } from '../../kernel/actors.ts'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { type FilesService, sendDownload, uploadRefusals } from '../files/index.ts'
import {
  presentDebitNote,
  presentInvoice,
  presentInvoiceRecord,
  presentManagedDetail,
  presentManagedInvoice,
  presentPaidOrder,
  presentTitle,
} from './invoices.presenter.ts'
import type { InvoiceRow } from './invoices.repository.ts'
import type { InvoicesService } from './invoices.service.ts'
import type { DocumentForm, ManagedInvoices } from './managed-invoices.service.ts'
import type { TitlesService } from './titles.service.ts'

type Operations =
  | 'listInvoiceTitles'
  | 'createInvoiceTitle'
  | 'updateInvoiceTitle'
  | 'deleteInvoiceTitle'
  | 'suggestInvoiceTitle'
  | 'applyForInvoice'
  | 'listInvoiceRecords'
  | 'getInvoice'
  | 'reapplyForInvoice'
  | 'withdrawInvoice'
  | 'getInvoiceFile'
  | 'listManagedInvoices'
  | 'getManagedInvoice'
  | 'getManagedInvoiceFile'
  | 'approveInvoice'
  | 'rejectInvoice'
  | 'sendInvoice'
  | 'abandonInvoiceRequest'
  | 'issueInvoice'
  | 'mailInvoice'
  | 'reverseInvoice'
  | 'sendInvoiceReversal'
  | 'recordInvoiceReversal'

export type Invoices = { titles: TitlesService; invoices: InvoicesService; managed: ManagedInvoices }

export function invoicesHandlers(
  { titles, invoices, managed }: Invoices,
  files: Pick<FilesService, 'openById'>,
): Handlers<Operations> {
  const applicant = ({ member }: Pick<Call<'getInvoice'>, 'member'>) => {
    const { id, phone } = requireMember(member)
    return { id, phone }
  }
  const detail = (row: InvoiceRow, { language }: Pick<Call<'getManagedInvoice'>, 'language'>) =>
    presentManagedDetail(row, language, managed)
  const send = async (reply: Call<'getInvoiceFile'>['reply'], row: InvoiceRow, isReversal = false) => {
    const fileId = isReversal ? row.reversal_file_id : row.file_id
    const number = isReversal ? row.reversal_number : row.invoice_number
    if (fileId === null) throw new AppError(commonErrors.notFound)
    const { file, object } = await files.openById(fileId)
    const suffix = /\.\w+$/.exec(file.fileName)?.[0] ?? ''
    const name = `${number ?? row.number}${suffix}`
    return sendDownload(reply, { name, type: file.mime, body: object.stream, sizeBytes: object.sizeBytes })
  }

  return {
    listInvoiceTitles: async (call) => {
      const { rows, total } = await titles.list(applicant(call).id, call.query)
      return pageOf(rows.map(presentTitle), total, call.query)
    },

    createInvoiceTitle: async (call) => presentTitle(await titles.create(applicant(call).id, call.body)),

    updateInvoiceTitle: async (call) => presentTitle(await titles.update(applicant(call).id, call.path.id, call.body)),

    deleteInvoiceTitle: async (call) => {
      await titles.delete(applicant(call).id, call.path.id)
      return true
    },

    suggestInvoiceTitle: (call) => titles.suggest(memberActor(call).id),

    applyForInvoice: async (call) => presentInvoice(await invoices.apply(applicant(call), call.body), call.language),

    listInvoiceRecords: async (call) => {
      const { query, language } = call
      const member = applicant(call)
      if (query.tab === 'history') {
        const { rows, total } = await invoices.listInvoices(member, query)
        return pageOf(
          rows.map((row) => presentInvoiceRecord(row, language)),
          total,
          query,
        )
      }
      const isPaid = query.tab === 'orders'
      const { rows, total } = await (isPaid
        ? invoices.listPaidOrders(member, query)
        : invoices.listUnpaidOrders(member, query))
      const present = isPaid ? presentPaidOrder : presentDebitNote
      return pageOf(
        rows.map((row) => present(row, language)),
        total,
        query,
      )
    },

    getInvoice: async (call) => presentInvoice(await invoices.find(applicant(call), call.path.id), call.language),

    reapplyForInvoice: async (call) =>
      presentInvoice(await invoices.reapply(applicant(call), call.path.id, call.body), call.language),

    withdrawInvoice: async (call) =>
      presentInvoice(await invoices.withdraw(applicant(call), call.path.id), call.language),

    getInvoiceFile: async (call) =>
      send(call.reply, await invoices.find(applicant(call), call.path.id), call.query.reversal),

    listManagedInvoices: async ({ query }) => {
      const { rows, total } = await managed.list(query)
      return pageOf(rows.map(presentManagedInvoice), total, query)
    },

    getManagedInvoice: async (call) => detail(await managed.find(call.path.id), call),

    getManagedInvoiceFile: async (call) => send(call.reply, await managed.find(call.path.id), call.query.reversal),

    approveInvoice: async (call) =>
      detail(await managed.approve(call.path.id, call.body.version, staffActor(call)), call),

    rejectInvoice: async (call) => detail(await managed.reject(call.path.id, call.body, staffActor(call)), call),

    sendInvoice: async (call) => detail(await managed.send(call.path.id, call.body.version, staffActor(call)), call),

    abandonInvoiceRequest: async (call) =>
      detail(await managed.abandon(call.path.id, call.body, staffActor(call)), call),

    issueInvoice: async (call) => {
      const { fields, ...form } = await readDocument(call.request)
      const issuedOn = textOf(fields, 'issuedOn')
      return detail(await managed.issue(call.path.id, { ...form, issuedOn }, staffActor(call)), call)
    },

    mailInvoice: async (call) => detail(await managed.mail(call.path.id, call.body, staffActor(call)), call),

    reverseInvoice: async (call) => detail(await managed.reverse(call.path.id, call.body, staffActor(call)), call),

    sendInvoiceReversal: async (call) =>
      detail(await managed.sendReversal(call.path.id, call.body.version, staffActor(call)), call),

    recordInvoiceReversal: async (call) => {
      const { fields: _, ...form } = await readDocument(call.request)
      return detail(await managed.recordReversal(call.path.id, form, staffActor(call)), call)
    },
  }
}

const textOf = (fields: Map<string, unknown>, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** @throws 413 for a file that is too large, 400 where the form says no version. */
async function readDocument(request: FastifyRequest): Promise<DocumentForm & { fields: Map<string, unknown> }> {
  const { size } = uploadLimits.invoice
  const { file, fields } = await readForm(request, { bytesMax: size, tooLarge: uploadRefusals.size })
  const version = Number(textOf(fields, 'version'))
  if (!Number.isSafeInteger(version) || version < 1) throw new AppError(commonErrors.invalid, { field: 'version' })
  return { file, fields, version, invoiceNumber: textOf(fields, 'invoiceNumber') }
}
