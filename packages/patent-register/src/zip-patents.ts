import type { QueryBuilder } from '@markwright/db'
import type { PatentFilePart } from '@markwright/domain/patents/patent-exports'
import { tableFile, type TableValue } from '@markwright/documents'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { patentJson } from './patent-json.ts'
import { patentTable } from './patent-table.ts'
import { printPatent, type PatentPrinting } from './print-patents.ts'
import { readStoredPatents } from './stored-patents.ts'

/** The file is in memory until it is stored. */
const BYTES_MAX = 256 * 1024 * 1024

export class PatentFilesTooLarge extends Error {}

type Options = PatentPrinting & { parts: readonly PatentFilePart[] }

/**
 * A folder for each publication with the chosen parts, and a table of all of them.
 * @throws PatentFilesTooLarge
 */
export async function zipPatents(
  db: QueryBuilder,
  patentIds: readonly number[],
  options: Options,
  progress: (done: number) => Promise<void>,
): Promise<{ bytes: Buffer; records: number }> {
  const { parts, language, objects } = options
  const zip = new ZipFile()
  const bytes = buffer(zip.outputStream as Readable)
  let size = 0
  const add = (name: string, file: Buffer, isCompressed: boolean) => {
    size += file.length
    if (size > BYTES_MAX) throw new PatentFilesTooLarge()
    zip.addBuffer(file, name, { compress: !isCompressed })
  }
  const { rowOf, ...table } = patentTable(language, options.urlOf)
  const rows: TableValue[][] = []
  let records = 0
  for await (const patent of readStoredPatents(db, patentIds, 'all', 1)) {
    const { publicId } = patent
    rows.push(rowOf(patent))
    if (parts.includes('pdf')) add(`${publicId}/${publicId}.pdf`, await printPatent(patent, options), true)
    if (parts.includes('json')) add(`${publicId}/${publicId}.json`, Buffer.from(`${patentJson(patent)}\n`), false)
    if (parts.includes('drawings'))
      for (const [at, { imageKey }] of patent.drawings.entries()) {
        const object = imageKey ? await objects.find(imageKey) : null
        if (object)
          add(`${publicId}/drawings/${String(at + 1).padStart(3, '0')}.png`, await buffer(object.stream), true)
      }
    await progress(++records)
  }
  add(`${table.name}.xlsx`, await tableFile({ ...table, rows }, 'xlsx'), true)
  zip.end()
  return { bytes: await bytes, records }
}
