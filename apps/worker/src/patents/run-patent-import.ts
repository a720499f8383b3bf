import { relative } from 'node:path'
import { failureLines } from '../imports/failure-lines.ts'
import { followJob, recordsRead } from '../imports/follow-job.ts'
import type { ImportDeps } from '../imports/import-deps.ts'
import { listFiles } from '../imports/list-files.ts'
import { totalsOf } from './import-totals.ts'
import { patentReportLines, totalLine } from './patent-report.ts'
import { findPatentImport, listImportFiles, openPatents, queuePatentImport } from './patent-import.repository.ts'
import { writePatentRejects } from './patent-rejects.ts'

export type PatentImportOptions = {
  kind: 'patents'
  paths: readonly string[]
  demonstration: boolean
  rejects: string | null
}

/**
 * Imports files of patents in one job and reports how each of them ends.
 * @returns 0 when every record was imported, 1 when some were not, 2 when nothing was
 */
export async function runPatentImport(
  deps: ImportDeps,
  { paths, demonstration, rejects }: PatentImportOptions,
): Promise<number> {
  const { pool, out, folder } = deps
  const db = openPatents(pool)
  const report = (...lines: string[]) => out.write(lines.map((line) => `${line}\n`).join(''))
  const { importId, jobId } = await queuePatentImport(deps, { files: await listFiles(paths, folder), demonstration })
  const job = await followJob(deps, jobId, 'patents', recordsRead)
  const record = await findPatentImport(db, importId)
  if (!record || !job?.finishedAt) {
    report('patents: not finished. The import goes on as long as a worker runs, or as soon as one does.')
    return 1
  }
  const files = await listImportFiles(db, importId)
  const shown = files.length > FILES_SHOWN_MAX ? files.filter(isWorthMention) : files
  for (const file of shown.slice(0, FILES_SHOWN_MAX))
    report(...(await patentReportLines(db, relative(folder, file.path) || file.path, file)))
  const hidden = shown.length - FILES_SHOWN_MAX
  if (hidden > 0) report(`and ${hidden.toLocaleString('en-US')} more files with rejects or faults`)
  if (rejects) report(`${await writePatentRejects(db, importId, files, folder, rejects)} rejected records: ${rejects}`)
  const totals = totalsOf(files)
  const seconds = job.startedAt ? (job.finishedAt.getTime() - job.startedAt.getTime()) / 1000 : 0
  report(totalLine(totals, seconds))
  if (record.fault) report(record.fault.en)
  report(...failureLines(job))
  if (totals.files === 0) return 2
  const isFaulty = files.some(
    ({ state, reason, is_named }) =>
      state === 'failed' || (state === 'imported' && reason) || (is_named && state === 'passed'),
  )
  return job.state === 'completed' && totals.rejected === 0 && !isFaulty ? 0 : 1
}

/** Of more files, only those are listed that say something that the total does not. */
const FILES_SHOWN_MAX = 50
const isWorthMention = ({ state, rejected, reason }: { state: string; rejected: number; reason: unknown }) =>
  state === 'failed' || rejected > 0 || (state === 'imported' && reason !== null)
