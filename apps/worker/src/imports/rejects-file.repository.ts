import { type InferResult, runStatement, statements } from '@markwright/db/statements'
import { BYTE_ORDER_MARK, csvLine } from '@markwright/domain/files/csv'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'

const rejectsOf = (importId: string) =>
  statements
    .selectFrom('register_reject')
    .select(['ordinal', 'line', 'number', 'reason', 'excerpt'])
    .where('import_id', '=', importId)

export type RejectRow = InferResult<ReturnType<typeof rejectsOf>>[number]

const PAGE = 2000

/** The records that an import did not take, in the order of the file. */
export async function* readRejects(pool: Pool, importId: string, most = Infinity): AsyncGenerator<RejectRow> {
  let after = 0
  for (let input = 0; input < most;) {
    const rows = await runStatement(
      pool,
      rejectsOf(importId)
        .where('ordinal', '>', after)
        .orderBy('ordinal')
        .limit(Math.min(PAGE, most - input)),
    )
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.ordinal
    input += rows.length
  }
}

const HEADINGS = ['file', 'packed_file', 'record', 'line', 'number', 'reason', 'reason_zh', 'reason_en', 'excerpt']

/**
 * Writes the rejects of imports as CSV in UTF-8 with a byte order mark, which spreadsheets need to read Chinese.
 * @returns how many there are
 */
export async function writeRejectsFile(
  pool: Pool,
  imports: readonly { importId: string; path: string }[],
  target: string,
): Promise<number> {
  let rows = 0
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(HEADINGS)
    for (const { importId, path } of imports)
      for await (const { ordinal, line, number, reason, excerpt } of readRejects(pool, importId)) {
        rows++
        yield csvLine([path, reason.file, ordinal, line, number, reason.id, reason.cn, reason.en, excerpt])
      }
  }
  await pipeline(lines, createWriteStream(target))
  return rows
}
