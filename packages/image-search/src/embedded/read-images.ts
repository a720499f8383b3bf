import type pg from 'pg'
import { type PackedImage, unpackVectors } from '../pack-description.ts'
import { DESCRIPTOR_VERSION } from '../describe-image.ts'

const FETCH_ROWS = 5000

/** Reads the codes of batches after `since`; gives the number of the last batch there is. */
export async function readCodes(
  client: pg.ClientBase,
  since: number,
  take: (imageId: number, codes: Uint8Array) => void,
): Promise<number> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  try {
    const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(batch), 0) AS last FROM mark_image')
    const { last } = rows[0]!
    if (last === since) return last
    await client.query(
      `DECLARE images NO SCROLL CURSOR FOR SELECT id, codes FROM mark_image
       WHERE batch > ${since} AND codes IS NOT NULL AND descriptor_version = ${DESCRIPTOR_VERSION}`,
    )
    for (;;) {
      const fetched = await client.query<{ id: number; codes: Buffer }>(`FETCH ${FETCH_ROWS} FROM images`)
      for (const { id, codes } of fetched.rows) take(id, codes)
      if (fetched.rows.length < FETCH_ROWS) return last
    }
  } finally {
    await client.query('ROLLBACK')
  }
}

export async function readVectors(
  client: Pick<pg.Pool, 'query'>,
  imageIds: readonly number[],
): Promise<(PackedImage & { imageId: number })[]> {
  const { rows } = await client.query<{ id: number; vectors: Buffer }>({
    name: 'image-vectors',
    // One that is described anew meanwhile has other vectors, which are read the next time.
    text: 'SELECT id, vectors FROM mark_image WHERE id = ANY($1) AND descriptor_version = $2 AND vectors IS NOT NULL',
    values: [imageIds, DESCRIPTOR_VERSION],
  })
  return rows.map(({ id, vectors }) => ({ imageId: id, ...unpackVectors(new Uint8Array(vectors)) }))
}
