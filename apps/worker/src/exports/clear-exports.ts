import { type ClearingDeps, createClearing } from '../files/create-clearing.ts'

/** Deletes the files of exports that were ready `days` ago; the exports stay listed without them. */
export const createExportClearing = ({ days, ...deps }: ClearingDeps & { days: number }) =>
  createClearing(deps, {
    from: `file_export e JOIN job j ON j.id = e.job_id JOIN stored_file f ON f.id = e.file_id
      WHERE j.finished_at < now() - $1 * interval '1 day'`,
    value: days,
  })
