import type { QueryBuilder } from '@markwright/db'
import { BYTE_ORDER_MARK, csvLine } from '@markwright/domain/files/csv'
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listRejects, type ImportFile } from './patent-import.repository.ts'

const PAGE = 2000
const HEADINGS = ['file', 'record', 'place', 'number', 'reason', 'reason_zh', 'reason_en', 'excerpt']

/**
 * Writes the rejected records of an import as CSV in UTF-8 with a byte order mark, which spreadsheets need.
 * @returns how many there are
 */
export async function writePatentRejects(
  db: QueryBuilder,
  importId: string,
  files: readonly ImportFile[],
  folder: string,
  target: string,
): Promise<number> {
  let rows = 0
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(HEADINGS)
    for (const file of files)
      for (let after = 0, isMore = file.rejected > 0; isMore;) {
        const page = await listRejects(db, importId, file.position, PAGE, after)
        for (const { ordinal, place, number, reason, excerpt } of page) {
          rows += 1
          yield csvLine([file.path, ordinal, place, number, reason.id, reason.cn, reason.en, excerpt])
        }
        after = page.at(-1)?.ordinal ?? 0
        isMore = page.length === PAGE
      }
  }
  await pipeline(lines, createWriteStream(resolve(folder, target)))
  return rows
}
