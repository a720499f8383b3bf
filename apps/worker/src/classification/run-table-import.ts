import { toCsv } from '@markwright/domain/files/csv'
import { stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { failureLines } from '../imports/failure-lines.ts'
import { followJob } from '../imports/follow-job.ts'
import type { ImportDeps } from '../imports/import-deps.ts'
import { importFaults } from '../imports/import-faults.ts'
import {
  type ClassificationKind,
  findTableImport,
  queueTableImport,
  type TableImport,
} from './table-import.repository.ts'

export type TableImportOptions = {
  kind: ClassificationKind
  path: string
  edition: string | null
  rejects: string | null
}

const HEADINGS = ['place', 'reason', 'reason_zh', 'reason_en']
const rowNames = { nice: 'items', vienna: 'elements', ipc: 'symbols', cpc: 'symbols' }

/**
 * Has a classification table imported and reports the result, with the reason of every row that was not accepted.
 * @returns 0 when every row was accepted, 1 when some were not, 2 when nothing was imported
 */
export async function runTableImport(
  deps: ImportDeps,
  { kind, path, edition, rejects }: TableImportOptions,
): Promise<number> {
  const { pool, out, folder } = deps
  const report = (line: string) => out.write(`${line}\n`)
  const file = resolve(folder, path)
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) {
    report(`${path}: not imported. ${importFaults.unreadable.en}`)
    return 2
  }
  const { importId, jobId } = await queueTableImport(deps, { kind, path: file, edition })
  const job = await followJob(deps, jobId, path, () => '')
  const ended = await findTableImport(pool, importId)
  if (!ended || !job?.finishedAt) {
    report(`${path}: not finished. The import goes on as long as a worker runs, or as soon as one does.`)
    return 1
  }
  if (ended.state !== 'published') {
    report(`${path}: not imported. ${(ended.fault ?? job.error ?? importFaults.cancelled).en}`)
    for (const line of failureLines(job)) report(line)
    return 2
  }
  for (const line of reportLines(path, ended)) report(line)
  if (rejects) {
    const target = resolve(folder, rejects)
    const rows = ended.rejects.map(({ place, id, cn, en }) => [place, id, cn, en])
    await writeFile(target, toCsv([HEADINGS, ...rows]))
    report(`${rows.length} rows that were rejected: ${target}`)
  }
  return ended.rejects.length === 0 ? 0 : 1
}

function reportLines(path: string, { kind, edition, accepted, isUnchanged, rejects }: TableImport): string[] {
  const count = (value: number) => value.toLocaleString('en-US')
  const named = edition ? `, edition ${edition}` : ''
  return [
    `${path}: ${kind}${named}, ${count(accepted)} ${rowNames[kind]}, ${count(rejects.length)} rejected`,
    ...rejects.map(({ place, en }) => `  rejected: ${place}: ${en}`),
    isUnchanged ? 'Held already; nothing has changed.' : 'Shown from now on.',
  ]
}
