import { type InferResult, runStatement, statements } from '@markwright/db/statements'
import type { Pool } from 'pg'
import { writeRejectsCsv } from './rejects-csv.ts'

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

/** Writes the rejects of imports as CSV. @returns how many there are */
export async function writeRejectsFile(
  pool: Pool,
  imports: readonly { importId: string; path: string }[],
  target: string,
): Promise<number> {
  async function* rejects() {
    for (const { importId, path } of imports)
      for await (const { ordinal, line, number, reason, excerpt } of readRejects(pool, importId))
        yield [path, reason.file, ordinal, line, number, reason.id, reason.cn, reason.en, excerpt]
  }
  return writeRejectsCsv(target, HEADINGS, rejects())
}
