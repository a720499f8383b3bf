import { type QueryBuilder, queryBuilder, queryBuilderOf, sql, statementsOf, namesOf } from '@markwright/db'
import { advanceJob, type JobError, type NoticeTexts, recordEvent, notifyMember } from '@markwright/jobs'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Entitlements } from '@markwright/entitlements'
import type { EngineFailure, TranslatedSegment } from '@markwright/translation'
import type { Pool } from 'pg'

const s = namesOf('translation_segment', 's')
const segment = namesOf('translation_segment')

export type DocumentToTranslate = {
  id: string
  accountId: string
  direction: TranslationDirection
  glossaryIds: string[]
  segmentCount: number
}

type Note = { kind: string; [fact: string]: unknown }

/** Documents that are translated, segment by segment. */
export function createDocumentsRepository({
  pool,
  entitlements,
}: {
  pool: Pool
  entitlements: Pick<Entitlements, 'giveBack'>
}) {
  const db = queryBuilder(pool)
  const inTx = <Result>(work: (tx: QueryBuilder) => Promise<Result>) =>
    inTransaction(pool, (client) => work(queryBuilderOf(client)))

  return {
    db,

    /** Null where it was deleted, or is not to be translated any more. */
    async begin(id: string): Promise<DocumentToTranslate | null> {
      const row = await db
        .updateTable('translation_document')
        .set({ status: 'translating' })
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'translating'])
        .returning(['id', 'account_id', 'direction', 'glossary_ids', 'segment_count'])
        .executeTakeFirst()
      if (!row) return null
      return {
        id: row.id,
        accountId: row.account_id,
        direction: row.direction as TranslationDirection,
        glossaryIds: row.glossary_ids,
        segmentCount: row.segment_count,
      }
    },

    /** The next segments without a translation, by their positions. */
    async listOpen(id: string, count: number): Promise<{ id: string; text: string }[]> {
      const rows = await db
        .selectFrom('translation_segment')
        .select(['position', 'source'])
        .where('document_id', '=', id)
        .where('target', 'is', null)
        .orderBy('position')
        .limit(count)
        .execute()
      return rows.map(({ position, source }) => ({ id: String(position), text: source }))
    },

    /**
     * Saves translations, each once, while the run holds the job; how many segments are translated by now.
     * @throws where the job has passed to another worker
     */
    async save(
      id: string,
      run: { jobId: string; lease: string },
      translated: readonly TranslatedSegment[],
      failures: readonly EngineFailure[],
    ): Promise<number> {
      const rows = translated.map((segment) => ({
        position: Number(segment.id),
        target: segment.text,
        engine: segment.engine,
        sent_to: segment.sentTo,
        origin: segment.origin,
        shares: segment.shares,
        issues: segment.issues,
        terms: segment.terms,
      }))
      return await inTx(async (tx) => {
        if (!(await advanceJob(statementsOf(tx), run.jobId, run.lease)))
          throw new Error('the job has passed to another worker')
        await sql`UPDATE ${s.$table} SET ${segment.target} = v.target, ${segment.engine} = v.engine, ${segment.sent_to} = v.sent_to,
            ${segment.origin} = v.origin, ${segment.shares} = v.shares, ${segment.issues} = v.issues, ${segment.terms} = v.terms
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS v(position int, target text, engine text,
            sent_to text, origin text, shares jsonb, issues jsonb, terms jsonb)
          WHERE ${s.document_id} = ${id}::uuid AND ${s.position} = v.position AND ${s.target} IS NULL`.execute(tx)
        const { notes } = await tx
          .selectFrom('translation_document')
          .select('notes')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const { done } = await tx
          .selectFrom('translation_segment')
          .select(sql<number>`count(*)::int`.as('done'))
          .where('document_id', '=', id)
          .where('target', 'is not', null)
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('translation_document')
          .set({ translated_count: done, notes: JSON.stringify(withFailures(notes, failures)) })
          .where('id', '=', id)
          .execute()
        return done
      })
    },

    /**
     * Marks a document as done, once, and notifies its member. Its engines are listed by the characters that each
     * translated, the one with most first.
     * @throws where the job has passed to another worker
     */
    async finish(id: string, run: { jobId: string; lease: string }, nameOf: (engine: string) => string): Promise<void> {
      await inTx(async (tx) => {
        if (!(await advanceJob(statementsOf(tx), run.jobId, run.lease)))
          throw new Error('the job has passed to another worker')
        const rows = await tx
          .selectFrom('translation_segment')
          .select(['engine', sql<number>`sum(length(source))::int`.as('length')])
          .where('document_id', '=', id)
          .where('engine', 'is not', null)
          .groupBy('engine')
          .orderBy('length', 'desc')
          .execute()
        const engines = rows.flatMap(({ engine }) => (engine === null ? [] : [nameOf(engine)]))
        const document = await tx
          .updateTable('translation_document')
          .set({ status: 'done', finished_at: new Date(), error: null })
          .where('id', '=', id)
          .where('status', '=', 'translating')
          .returning(['account_id', 'translation_id', 'job_id', 'file_name'])
          .executeTakeFirst()
        if (!document) return
        await notifyMember(statementsOf(tx), document.account_id, {
          type: 'service',
          texts: doneWords(document.file_name),
          link: documentLink(id),
        })
        await recordEvent(statementsOf(tx), document.account_id, 'translation.completed', {
          documentId: id,
          jobId: document.job_id,
        })
        if (document.translation_id)
          await tx.updateTable('translation').set({ engines }).where('id', '=', document.translation_id).execute()
      })
    },

    /** Ends a document that is not translated; what was used for it is given back. */
    async end(jobId: string, status: 'error' | 'cancelled', error: JobError | null): Promise<void> {
      await inTx(async (tx) => {
        const row = await tx
          .selectFrom('translation_document')
          .select(['id', 'account_id', 'receipt', 'file_name'])
          .where('job_id', '=', jobId)
          .where('status', 'in', ['queued', 'translating'])
          .forUpdate()
          .executeTakeFirst()
        if (!row) return
        await tx
          .updateTable('translation_document')
          .set({ status, finished_at: new Date(), receipt: null, error: error && JSON.stringify(error) })
          .where('id', '=', row.id)
          .execute()
        if (status === 'error')
          await notifyMember(statementsOf(tx), row.account_id, {
            type: 'service',
            texts: failedWords(row.file_name),
            link: documentLink(row.id),
          })
        if (row.receipt) await entitlements.giveBack({ accountId: row.account_id, ip: '' }, row.receipt, tx)
      })
    },
  }
}
export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>

const documentLink = (id: string) => `/PT/document?${new URLSearchParams({ id }).toString()}`

const doneWords = (name: string): NoticeTexts => ({
  cn: { title: '文档翻译已完成', content: `《${name}》已翻译完成，可以校对和下载。` },
  en: { title: 'Your document is translated', content: `${name} is translated and can be reviewed and downloaded.` },
})
const failedWords = (name: string): NoticeTexts => ({
  cn: { title: '文档翻译失败', content: `《${name}》没有翻译完成，所用额度已退回，可以重新开始。` },
  en: {
    title: 'Your document was not translated',
    content: `${name} was not translated. What it used was given back; you can start it again.`,
  },
})

/** The notes with engines that did not translate, each reason once. */
function withFailures(notes: readonly Note[], failures: readonly EngineFailure[]): Note[] {
  const all = [...notes]
  for (const { engine, reason } of failures)
    if (!all.some((note) => note.kind === 'engineFailed' && note['engine'] === engine && note['reason'] === reason))
      all.push({ kind: 'engineFailed', engine, reason })
  return all
}
