import { readNiceTable } from '@markwright/classification/read-nice-table'
import { readPatentClassification, withMissingParents } from '@markwright/classification/patent-classification'
import { readShippedIpc } from '@markwright/classification/shipped/read-shipped-ipc'
import { readViennaTable } from '@markwright/classification/read-vienna-table'
import { TableFileError, tableFaults } from '@markwright/classification/table-problem'
import { type importClassification, type JobHandler, JobRefusal } from '@markwright/jobs'
import { isGzip } from '@markwright/registers'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { importFaults } from '../imports/import-faults.ts'
import { publishTable } from './publish-table.repository.ts'
import {
  failTableImport,
  fingerprintOfTable,
  findTableImport,
  findTableImportOfJob,
  type TableImport,
} from './table-import.repository.ts'

const SIZE_BYTES_MAX = 128 * 1024 * 1024

const tooLarge = {
  id: 'table.too-large',
  cn: '文件超过 128 MB，不是分类表。',
  en: 'The file exceeds 128 MB; it is no classification table.',
}

/**
 * Imports a classification table. All of it is written in one transaction, so that a reader sees the old table or the
 * new one, and a run that dies leaves nothing behind.
 */
export function importClassificationHandler({ pool }: { pool: Pool }): JobHandler<typeof importClassification> {
  return async ({ importId }, run) => {
    const input = await findTableImport(pool, importId)
    if (!input) throw new JobRefusal(importFaults.unknown)
    // An earlier run has ended the import and died before it could say so.
    if (input.state === 'running') {
      try {
        const { table, problems } = await readTable(input)
        run.signal.throwIfAborted()
        await run.progress(30, { rejected: problems.length })
        const edition = input.edition ?? table.edition
        await publishTable(
          pool,
          { importId, jobId: run.jobId, lease: run.lease },
          { ...input, edition },
          table,
          problems,
        )
      } catch (error) {
        if (run.signal.aborted && run.signal.reason === 'cancelled')
          await failTableImport(pool, importId, importFaults.cancelled)
        if (!(error instanceof TableFileError)) throw error
        await failTableImport(pool, importId, error.reason)
      }
    }
    return resultOf((await findTableImport(pool, importId))!)
  }
}

/** Marks the import of a job that is given up. */
export async function classificationImportFailed(pool: Pool, jobId: string): Promise<void> {
  const importId = await findTableImportOfJob(pool, jobId)
  if (importId) await failTableImport(pool, importId, importFaults.givenUp)
}

/** @throws TableFileError */
async function readTable({ path, kind, fingerprint }: TableImport) {
  const facts = await stat(path).catch(() => null)
  if (!facts?.isFile()) throw new TableFileError(importFaults.unreadable)
  if (facts.size > SIZE_BYTES_MAX) throw new TableFileError(tooLarge)
  const found = await fingerprintOfTable(path).catch(() => null)
  if (found !== fingerprint) throw new TableFileError(importFaults.changed)
  if (kind === 'ipc' || kind === 'cpc') {
    const { table, problems } = readPatentClassification(kind, await readPacked(path))
    const symbols = kind === 'ipc' ? withMissingParents(table.symbols, readShippedIpc().symbols) : table.symbols
    return { table: { ...table, symbols, edition: editionIn(path) }, problems }
  }
  const content = parseJson(await readFile(path, 'utf8'))
  return kind === 'nice' ? readNiceTable(content) : readViennaTable(content)
}

async function readPacked(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (!isGzip(bytes)) return bytes.toString('utf8')
  try {
    return gunzipSync(bytes, { maxOutputLength: SIZE_BYTES_MAX }).toString('utf8')
  } catch {
    throw new TableFileError(tooLarge)
  }
}

/** The offices name the edition in the name of the file: 2026, 2026.01 or 202601. */
function editionIn(path: string): string | null {
  const [, year, month] = /(20\d{2})[._-]?(0[1-9]|1[0-2])?(?!\d)/.exec(basename(path)) ?? []
  return year ? [year, month].filter(Boolean).join('.') : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new TableFileError(tableFaults.notJson((error as Error).message))
  }
}

/** @throws JobRefusal for an import that has failed */
function resultOf({ kind, edition, accepted, isUnchanged, rejects, state, fault }: TableImport) {
  if (state === 'failed') throw new JobRefusal(fault ?? importFaults.unknown)
  return { kind, edition, accepted, isUnchanged, rejected: rejects.length }
}
