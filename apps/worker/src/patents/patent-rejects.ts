import type { QueryBuilder } from '@markwright/db'
import { resolve } from 'node:path'
import { readAllPages, writeRejectsCsv } from '../imports/rejects-csv.ts'
import { listRejects, type ImportFile } from './patent-import.repository.ts'

const HEADINGS = ['file', 'record', 'place', 'number', 'reason', 'reason_zh', 'reason_en', 'excerpt']

/** Writes the rejected records of an import as CSV. @returns how many there are */
export async function writePatentRejects(
  db: QueryBuilder,
  importId: string,
  files: readonly ImportFile[],
  folder: string,
  target: string,
): Promise<number> {
  async function* rejects() {
    for (const { position, path, rejected } of files) {
      if (rejected === 0) continue
      const rows = readAllPages((most, after) => listRejects(db, importId, position, most, after))
      for await (const { ordinal, place, number, reason, excerpt } of rows)
        yield [path, ordinal, place, number, reason.id, reason.cn, reason.en, excerpt]
    }
  }
  return writeRejectsCsv(resolve(folder, target), HEADINGS, rejects())
}
