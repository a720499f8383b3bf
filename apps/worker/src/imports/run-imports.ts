import type { JobRecord } from '@markwright/jobs'
import { waitForIndex } from '@markwright/operations/service-processes'
import { openRegisterFile, RegisterFileError } from '@markwright/registers'
import { relative, resolve } from 'node:path'
import { followJob, recordsRead } from './follow-job.ts'
import type { ImportDeps } from './import-deps.ts'
import { findImport, type ImportRecord } from './import-record.repository.ts'
import { failureLines } from './failure-lines.ts'
import { faultText, reportLines, totalLines } from './import-report.ts'
import { queueImport } from './queue-import.ts'
import { readRejects, writeRejectsFile, type RejectRow } from './rejects-file.repository.ts'

const REJECTS_SHOWN = 5

export type ImportOptions = { paths: readonly string[]; demonstration: boolean; rejects: string | null }

/**
 * Imports files one after the other, each folder as one, and prints how each of them ends.
 * @returns 0 when every record was accepted, 1 when some were not, 2 when nothing was imported
 */
export async function runImports(deps: ImportDeps, { paths, demonstration, rejects }: ImportOptions): Promise<number> {
  const { pool, out, folder, signal } = deps
  const published: { importId: string; path: string; record: ImportRecord }[] = []
  let isComplete = true
  const writeLines = (...lines: string[]) => out.write(lines.map((line) => `${line}\n`).join(''))

  for (const path of paths.map((input) => resolve(folder, input))) {
    const name = relative(folder, path) || path
    const fault = await faultAtOpening(path)
    if (fault) {
      isComplete = false
      writeLines(`${name}: not imported. ${faultText(fault)}`)
      continue
    }
    const { importId, jobId } = await queueImport(deps, { path, demonstration })
    const job = await followJob(deps, jobId, name, recordsRead)
    const record = await findImport(pool, importId)
    if (!record || !job?.finishedAt) {
      writeLines(`${name}: not finished. The import goes on as long as a worker runs, or as soon as one does.`)
      return 1
    }
    const shown: RejectRow[] = []
    for await (const reject of readRejects(pool, importId, REJECTS_SHOWN)) shown.push(reject)
    const report = reportLines(name, record, { seconds: secondsOf(job), rejects: shown, rejectsFile: rejects })
    writeLines(...report, ...failureLines(job))
    if (record.state === 'published') published.push({ importId, path, record })
    if (!isClean(record) || job.state !== 'completed') isComplete = false
    if (signal.aborted) return 1
  }
  if (rejects) {
    const target = resolve(folder, rejects)
    const rows = await writeRejectsFile(pool, published, target)
    writeLines(`${rows} records that were rejected: ${target}`)
  }
  if (published.length === 0) return 2
  const version = Math.max(...published.map(({ record }) => record.version ?? 0))
  const isSearched = version === 0 || (await waitForIndex(pool, { name: 'trademarks', version, signal }))
  writeLines(
    ...totalLines(
      published.map(({ record }) => record),
      isSearched,
    ),
  )
  return isComplete ? 0 : 1
}

const isClean = ({ state, fault, rejected }: ImportRecord) => state === 'published' && !fault && rejected === 0

const secondsOf = ({ startedAt, finishedAt }: JobRecord) =>
  startedAt && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : 0

/** What is wrong with a file that can be seen without reading all of it. */
async function faultAtOpening(path: string) {
  try {
    await (await openRegisterFile(path)).close()
    return null
  } catch (error) {
    if (error instanceof RegisterFileError) return { ...error.reason, line: error.line, file: error.file }
    throw error
  }
}
