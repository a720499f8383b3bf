import type { PartnerSchemas } from '@markwright/contract/partner'
import {
  directionOf,
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { translationDocumentLimits } from '@markwright/translation-documents'
import { AppError, refusal } from '../../kernel/errors.ts'
import { isUuid } from '../../kernel/fields.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { readFormBytes } from '../../kernel/read-form.ts'
import { sendDownload } from '../files/index.ts'
import type { GlossariesService, GlossaryEntryRow, GlossaryRow } from '../glossaries/index.ts'
import {
  type PricedDocument,
  translationDocumentErrors,
  type TranslationDocumentsService,
} from '../translation-documents/index.ts'
import type { TranslationService } from '../translation/index.ts'
import { TEST_TRANSLATIONS } from './buckets.ts'
import { nullableTimestamp, PARTNER_CLIENT, timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { byInstant, listPage, newestFirst } from './list-page.ts'
import type { PartnerCall, PartnerHandlers } from './partner.routes.ts'
import { PartnerRefusal } from './problems.ts'

type Operations =
  | 'translateTexts'
  | 'listDocuments'
  | 'translateDocument'
  | 'getDocument'
  | 'deleteDocument'
  | 'downloadDocument'
  | 'listGlossaries'
  | 'createGlossary'
  | 'getGlossary'
  | 'renameGlossary'
  | 'deleteGlossary'
  | 'listGlossaryEntries'
  | 'addGlossaryEntry'
  | 'deleteGlossaryEntry'

const noDirection = refusal(200, 40101, '不支持该翻译方向', 'There is no translation in this direction.')

export function translationOperations(deps: {
  translation: Pick<TranslationService, 'checkGlossaries' | 'translateAll'>
  documents: Pick<TranslationDocumentsService, 'upload' | 'list' | 'get' | 'start' | 'write' | 'delete'>
  glossaries: Pick<
    GlossariesService,
    'list' | 'find' | 'create' | 'rename' | 'delete' | 'listEntries' | 'save' | 'addAll' | 'remove'
  >
  cursors: Cursors
  limits: RateLimits
}): PartnerHandlers<Operations> {
  const { translation, documents, glossaries, cursors } = deps

  const callerOf = ({ partner, ip }: Pick<PartnerCall, 'partner' | 'ip'>) => ({
    accountId: partner.accountId,
    ip,
    client: PARTNER_CLIENT,
  })

  return {
    translateTexts: async (call) => {
      const { partner, body, reference } = call
      if (partner.isTest) await deps.limits.spend(TEST_TRANSLATIONS, partner.accountId)
      const { translations, characters, words, used } = await translation.translateAll(callerOf(call), {
        texts: body.q,
        source: body.source,
        target: body.target,
        glossaryIds: body.glossaryId ? [body.glossaryId] : undefined,
        tagHandling: body.tagHandling,
        reference,
        isTest: partner.isTest,
      })
      call.note({ words, used })
      return {
        translations: translations.map(({ text, language, engines, isDraft }) => ({
          text,
          source: language,
          engines,
          isDraft,
        })),
        characters,
        words,
      }
    },

    listDocuments: async (call) => {
      const { rows, ...page } = await listPage(cursors, call, documentKey, async (requested) => {
        const { records, total } = await documents.list(callerOf(call), requested)
        return { rows: records, total }
      })
      return { data: rows.map((row) => presentDocument(row, call.language)), ...page }
    },

    translateDocument: async (call) => {
      const contentType = call.request.headers['content-type'] ?? ''
      const { file, fields } = await readFormBytes(call.bytes, contentType)
      if (file && file.bytes.length > translationDocumentLimits.bytesMax)
        throw new AppError(translationDocumentErrors.tooLarge)
      const text = (name: string) => fields.get(name) ?? ''
      const direction = directionOf(text('source') as TranslationLanguage, text('target') as TranslationLanguage)
      if (!direction) throw new AppError(noDirection, { field: 'target' })
      const glossaryId = text('glossaryId')
      if (glossaryId !== '' && !isUuid(glossaryId)) throw new PartnerRefusal('invalid_request')
      await translation.checkGlossaries(call.partner.accountId, glossaryId === '' ? [] : [glossaryId], [direction])
      const uploaded = await documents.upload(callerOf(call), file, call.reference)
      call.note({ words: uploaded.row.words })
      // A call that is repeated finds it started already.
      const started =
        uploaded.row.status === 'uploaded'
          ? await documents.start(callerOf(call), uploaded.row.id, {
              direction,
              ...(glossaryId !== '' && { glossaryIds: [glossaryId] }),
            })
          : uploaded
      return presentDocument(started, call.language)
    },

    getDocument: async (call) => presentDocument(await documents.get(callerOf(call), call.path.id), call.language),

    deleteDocument: async ({ partner, path, reply }) => {
      await documents.delete(partner.accountId, path.id)
      return nothing(reply)
    },

    downloadDocument: async ({ partner, path, query, language, reply }) =>
      sendDownload(reply, await documents.write(partner.accountId, path.id, query.output, language)),

    listGlossaries: async ({ partner }) => ({ data: (await glossaries.list(partner.accountId)).map(presentGlossary) }),

    createGlossary: async ({ partner, body, reference }) => {
      const made = await glossaries.create(partner.accountId, body.name, reference)
      if (!body.entries?.length) return presentGlossary(made)
      await glossaries.addAll(partner.accountId, made.id, body.entries)
      return presentGlossary(await glossaries.find(partner.accountId, made.id))
    },

    getGlossary: async ({ partner, path }) => presentGlossary(await glossaries.find(partner.accountId, path.id)),

    renameGlossary: async ({ partner, path, body }) =>
      presentGlossary(await glossaries.rename(partner.accountId, path.id, body.name)),

    deleteGlossary: async ({ partner, path, reply }) => {
      await glossaries.delete(partner.accountId, path.id)
      return nothing(reply)
    },

    listGlossaryEntries: async (call) => {
      const { partner, path, query } = call
      const { rows, ...page } = await listPage(cursors, call, newestFirst('created_at'), (requested) =>
        glossaries.listEntries(partner.accountId, path.id, { ...requested, keyword: query.keyword }),
      )
      return { data: rows.map(presentEntry), ...page }
    },

    addGlossaryEntry: async ({ partner, path, body }) =>
      presentEntry(await glossaries.save(partner.accountId, path.id, body)),

    deleteGlossaryEntry: async ({ partner, path, reply }) => {
      await glossaries.remove(partner.accountId, path.id, path.entryId)
      return nothing(reply)
    },
  }
}

const documentKey = byInstant(({ row }: PricedDocument) => ({ at: row.created_at, id: row.id }))

const nothing = (reply: PartnerCall['reply']) => reply.code(204).send()

const directionLanguage = (direction: string | null, of: (direction: TranslationDirection) => TranslationLanguage) =>
  direction === null ? null : of(direction as TranslationDirection)

const presentDocument = (
  { row, expiresAt }: PricedDocument,
  language: 'cn' | 'en',
): PartnerSchemas['PartnerDocument'] => ({
  id: row.id,
  fileName: row.file_name,
  format: row.format,
  status: row.status as PartnerSchemas['TranslationDocumentStatus'],
  source: directionLanguage(row.direction, sourceOf),
  target: directionLanguage(row.direction, targetOf),
  words: row.words,
  characters: row.characters,
  progress:
    row.status === 'done' || row.segment_count === 0
      ? 100
      : Math.floor((100 * row.translated_count) / row.segment_count),
  outputs: row.outputs as PartnerSchemas['TranslationOutput'][],
  error: row.error?.[language] ?? null,
  jobId: row.job_id,
  createdAt: timestamp(row.created_at),
  finishedAt: nullableTimestamp(row.finished_at),
  expiresAt: timestamp(expiresAt),
})

const presentGlossary = (row: GlossaryRow): PartnerSchemas['PartnerGlossary'] => ({
  id: row.id,
  name: row.name,
  count: row.count,
  isOwn: row.is_own,
  updatedAt: timestamp(row.updated_at),
})

const presentEntry = (row: GlossaryEntryRow): PartnerSchemas['PartnerGlossaryEntry'] => ({
  id: row.id,
  zh: row.zh,
  en: row.en,
  ja: row.ja,
  note: row.note,
  updatedAt: timestamp(row.updated_at),
})
