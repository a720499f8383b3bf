import { DESCRIPTOR_VERSION } from '@markwright/image-search'
import { anyOf, namesOf, runStatement, sql, statements } from '@markwright/db/statements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { holdLease } from '../imports/import-record.repository.ts'
import { locks } from '../locks.ts'

/** What was made of an image; `fault` says why there is nothing to find it by. */
export type DescribedImage = {
  imageKey: string
  thumbKey: string | null
  codes: Uint8Array | null
  vectors: Uint8Array | null
  fault: string | null
}

/** Records whose image has no description of the present version. */
const undescribed = statements
  .selectFrom('trademark')
  .leftJoin('mark_image', (join) =>
    join
      .onRef('mark_image.image_key', '=', 'trademark.image_key')
      .on('mark_image.descriptor_version', '=', DESCRIPTOR_VERSION),
  )
  .where('trademark.image_key', 'is not', null)
  .where('mark_image.id', 'is', null)

export async function hasUndescribed(pool: Pool): Promise<boolean> {
  const [first] = await runStatement(pool, undescribed.select('trademark.id').limit(1))
  return first !== undefined
}

/** Keys of the images that have no description of the present version. */
export async function listUndescribed(pool: Pool): Promise<string[]> {
  const keys = undescribed
    .select((query) => query.ref('trademark.image_key').$notNull().as('key'))
    .distinct()
    .orderBy('key')
  return (await runStatement(pool, keys)).map(({ key }) => key)
}

/** The channel on which searches hear that there are new images. */
const IMAGES_DESCRIBED = 'images_described'

/**
 * Writes a batch under the next number; batches come one after the other, so that who has seen one has seen all before.
 * @throws LeaseLost, with nothing written, where another worker has claimed the job
 */
export async function writeDescribed(
  pool: Pool,
  run: { jobId: string; lease: string },
  images: readonly DescribedImage[],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const batch = await nextBatch(client)
    for (const { imageKey, thumbKey, codes, vectors, fault } of images)
      await runStatement(
        client,
        statements
          .insertInto('mark_image')
          .values({
            image_key: imageKey,
            thumb_key: thumbKey,
            descriptor_version: DESCRIPTOR_VERSION,
            codes: codes && Buffer.from(codes),
            vectors: vectors && Buffer.from(vectors),
            fault,
            batch,
            news_batch: batch,
          })
          .onConflict((conflict) =>
            conflict.column('image_key').doUpdateSet((query) => ({
              thumb_key: query.ref('excluded.thumb_key'),
              descriptor_version: query.ref('excluded.descriptor_version'),
              codes: query.ref('excluded.codes'),
              vectors: query.ref('excluded.vectors'),
              fault: query.ref('excluded.fault'),
              batch: query.ref('excluded.batch'),
              described_at: sql<Date>`now()`,
              news_batch: query
                .case()
                .when('mark_image.vectors', 'is', null)
                .then(query.ref('excluded.news_batch'))
                .else(query.ref('mark_image.news_batch'))
                .end(),
            })),
          ),
      )
    await client.query('SELECT pg_notify($1, $2)', [IMAGES_DESCRIBED, String(batch)])
    await holdLease(client, run)
  })
}

/**
 * Gives an image to records and has monitors look at it again; one that is not described yet, they will. Both or
 * neither, so that the process that does it again after an interruption does the rest.
 */
export const showImage = (pool: Pool, markIds: readonly number[], imageKey: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const changed = statements
      .updateTable('trademark')
      .set({ image_key: imageKey })
      .where('id', '=', anyOf(markIds))
      .where('image_key', 'is distinct from', imageKey)
      .returning('id')
    if ((await runStatement(client, changed)).length === 0) return
    const batch = await nextBatch(client)
    await runStatement(
      client,
      statements.updateTable('mark_image').set({ news_batch: batch }).where('image_key', '=', imageKey),
    )
  })

/** Batches come one after the other: this one is held until the transaction ends. */
async function nextBatch(client: PoolClient): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [locks.imageBatch])
  const [next] = await runStatement(
    client,
    statements.selectFrom('mark_image').select((query) => {
      const last = (column: 'batch' | 'news_batch') => query.fn.coalesce(query.fn.max(query.ref(column)), query.lit(0))
      return sql<number>`greatest(${last('batch')}, ${last('news_batch')}) + 1`.as('batch')
    }),
  )
  return next!.batch
}

const t = namesOf('trademark', 't')

/** Ids of the records that an image belongs to, by its path. */
export async function listOwners(pool: Pool, paths: readonly string[]): Promise<Map<string, number[]>> {
  const files = paths.map((path) => path.slice(path.lastIndexOf('/') + 1))
  const stems = files.map((file) => file.slice(0, file.lastIndexOf('.')))
  const rows = await runStatement(
    pool,
    sql<{ ordinal: number; id: number }>`
      WITH f AS (SELECT * FROM unnest(${files}::text[], ${stems}::text[]) WITH ORDINALITY AS f(file, stem, ordinal))
      SELECT f.ordinal::int, ${t.id} FROM f JOIN ${t.$table} ON ${t.public_id} = f.stem
      UNION SELECT f.ordinal::int, ${t.id} FROM f JOIN ${t.$table} ON ${t.details}->>'image' = f.file
      UNION SELECT f.ordinal::int, ${t.id} FROM f JOIN ${t.$table} ON ${t.details}->>'image' = f.stem`,
  )
  const owners = new Map<string, number[]>()
  for (const { ordinal, id } of rows) {
    const path = paths[ordinal - 1]!
    owners.set(path, [...(owners.get(path) ?? []), id])
  }
  return owners
}
