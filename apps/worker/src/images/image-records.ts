import { DESCRIPTOR_VERSION } from '@markwright/image-search'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { holdLease } from '../imports/import-record.ts'
import { locks } from '../locks.ts'

/** What was made of an image; `fault` says why there is nothing to find it by. */
export type DescribedImage = {
  imageKey: string
  thumbKey: string | null
  codes: Uint8Array | null
  vectors: Uint8Array | null
  fault: string | null
}

const UNDESCRIBED = `
  FROM trademark t LEFT JOIN mark_image m ON m.image_key = t.image_key AND m.descriptor_version = $1
  WHERE t.image_key IS NOT NULL AND m.id IS NULL`

export async function hasUndescribed(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(`SELECT EXISTS (SELECT ${UNDESCRIBED}) AS found`, [
    DESCRIPTOR_VERSION,
  ])
  return rows[0]!.found
}

/** Keys of the images that have no description of the present version. */
export async function listUndescribed(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(`SELECT DISTINCT t.image_key AS key ${UNDESCRIBED} ORDER BY key`, [
    DESCRIPTOR_VERSION,
  ])
  return rows.map(({ key }) => key)
}

/** The channel on which searches hear that there are new images. */
const IMAGES_DESCRIBED = 'images_described'

/**
 * Writes a batch under the next number; batches come one after the other, so that who has seen one has seen all before.
 * @throws LeaseLost, with nothing written, where another worker has taken the job over
 */
export async function writeDescribed(
  pool: Pool,
  run: { jobId: string; lease: string },
  images: readonly DescribedImage[],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const batch = await nextBatch(client)
    for (const { imageKey, thumbKey, codes, vectors, fault } of images)
      await client.query(
        `INSERT INTO mark_image (image_key, thumb_key, descriptor_version, codes, vectors, fault, batch, news_batch)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
         ON CONFLICT (image_key) DO UPDATE SET thumb_key = excluded.thumb_key,
           descriptor_version = excluded.descriptor_version, codes = excluded.codes, vectors = excluded.vectors,
           fault = excluded.fault, batch = excluded.batch, described_at = now(),
           news_batch = CASE WHEN mark_image.vectors IS NULL THEN excluded.news_batch ELSE mark_image.news_batch END`,
        [
          imageKey,
          thumbKey,
          DESCRIPTOR_VERSION,
          codes && Buffer.from(codes),
          vectors && Buffer.from(vectors),
          fault,
          batch,
        ],
      )
    await client.query('SELECT pg_notify($1, $2)', [IMAGES_DESCRIBED, String(batch)])
    await holdLease(client, run)
  })
}

/**
 * Gives an image to records and has monitors look at it again; one that is not described yet, they will. Both or
 * neither, so that whoever does it again after an interruption does the rest.
 */
export const showImage = (pool: Pool, markIds: readonly number[], imageKey: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE trademark SET image_key = $1 WHERE id = ANY($2) AND image_key IS DISTINCT FROM $1',
      [imageKey, markIds],
    )
    if (rowCount === 0) return
    const batch = await nextBatch(client)
    await client.query('UPDATE mark_image SET news_batch = $2 WHERE image_key = $1', [imageKey, batch])
  })

/** Batches come one after the other: this one is held until the transaction ends. */
async function nextBatch(client: PoolClient): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [locks.imageBatch])
  const { rows } = await client.query<{ batch: number }>(
    'SELECT greatest(coalesce(max(batch), 0), coalesce(max(news_batch), 0)) + 1 AS batch FROM mark_image',
  )
  return rows[0]!.batch
}
