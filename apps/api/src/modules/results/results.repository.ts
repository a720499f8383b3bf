import { type Db, listGoodsTexts } from '@markwright/db'
import type { Pool } from 'pg'

export function createResultsRepository({ db, pool }: { db: Db; pool: Pool }) {
  return {
    /** Numbers in the database of the records that exist, by what the contract calls their id. */
    async idsOf(publicIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db.trademark.findMany({
        where: { publicId: { in: [...publicIds] } },
        select: { id: true, publicId: true },
      })
      return new Map(rows.map(({ id, publicId }) => [publicId, id]))
    },

    /** Records that have one of the numbers, in the order of the numbers, and which number each was found by. */
    async findByNumbers(keys: readonly string[], office: string | null): Promise<{ id: number; key: string }[]> {
      const { rows } = await pool.query<{ id: number; key: string }>(
        `SELECT DISTINCT ON (n.place, t.id) t.id, n.key
         FROM unnest($1::text[]) WITH ORDINALITY AS n(key, place)
         JOIN trademark t ON (t.application_number_key = n.key OR t.registration_number_keys @> ARRAY[n.key]
           OR t.international_number = n.key) AND ($2::text IS NULL OR t.office = $2)
         ORDER BY n.place, t.id`,
        [keys, office],
      )
      return rows
    },

    listGoodsTexts: (markIds: readonly number[], language: 'cn' | 'en') => listGoodsTexts(pool, markIds, language),
  }
}
export type ResultsRepository = ReturnType<typeof createResultsRepository>
