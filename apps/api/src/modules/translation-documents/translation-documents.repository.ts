import { type QueryBuilder, sql, statementsOf } from '@markwright/db'
import { recordJob, translateDocument } from '@markwright/jobs'
import type { DocumentNote } from '@markwright/translation-documents'
import type { Segment } from '@markwright/translation'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { randomUUID } from 'node:crypto'
import type { InstantKey, Rows } from '../../kernel/pagination.ts'

/** Segments that are written in one statement. */
const BATCH = 1000

export type NewDocument = {
  id: string
  accountId: string
  fileName: string
  format: string
  sizeBytes: number
  storageKey: string
  detected: string | null
  words: number
  characters: number
  outputs: readonly string[]
  notes: readonly DocumentNote[]
  segments: readonly Segment[]
}

export type DocumentStart = {
  id: string
  accountId: string
  direction: TranslationDirection
  glossaryIds: string[]
  receipt: string
  initiator: 'website' | 'interface'
}

const hasIssues = sql<boolean>`jsonb_array_length(coalesce(issues, '[]'::jsonb)) > 0`

export function createTranslationDocumentsRepository(db: QueryBuilder) {
  const own = (accountId: string) => db.selectFrom('translation_document').where('account_id', '=', accountId)
  return {
    async count(accountId: string): Promise<number> {
      const row = await own(accountId)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },

    list: (accountId: string, { skip, take, after }: Rows<InstantKey>) =>
      own(accountId)
        .selectAll()
        .$if(Boolean(after), (documents) =>
          documents.where((is) => is(is.refTuple('created_at', 'id'), '<', is.tuple(after!.at, after!.id))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    find: (accountId: string, id: string) => own(accountId).selectAll().where('id', '=', id).executeTakeFirst(),

    add: ({ id, segments, ...document }: NewDocument): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('translation_document')
          .values({
            id,
            account_id: document.accountId,
            file_name: document.fileName,
            format: document.format,
            size_bytes: document.sizeBytes,
            storage_key: document.storageKey,
            detected: document.detected,
            glossary_ids: [],
            words: document.words,
            characters: document.characters,
            segment_count: segments.length,
            outputs: [...document.outputs],
            notes: JSON.stringify(document.notes),
          })
          .execute()
        const rows = segments.map(({ id: segmentId, text }, at) => ({
          document_id: id,
          position: at + 1,
          segment_id: segmentId,
          // PostgreSQL cannot store NUL.
          source: text.replaceAll('\0', ''),
        }))
        for (let at = 0; at < rows.length; at += BATCH)
          await tx
            .insertInto('translation_segment')
            .values(rows.slice(at, at + BATCH))
            .execute()
      }),

    /** Id of the job; null where the document is being translated, done or gone. */
    start: ({ id, accountId, direction, glossaryIds, receipt, initiator }: DocumentStart): Promise<string | null> =>
      db.transaction().execute(async (tx) => {
        const document = await tx
          .selectFrom('translation_document')
          .selectAll()
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('status', 'in', ['uploaded', 'error', 'cancelled'])
          .forUpdate()
          .executeTakeFirst()
        if (!document) return null
        const [jobId, translationId] = [randomUUID(), document.translation_id ?? randomUUID()]
        const log = {
          content: document.format,
          direction,
          title: document.file_name,
          words: document.words,
          characters: document.characters,
          engines: [],
          initiator,
        }
        if (document.translation_id)
          await tx.updateTable('translation').set(log).where('id', '=', translationId).execute()
        else
          await tx
            .insertInto('translation')
            .values({ id: translationId, account_id: accountId, ...log })
            .execute()
        // What was translated before it was stopped is of use in the same direction with the same terms only.
        await tx
          .updateTable('translation_segment')
          .set({ target: null, engine: null, sent_to: null, origin: null, shares: null, issues: null, terms: null })
          .where('document_id', '=', id)
          .where('target', 'is not', null)
          .execute()
        await tx
          .updateTable('translation_document')
          .set({
            status: 'queued',
            direction,
            glossary_ids: glossaryIds,
            receipt,
            error: null,
            job_id: jobId,
            translation_id: translationId,
            translated_count: 0,
            started_at: new Date(),
            finished_at: null,
          })
          .where('id', '=', id)
          .execute()
        await recordJob(statementsOf(tx), translateDocument, { documentId: id }, jobId, { ownerId: accountId })
        return jobId
      }),

    /** Marks a document whose job never ran as cancelled; its receipt, where there is something to give back. */
    async markCancelled(jobId: string): Promise<{ accountId: string; receipt: string } | null> {
      return await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('translation_document')
          .select(['id', 'account_id', 'receipt'])
          .where('job_id', '=', jobId)
          .where('status', 'in', ['queued', 'translating'])
          .forUpdate()
          .executeTakeFirst()
        if (!row) return null
        await tx
          .updateTable('translation_document')
          .set({ status: 'cancelled', receipt: null, finished_at: new Date() })
          .where('id', '=', row.id)
          .execute()
        return row.receipt === null ? null : { accountId: row.account_id, receipt: row.receipt }
      })
    },

    /** Deletes a document; what one used that is not done yet is given back with it. */
    delete: (
      accountId: string,
      id: string,
      giveBack: (receipt: string, tx: QueryBuilder) => Promise<void>,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('translation_document')
          .select(['status', 'receipt'])
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return
        if (row.receipt !== null && row.status !== 'done') await giveBack(row.receipt, tx)
        await tx.deleteFrom('translation_document').where('id', '=', id).execute()
      }),

    /** Translations by the ids of the segments. */
    async listTranslations(id: string): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('translation_segment')
        .select(['segment_id', 'target'])
        .where('document_id', '=', id)
        .execute()
      return new Map(rows.flatMap(({ segment_id, target }) => (target === null ? [] : [[segment_id, target] as const])))
    },

    async listSegments(id: string, only: 'issues' | 'edited' | undefined, { skip, take }: Rows<never>) {
      const matching = db
        .selectFrom('translation_segment')
        .where('document_id', '=', id)
        .$if(only === 'issues', (query) => query.where(hasIssues))
        .$if(only === 'edited', (query) => query.where('is_edited', '=', true))
      const [rows, { total }] = await Promise.all([
        matching.selectAll().orderBy('position').offset(skip).limit(take).execute(),
        matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total }
    },

    listAllSegments: (id: string) =>
      db.selectFrom('translation_segment').selectAll().where('document_id', '=', id).orderBy('position').execute(),

    findSegment: (id: string, position: number) =>
      db
        .selectFrom('translation_segment')
        .selectAll()
        .where('document_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst(),

    setTarget: (id: string, position: number, target: string, issues: unknown) =>
      db
        .updateTable('translation_segment')
        .set({ target, is_edited: true, origin: 'memory', issues: JSON.stringify(issues) })
        .where('document_id', '=', id)
        .where('position', '=', position)
        .returningAll()
        .executeTakeFirst(),
  }
}
export type TranslationDocumentsRepository = ReturnType<typeof createTranslationDocumentsRepository>
export type DocumentRow = NonNullable<Awaited<ReturnType<TranslationDocumentsRepository['find']>>>
export type SegmentRow = NonNullable<Awaited<ReturnType<TranslationDocumentsRepository['findSegment']>>>
