import type { QueryBuilder } from '@markwright/db'
import { stat } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { failureLines } from '../imports/failure-lines.ts'
import { followJob, recordsRead } from '../imports/follow-job.ts'
import type { ImportDeps } from '../imports/import-deps.ts'
import { importFaults } from '../imports/import-faults.ts'
import { listFiles } from '../imports/list-files.ts'
import { readAllPages, writeRejectsCsv } from '../imports/rejects-csv.ts'
import {
  findLegalImport,
  type LegalImport,
  listLegalRejects,
  openLegalDocuments,
  queueLegalImport,
} from './legal-import.repository.ts'

export type LegalImportOptions = {
  kind: 'judgments'
  paths: readonly string[]
  demonstration: boolean
  rejects: string | null
}

const REJECTS_SHOWN = 10
const HEADINGS = ['file', 'record', 'line', 'number', 'reason', 'reason_zh', 'reason_en', 'excerpt']

/**
 * Imports files of judgments and decisions one after the other and reports how each of them ends.
 * @returns 0 when every record was imported, 1 when some were not, 2 when nothing was
 */
export async function runLegalImport(
  deps: ImportDeps,
  { paths, demonstration, rejects }: LegalImportOptions,
): Promise<number> {
  const { pool, out, folder, signal } = deps
  const db = openLegalDocuments(pool)
  const report = (...lines: string[]) => out.write(lines.map((line) => `${line}\n`).join(''))
  const ended: LegalImport[] = []
  let isWhole = true
  for (const { path } of await listFiles(paths, folder)) {
    if (signal.aborted) break
    const name = relative(folder, path) || path
    if (!(await stat(path).catch(() => null))?.isFile()) {
      report(`${name}: not imported. ${importFaults.unreadable.en}`)
      isWhole = false
      continue
    }
    const { importId, jobId } = await queueLegalImport(deps, { path, demonstration })
    const job = await followJob(deps, jobId, name, recordsRead)
    const record = await findLegalImport(db, importId)
    if (!record || !job?.finishedAt) {
      report(`${name}: not finished. The import goes on as long as a worker runs, or as soon as one does.`)
      return 1
    }
    ended.push(record)
    report(...(await reportLines(db, name, record)), ...failureLines(job))
  }
  if (rejects) report(`${await writeRejects(db, ended, resolve(folder, rejects))} rejected records: ${rejects}`)
  if (!ended.some(({ state }) => state === 'published')) return 2
  return isWhole && ended.every(({ state, rejected, fault }) => state === 'published' && rejected === 0 && !fault)
    ? 0
    : 1
}

const count = (value: number) => value.toLocaleString('en-US')

async function reportLines(db: QueryBuilder, name: string, record: LegalImport): Promise<string[]> {
  const { format, created, updated, unchanged, rejected, state, fault } = record
  const shown = rejected > 0 ? await listLegalRejects(db, record.id, REJECTS_SHOWN) : []
  return [
    `${name}: ${format ?? 'unknown format'}, ${count(created)} new, ${count(updated)} changed, ${count(unchanged)} unchanged, ${count(rejected)} rejected`,
    ...shown.map(({ line, number, reason }) => `  rejected: line ${line}${number ? `, ${number}` : ''}: ${reason.en}`),
    ...(rejected > shown.length
      ? [`  and ${count(rejected - shown.length)} more; --rejects OUT.csv lists them all`]
      : []),
    ...(fault ? [`  ${state === 'failed' ? 'not imported' : 'not read to its end'}: ${fault.en}`] : []),
  ]
}

function writeRejects(db: QueryBuilder, imports: readonly LegalImport[], target: string): Promise<number> {
  async function* rejects() {
    for (const { id, path } of imports) {
      const rows = readAllPages((most, after) => listLegalRejects(db, id, most, after))
      for await (const { ordinal, line, number, reason, excerpt } of rows)
        yield [path, ordinal, line, number, reason.id, reason.cn, reason.en, excerpt]
    }
  }
  return writeRejectsCsv(target, HEADINGS, rejects())
}
