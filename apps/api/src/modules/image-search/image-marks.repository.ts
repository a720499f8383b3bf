import type { Pool } from 'pg'

/** A mark that shows a picture. */
export type ImageMark = { imageId: number; markId: number }

export function createImageMarksRepository({ pool }: { pool: Pool }) {
  return {
    async listMarksOf(imageIds: readonly number[]): Promise<ImageMark[]> {
      const { rows } = await pool.query<ImageMark>({
        name: 'marks-of-images',
        text: `SELECT m.id AS "imageId", t.id AS "markId" FROM mark_image m
          JOIN trademark t ON t.image_key = m.image_key WHERE m.id = ANY($1)`,
        values: [imageIds],
      })
      return rows
    },
  }
}
export type ImageMarksRepository = ReturnType<typeof createImageMarksRepository>
