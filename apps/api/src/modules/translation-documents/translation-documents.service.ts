import { countCharacters } from '@markwright/domain/texts/count-characters'
import { fromReadableTags } from '@markwright/domain/texts/readable-tags'
import { withoutTags } from '@markwright/domain/texts/inline-tags'
import type { Language } from '@markwright/domain/site/language'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Entitlements } from '@markwright/entitlements'
import { type DispatchJob, type JobRecord, translateDocument } from '@markwright/jobs'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import type { ObjectStore } from '@markwright/storage'
import { checkTranslation, detectLanguage } from '@markwright/translation'
import { type DocumentOutput, mediaTypeOf, type TranslationDocuments } from '@markwright/translation-documents'
import type { NewMemoryEntry } from '@markwright/translation-service'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { cleanFileName } from '../files/index.ts'
import { isOwnClient } from '../identity/index.ts'
import type { QuotaLeft, TranslationCaller, TranslationQuota } from '../translation/index.ts'
import { consistencyOf } from './consistency.ts'
import { documentRefusal, translationDocumentErrors as errors } from './translation-documents.errors.ts'
import type { DocumentRow, TranslationDocumentsRepository } from './translation-documents.repository.ts'

const DOCUMENTS_MAX = 200
const UPLOADS_LIMIT = { name: 'translation-documents', max: 30, windowSeconds: 3600 }
/** Of a document, by which its language is detected. */
const SAMPLE_CHARACTERS = 5000
const UNSTARTED_DAYS = 1
const DAY_MS = 86_400_000

export type Price = 'free' | 'trial' | 'words' | 'none'
export type PricedDocument = { row: DocumentRow; price: Price | null; expiresAt: Date; now: Date }

/** Documents that members have translated. */
export function createTranslationDocumentsService(deps: {
  repository: TranslationDocumentsRepository
  documents: TranslationDocuments
  objects: Pick<ObjectStore, 'put' | 'find' | 'delete'>
  quota: TranslationQuota
  entitlements: Pick<Entitlements, 'giveBack'>
  dispatchJob: DispatchJob
  requestCancel: (jobId: string) => Promise<JobRecord | null>
  saveToMemory: (
    of: { accountId: string; direction: TranslationDirection },
    entries: readonly NewMemoryEntry[],
  ) => Promise<void>
  /** Glossaries that a member owns or was given. */
  listGlossaryIds: (accountId: string) => Promise<string[]>
  limits: RateLimits
  days: number
  now: () => Date
}) {
  const { repository, quota } = deps

  const inPool = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof WorkerPoolBusy ? new AppError(errors.busy, null, { cause: error }) : error
    }
  }
  const get = async (accountId: string, id: string): Promise<DocumentRow> => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  const priced = (row: DocumentRow, left: QuotaLeft): PricedDocument => {
    const isOpen = row.status === 'uploaded' || row.status === 'error' || row.status === 'cancelled'
    const days = row.status === 'uploaded' ? UNSTARTED_DAYS : deps.days
    return {
      row,
      price: isOpen ? priceOf(row, left) : null,
      expiresAt: new Date(row.created_at.getTime() + days * DAY_MS),
      now: deps.now(),
    }
  }
  const pricedFor = async (caller: TranslationCaller, row: DocumentRow) => priced(row, await quota.left(caller))

  const stop = async (row: DocumentRow): Promise<void> => {
    if (!row.job_id || (row.status !== 'queued' && row.status !== 'translating')) return
    const job = await deps.requestCancel(row.job_id)
    // One that is running gives back by itself once it has stopped.
    if (job?.state === 'active') return
    const ended = await repository.markCancelled(row.job_id)
    if (ended) await deps.entitlements.giveBack({ accountId: ended.accountId, ip: '' }, ended.receipt)
  }

  return {
    /** `id`: of a call that may be repeated; a document that has it already is given as it stands. */
    async upload(
      caller: TranslationCaller & { accountId: string },
      file: FormFile | null,
      id: string = randomUUID(),
    ): Promise<PricedDocument> {
      const { accountId } = caller
      const known = await repository.find(accountId, id)
      if (known) return await pricedFor(caller, known)
      if (!file) throw new AppError(errors.noFile)
      if (file.bytes.length === 0) throw new AppError(documentRefusal('empty'), { problem: 'empty', words: null })
      await deps.limits.spend(UPLOADS_LIMIT, accountId)
      if ((await repository.count(accountId)) >= DOCUMENTS_MAX) throw new AppError(errors.tooMany)
      const fileName = cleanFileName(file.original)
      const read = await inPool(() => deps.documents.read(file.bytes, fileName))
      if ('problem' in read)
        throw new AppError(documentRefusal(read.problem), { problem: read.problem, words: read.words })
      const storageKey = `translations/${id}.${read.format === 'xliff' ? 'xlf' : read.format}`
      await deps.objects.put(storageKey, file.bytes)
      const text = read.segments.map((segment) => withoutTags(segment.text))
      await repository.add({
        id,
        accountId,
        fileName,
        format: read.format,
        sizeBytes: file.bytes.length,
        storageKey,
        detected: detectLanguage(text.join('\n').slice(0, SAMPLE_CHARACTERS))?.language ?? null,
        words: read.words,
        characters: text.reduce((sum, each) => sum + countCharacters(each), 0),
        outputs: read.outputs,
        notes: read.notes,
        segments: read.segments,
      })
      return await pricedFor(caller, await get(accountId, id))
    },

    async start(
      caller: TranslationCaller & { accountId: string },
      id: string,
      { direction, glossaryIds }: { direction: TranslationDirection; glossaryIds?: string[] | undefined },
    ): Promise<PricedDocument> {
      const { accountId, client } = caller
      const row = await get(accountId, id)
      if (!['uploaded', 'error', 'cancelled'].includes(row.status)) throw new AppError(errors.startedAlready)
      const used = await quota.useFor(caller, {
        characters: row.characters,
        words: row.words,
        reference: `document:${id}`,
        isDocument: true,
      })
      const giveBack = () => used.giveBack()
      const jobId = await repository
        .start({
          id,
          accountId,
          direction,
          // Resolved now, so that every part of the document has the same ones.
          glossaryIds: glossaryIds ?? (await deps.listGlossaryIds(accountId)),
          receipt: used.receipt,
          initiator: client === undefined || isOwnClient(client) ? 'website' : 'interface',
        })
        .catch(async (error: unknown) => {
          await giveBack()
          throw error
        })
      // A second click that came first has started and counted it.
      if (jobId === null) throw new AppError(errors.startedAlready)
      await deps.dispatchJob(translateDocument, jobId)
      return await pricedFor(caller, await get(accountId, id))
    },

    async cancel(caller: TranslationCaller & { accountId: string }, id: string): Promise<PricedDocument> {
      await stop(await get(caller.accountId, id))
      return await pricedFor(caller, await get(caller.accountId, id))
    },

    get: async (caller: TranslationCaller & { accountId: string }, id: string) =>
      pricedFor(caller, await get(caller.accountId, id)),

    async list(caller: TranslationCaller & { accountId: string }, page: PageRequest | KeysetRequest<InstantKey>) {
      const [rows, total, left] = await Promise.all([
        repository.list(caller.accountId, rowRange(page)),
        repository.count(caller.accountId),
        quota.left(caller),
      ])
      return { records: rows.map((row) => priced(row, left)), total }
    },

    async delete(accountId: string, id: string): Promise<void> {
      const row = await get(accountId, id)
      await stop(row)
      await deps.objects.delete(row.storage_key)
      // A run that has not stopped yet finds no document any more, so its use is given back here.
      await repository.delete(accountId, id, async (receipt, tx) =>
        deps.entitlements.giveBack({ accountId, ip: '' }, receipt, tx),
      )
    },

    /** The translation as a file. */
    async write(accountId: string, id: string, output: DocumentOutput | undefined, language: Language) {
      const row = await get(accountId, id)
      if (row.status !== 'done' || row.direction === null) throw new AppError(errors.notDone)
      const wanted = output ?? 'same'
      if (!row.outputs.includes(wanted)) throw new AppError(errors.noOutput)
      const object = await deps.objects.find(row.storage_key)
      if (!object) throw new AppError(commonErrors.notFound)
      const direction = row.direction as TranslationDirection
      const bytes = await buffer(object.stream)
      const translations = await repository.listTranslations(id)
      const written = await inPool(() =>
        deps.documents.write({
          bytes,
          name: row.file_name,
          translations,
          source: sourceOf(direction),
          target: targetOf(direction),
          output: wanted,
          language,
        }),
      )
      if ('problem' in written) throw new AppError(documentRefusal(written.problem))
      return {
        name: `${row.file_name.replace(/\.[^.]*$/, '')}-${targetOf(direction).slice(0, 2)}.${written.extension}`,
        type: mediaTypeOf(written.extension),
        body: Buffer.from(written.bytes),
      }
    },

    async listSegments(
      accountId: string,
      id: string,
      { only, ...page }: PageRequest & { only?: 'issues' | 'edited' | undefined },
    ) {
      await get(accountId, id)
      return await repository.listSegments(id, only, rowRange(page))
    },

    async correct(accountId: string, id: string, position: number, typed: string) {
      const row = await get(accountId, id)
      const segment = await repository.findSegment(id, position)
      if (!segment || row.direction === null) throw new AppError(commonErrors.notFound)
      if (row.status !== 'done') throw new AppError(errors.notDone)
      const target = fromReadableTags(typed.replaceAll('\0', ''), segment.source)
      if (target === null || target.trim() === '') throw new AppError(errors.tagsChanged)
      const direction = row.direction as TranslationDirection
      const { issues } = checkTranslation({ source: segment.source, target, direction, terms: [] })
      const changed = await repository.setTarget(id, position, target, issues)
      if (!changed) throw new AppError(commonErrors.notFound)
      await deps.saveToMemory({ accountId, direction }, [{ source: segment.source, target, origin: 'correction' }])
      return changed
    },

    async getConsistency(accountId: string, id: string) {
      const row = await get(accountId, id)
      if (row.status !== 'done' || row.direction === null) throw new AppError(errors.notDone)
      return consistencyOf(await repository.listAllSegments(id), row.direction as TranslationDirection)
    },
  }
}
export type TranslationDocumentsService = ReturnType<typeof createTranslationDocumentsService>

/** What starting a document would use; what is free goes first. */
function priceOf({ words, characters }: DocumentRow, left: QuotaLeft): Price {
  if (left.textLeft > 0 && left.charsLeft >= characters) return 'free'
  if (left.usesLeft > 0) return 'trial'
  return left.wordsLeft >= words ? 'words' : 'none'
}
