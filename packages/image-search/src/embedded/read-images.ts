import { anyOf, readByCursor, runPrepared, runStatement, sql, statements } from '@markwright/db/statements'
import type pg from 'pg'
import { type PackedImage, unpackVectors } from '../pack-description.ts'
import { DESCRIPTOR_VERSION } from '../describe-image.ts'

const FETCH_ROWS = 5000

const codesAfter = (batch: number) =>
  statements
    .selectFrom('mark_image')
    .select('id')
    .select((query) => query.ref('codes').$notNull().as('codes'))
    .where('batch', '>', sql.lit(batch))
    .where('codes', 'is not', null)
    .where('descriptor_version', '=', sql.lit(DESCRIPTOR_VERSION))

/** Reads the codes of batches after `since`; gives the number of the last batch there is. */
export async function readCodes(
  client: pg.ClientBase,
  since: number,
  take: (imageId: number, codes: Uint8Array) => void,
): Promise<number> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  try {
    const [newest] = await runStatement(
      client,
      statements
        .selectFrom('mark_image')
        .select((query) => query.fn.coalesce(query.fn.max('batch'), sql.lit(0)).as('last')),
    )
    const { last } = newest!
    if (last === since) return last
    for await (const rows of readByCursor(client, codesAfter(since), FETCH_ROWS))
      for (const { id, codes } of rows) take(id, codes)
    return last
  } finally {
    await client.query('ROLLBACK')
  }
}

export async function readVectors(
  client: Pick<pg.Pool, 'query'>,
  imageIds: readonly number[],
): Promise<(PackedImage & { imageId: number })[]> {
  const rows = await runPrepared(
    client,
    'image-vectors',
    // One that is described anew meanwhile has other vectors, which are read the next time.
    statements
      .selectFrom('mark_image')
      .select('id')
      .select((query) => query.ref('vectors').$notNull().as('vectors'))
      .where('id', '=', anyOf(imageIds))
      .where('descriptor_version', '=', DESCRIPTOR_VERSION)
      .where('vectors', 'is not', null),
  )
  return rows.map(({ id, vectors }) => ({ imageId: id, ...unpackVectors(new Uint8Array(vectors)) }))
}
