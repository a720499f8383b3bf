import { anyOf, type QueryBuilder, runPrepared } from '@markwright/db'
import type { Pool } from 'pg'

/** A mark that shows an image. */
export type ImageMark = { imageId: number; markId: number }

export const createImageMarksRepository = ({ pool, builder }: { pool: Pool; builder: QueryBuilder }) => ({
  listMarksOf: (imageIds: readonly number[]): Promise<ImageMark[]> =>
    runPrepared(
      pool,
      'marks-of-images',
      builder
        .selectFrom('mark_image as m')
        .innerJoin('trademark as t', 't.image_key', 'm.image_key')
        .select(['m.id as imageId', 't.id as markId'])
        .where('m.id', '=', anyOf(imageIds)),
    ),
})
export type ImageMarksRepository = ReturnType<typeof createImageMarksRepository>
