import { type Db, listGoodsTexts, listMarksByNumbers, type QueryBuilder } from '@markwright/db'

export function createResultsRepository({ db, builder }: { db: Db; builder: QueryBuilder }) {
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
      const found = await listMarksByNumbers(builder, keys, office === null ? null : [office])
      const idsByKey = new Map<string, number[]>(keys.map((key) => [key, []]))
      for (const { id, keys: own } of found) for (const key of new Set(own)) idsByKey.get(key)?.push(id)
      return keys.flatMap((key) => idsByKey.get(key)!.map((id) => ({ id, key })))
    },

    listGoodsTexts: (markIds: readonly number[], language: 'cn' | 'en') => listGoodsTexts(builder, markIds, language),
  }
}
export type ResultsRepository = ReturnType<typeof createResultsRepository>
