import { type QueryBuilder, statementsOf } from '@markwright/db'
import { exportFile, type DispatchJob, type JobRecord, recordJob } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import type { ExportKind, ExportRequest } from './define-export.ts'

type Language = 'cn' | 'en'

export type ExportDraft = {
  accountId: string
  language: Language
  fileName: string
  /** Extension of the file. */
  format: string
  /** How many records it is made of. */
  records: number
}

/** An order; `fileId` is set once its file has been made. */
export type StoredExport = ExportDraft & { id: string; kind: string; request: unknown; fileId: string | null }

export type MadeFile = { fileName: string; mime: string; sizeBytes: number }

export type ListedExport = Pick<ExportDraft, 'fileName' | 'format' | 'records'> & {
  kind: string
  fileId: string | null
  job: JobRecord
}

const columns = ['id', 'kind', 'format', 'language', 'file_name as fileName', 'records', 'file_id as fileId'] as const

/** Orders of files that the worker makes. */
export function createExportOrders(db: QueryBuilder) {
  return {
    /** Writes the order and its job down together and dispatches the job. Gives the id of the job. */
    async order<Kind extends ExportKind>(
      kind: Kind,
      request: ExportRequest<Kind>,
      draft: ExportDraft,
      dispatchJob: DispatchJob,
    ): Promise<string> {
      const [exportId, jobId] = [randomUUID(), randomUUID()]
      await db.transaction().execute(async (tx) => {
        await recordJob(statementsOf(tx), exportFile, { exportId }, jobId, { ownerId: draft.accountId })
        await tx
          .insertInto('file_export')
          .values({
            id: exportId,
            job_id: jobId,
            account_id: draft.accountId,
            kind: kind.name,
            format: draft.format,
            language: draft.language,
            file_name: draft.fileName,
            records: draft.records,
            request: JSON.stringify(kind.request.parse(request)),
          })
          .execute()
      })
      await dispatchJob(exportFile, jobId)
      return jobId
    },

    async find(id: string): Promise<StoredExport | undefined> {
      const found = await db
        .selectFrom('file_export')
        .select([...columns, 'account_id as accountId', 'request'])
        .where('id', '=', id)
        .executeTakeFirst()
      return found && { ...found, language: found.language as Language }
    },

    /** Gives the file to its member, once however often it is called. The file has the id of the export. */
    finish: ({ id, accountId, fileName: original }: StoredExport, file: MadeFile): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('stored_file')
          .values({
            id,
            owner_id: accountId,
            bucket: 'private',
            file_name: file.fileName,
            original,
            kind: 'doc',
            mime: file.mime,
            size_bytes: file.sizeBytes,
          })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ size_bytes: file.sizeBytes }))
          .execute()
        await tx.updateTable('file_export').set({ file_id: id }).where('id', '=', id).execute()
      }),

    /** Of a member, the latest first. */
    async list(accountId: string, { skip, take }: { skip: number; take: number }): Promise<ListedExport[]> {
      const rows = await db
        .selectFrom('file_export')
        .innerJoin('job', 'job.id', 'file_export.job_id')
        .select([
          'file_export.kind',
          'file_export.format',
          'file_export.file_name as fileName',
          'file_export.records',
          'file_export.file_id as fileId',
          'job.id',
          'job.queue',
          'job.name',
          'job.payload',
          'job.owner_id as ownerId',
          'job.state',
          'job.progress',
          'job.detail',
          'job.result',
          'job.error',
          'job.attempts',
          'job.created_at as createdAt',
          'job.started_at as startedAt',
          'job.finished_at as finishedAt',
        ])
        .where('file_export.account_id', '=', accountId)
        .orderBy('file_export.created_at', 'desc')
        .orderBy('file_export.id', 'desc')
        .offset(skip)
        .limit(take)
        .execute()
      return rows.map(({ kind, format, fileName, records, fileId, ...job }) => ({
        kind,
        format,
        fileName,
        records,
        fileId,
        job: job as JobRecord,
      }))
    },

    async count(accountId: string): Promise<number> {
      const { total } = await db
        .selectFrom('file_export')
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return Number(total)
    },
  }
}
export type ExportOrders = ReturnType<typeof createExportOrders>
