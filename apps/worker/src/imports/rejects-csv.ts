import { BYTE_ORDER_MARK, csvLine } from '@markwright/domain/files/csv'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

type Cells = Parameters<typeof csvLine>[0]

const PAGE = 2000

/**
 * Writes rejected records as CSV in UTF-8 with a byte order mark, which spreadsheets need to read Chinese.
 * @returns how many there are
 */
export async function writeRejectsCsv(target: string, headings: Cells, rejects: AsyncIterable<Cells>): Promise<number> {
  let rows = 0
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(headings)
    for await (const cells of rejects) {
      rows += 1
      yield csvLine(cells)
    }
  }
  await pipeline(lines, createWriteStream(target))
  return rows
}

/** All rows of a list that is read page by page: `list` reads at most `most` rows after an ordinal. */
export async function* readAllPages<Row extends { ordinal: number }>(
  list: (most: number, after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0, isMore = true; isMore;) {
    const page = await list(PAGE, after)
    yield* page
    after = page.at(-1)?.ordinal ?? 0
    isMore = page.length === PAGE
  }
}
