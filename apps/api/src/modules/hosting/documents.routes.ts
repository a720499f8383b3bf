import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Schemas } from '@markwright/contract'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload, uploadRefusals } from '../files/index.ts'
import { canEdit } from './access.repository.ts'
import type { DocumentsService, SeenDocument } from './documents.service.ts'

type Operations =
  | 'uploadApplicantDocument'
  | 'listApplicantDocuments'
  | 'listDocumentApplicants'
  | 'getApplicantDocument'
  | 'updateApplicantDocument'
  | 'replaceApplicantDocument'
  | 'deleteApplicantDocument'
  | 'downloadApplicantDocument'

export const documentsHandlers = (documents: DocumentsService): Handlers<Operations> => ({
  uploadApplicantDocument: async ({ member, request }) => {
    const by = { id: requireMember(member).id, ip: request.ip }
    const { file, text } = await readDocumentForm(request)
    const form = {
      applicantId: text('applicantId'),
      kind: text('kind'),
      title: text('title'),
      number: text('number'),
      issuedOn: text('issuedOn'),
      expiresOn: text('expiresOn'),
      note: text('note'),
    }
    return presentDocument(await documents.upload(by, { ...form, file }))
  },

  listApplicantDocuments: async ({ member, query }) => {
    const { clientId, applicantId, kind, expiry, keyword, sort } = query
    const filter = {
      clientId: clientId ?? null,
      applicantId: applicantId ?? null,
      kind: kind ?? null,
      expiry: expiry ?? null,
      keyword: trimToNull(keyword),
    }
    const found = await documents.list(requireMember(member).id, filter, sort ?? 'expiresOn', query)
    return pageOf(found.documents.map(presentDocument), found.total, query)
  },

  listDocumentApplicants: async ({ member }) =>
    (await documents.listApplicants(requireMember(member).id)).map(({ id, name, client_id, role }) => ({
      id,
      name,
      clientId: client_id,
      role,
    })),

  getApplicantDocument: async ({ member, path }) =>
    presentDocument(await documents.read(requireMember(member).id, path.id)),

  updateApplicantDocument: async ({ member, path, body }) =>
    presentDocument(await documents.update(requireMember(member).id, path.id, body)),

  replaceApplicantDocument: async ({ member, path, request }) => {
    const by = { id: requireMember(member).id, ip: request.ip }
    // Before many bytes are accepted for what nobody sees.
    await documents.checkMayReplace(by.id, path.id)
    const { file, text } = await readDocumentForm(request)
    const form = {
      version: text('version'),
      number: text('number'),
      issuedOn: text('issuedOn'),
      expiresOn: text('expiresOn'),
    }
    return presentDocument(await documents.replace(by, path.id, { ...form, file }))
  },

  deleteApplicantDocument: async ({ member, path }) => {
    await documents.delete(requireMember(member).id, path.id)
    return true
  },

  downloadApplicantDocument: async ({ member, path, query, reply }) => {
    const { file, object } = await documents.open(requireMember(member).id, path.id, query.edition ?? null)
    return sendDownload(reply.header('cache-control', 'private, no-store'), {
      name: file.original,
      type: file.mime,
      body: object.stream,
      sizeBytes: object.sizeBytes,
    })
  },
})

async function readDocumentForm(request: FastifyRequest) {
  const { file, fields } = await readForm(request, {
    bytesMax: uploadLimits.applicantDocument.size,
    tooLarge: uploadRefusals.size,
  })
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { file, text }
}

const presentDocument = ({ row, role, expiry, former }: SeenDocument): Schemas['ApplicantDocument'] => ({
  id: row.id,
  applicantId: row.applicant_id,
  applicantName: row.applicant_name,
  clientId: row.client_id,
  clientName: row.client_name,
  role,
  kind: row.kind,
  title: row.title,
  number: row.number,
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
  expiry,
  note: canEdit(role) ? row.note : null,
  fileName: row.file_name,
  fileSize: row.file_size,
  edition: row.edition,
  addedBy: row.added_by,
  addTime: formatInstant(row.added_at),
  former: former.map((each) => ({
    edition: each.edition,
    number: each.number,
    issuedOn: each.issued_on,
    expiresOn: each.expires_on,
    fileName: each.file_name,
    fileSize: each.file_size,
    addedBy: each.added_by,
    addTime: formatInstant(each.added_at),
  })),
  version: row.version,
})
