import { sql, statements } from '@markwright/db/statements'
import { type ClearingDeps, createClearing } from '../files/create-clearing.repository.ts'

/** Deletes the files of exports that were ready `days` ago; the exports stay listed without them. */
export const createExportClearing = ({ days, ...deps }: ClearingDeps & { days: number }) =>
  createClearing(
    deps,
    statements
      .selectFrom('stored_file')
      .innerJoin('file_export', 'file_export.file_id', 'stored_file.id')
      .innerJoin('job', 'job.id', 'file_export.job_id')
      .where('job.finished_at', '<', sql<Date>`now() - ${days} * interval '1 day'`),
  )
