import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { toReadableTags } from '@markwright/domain/texts/readable-tags'
import type { TranslationDirection, TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { translationDocumentLimits } from '@markwright/translation-documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { type Member, requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { translationDocumentErrors } from './translation-documents.errors.ts'
import type { SegmentRow } from './translation-documents.repository.ts'
import type { PricedDocument, TranslationDocumentsService } from './translation-documents.service.ts'

type Operations =
  | 'uploadTranslationDocument'
  | 'listTranslationDocuments'
  | 'getTranslationDocument'
  | 'deleteTranslationDocument'
  | 'startTranslationDocument'
  | 'cancelTranslationDocument'
  | 'downloadTranslationDocument'
  | 'listTranslationSegments'
  | 'correctTranslationSegment'
  | 'getTranslationConsistency'

const callerOf = ({ member, request }: { member: Member | null; request: { ip: string } }) => {
  const { id, client } = requireMember(member)
  return { accountId: id, ip: request.ip, client }
}

const present = (
  { row, price, expiresAt, now }: PricedDocument,
  language: Language,
): Schemas['TranslationDocument'] => {
  const isRunning = row.status === 'translating' && row.started_at !== null && row.translated_count > 0
  const spentMs = isRunning ? now.getTime() - row.started_at!.getTime() : 0
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format as Schemas['TranslationDocument']['format'],
    sizeBytes: row.size_bytes,
    status: row.status as Schemas['TranslationDocumentStatus'],
    detected: row.detected as TranslationLanguage | null,
    direction: row.direction as TranslationDirection | null,
    words: row.words,
    chars: row.characters,
    segments: row.segment_count,
    translated: row.translated_count,
    progress: row.segment_count === 0 ? 100 : Math.floor((100 * row.translated_count) / row.segment_count),
    secondsRemaining: isRunning
      ? Math.ceil((spentMs / row.translated_count) * (row.segment_count - row.translated_count) * 0.001)
      : null,
    price,
    outputs: row.outputs as Schemas['TranslationOutput'][],
    notes: row.notes,
    error: row.error?.[language] ?? null,
    jobId: row.job_id,
    createTime: formatInstant(row.created_at),
    finishTime: row.finished_at && formatInstant(row.finished_at),
    expireTime: formatInstant(expiresAt),
  }
}

const presentSegment = (row: SegmentRow): Schemas['TranslationDocumentSegment'] => ({
  position: row.position,
  src: toReadableTags(row.source),
  tgt: row.target === null ? null : toReadableTags(row.target),
  origin: row.origin,
  engine: row.engine,
  issues: (row.issues ?? []).map(({ kind, detail }) => ({ kind, detail })),
  edited: row.is_edited,
})

export const translationDocumentsHandlers = (service: TranslationDocumentsService): Handlers<Operations> => ({
  uploadTranslationDocument: async (call) => {
    const caller = callerOf(call)
    const { file } = await readForm(call.request, {
      bytesMax: translationDocumentLimits.bytesMax,
      tooLarge: translationDocumentErrors.tooLarge,
    })
    return present(await service.upload(caller, file), call.language)
  },

  listTranslationDocuments: async (call) => {
    const { records, total } = await service.list(callerOf(call), call.query)
    return pageOf(
      records.map((each) => present(each, call.language)),
      total,
      call.query,
    )
  },

  getTranslationDocument: async (call) => present(await service.get(callerOf(call), call.path.id), call.language),

  deleteTranslationDocument: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },

  startTranslationDocument: async (call) =>
    present(await service.start(callerOf(call), call.path.id, call.body), call.language),

  cancelTranslationDocument: async (call) => present(await service.cancel(callerOf(call), call.path.id), call.language),

  downloadTranslationDocument: async ({ member, path, query, language, reply }) =>
    sendDownload(reply, await service.write(requireMember(member).id, path.id, query.output, language)),

  listTranslationSegments: async ({ member, path, query }) => {
    const { rows, total } = await service.listSegments(requireMember(member).id, path.id, query)
    return pageOf(rows.map(presentSegment), total, query)
  },

  correctTranslationSegment: async ({ member, path, body }) =>
    presentSegment(await service.correct(requireMember(member).id, path.id, path.position, body.tgt)),

  getTranslationConsistency: async ({ member, path }) =>
    await service.getConsistency(requireMember(member).id, path.id),
})
