import { type QueryBuilder, sql, namesOf } from '@markwright/db'

const i = namesOf('patent_list_item', 'i')
const item = namesOf('patent_list_item')

export type ItemSort = 'position' | '-addTime' | '-pubDate' | 'id'
/** Rows of one statement. */
const ROWS_AT_ONCE = 1000

/** What is in lists. That a list is the caller's own is checked before; null or false where it is gone meanwhile. */
export function createListItemsRepository(db: QueryBuilder) {
  /** Nobody else changes what is in the list until the transaction ends. */
  const changing = <Result>(listId: string, work: (tx: QueryBuilder) => Promise<Result>): Promise<Result | null> =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('patent_list')
        .set({ updated_at: sql<Date>`now()` })
        .where('id', '=', listId)
        .executeTakeFirst()
      return numUpdatedRows === 1n ? work(tx) : null
    })
  const placed = (listId: string) =>
    db
      .selectFrom('patent_list_item as i')
      .innerJoin('patent as p', 'p.id', 'i.patent_id')
      .where('i.list_id', '=', listId)
      .select([
        'i.patent_id',
        'i.note',
        'i.added_at',
        'p.public_id',
        'p.published_on',
        sql<number>`(row_number() OVER (ORDER BY ${i.position}, ${i.patent_id}))::int`.as('place'),
      ])

  return {
    list(listId: string, sort: ItemSort, { skip, take }: { skip: number; take: number }) {
      const query = db.selectFrom(placed(listId).as('i')).select(['patent_id', 'note', 'added_at', 'place'])
      const ordered =
        sort === '-addTime'
          ? query.orderBy('added_at', 'desc')
          : sort === '-pubDate'
            ? query.orderBy('published_on', (order) => order.desc().nullsLast())
            : sort === 'id'
              ? query.orderBy('public_id')
              : query
      return ordered.orderBy('place').offset(skip).limit(take).execute()
    },

    listPublicIds: async (listId: string) =>
      (await db.selectFrom(placed(listId).as('i')).select('public_id').orderBy('place').execute()).map(
        ({ public_id }) => public_id,
      ),

    /** Adds at the end, all or none; gives how many were new, `full` where there would be more than `max`. */
    add: (listId: string, patentIds: readonly number[], max: number) =>
      changing<number | 'full'>(listId, async (tx) => {
        const before = await tx
          .selectFrom('patent_list_item')
          .where('list_id', '=', listId)
          .select(['patent_id', 'position'])
          .execute()
        const known = new Set(before.map(({ patent_id }) => patent_id))
        const added = [...new Set(patentIds)].filter((id) => !known.has(id))
        if (known.size + added.length > max) return 'full'
        const last = before.reduce((most, { position }) => Math.max(most, position), 0)
        const rows = added.map((patent_id, at) => ({ list_id: listId, patent_id, position: last + 1 + at }))
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
          await tx
            .insertInto('patent_list_item')
            .values(rows.slice(at, at + ROWS_AT_ONCE))
            .execute()
        return added.length
      }),

    async setNote(listId: string, patentId: number, note: string | null): Promise<boolean> {
      const changed = await changing(listId, (tx) =>
        tx
          .updateTable('patent_list_item')
          .set({ note })
          .where('list_id', '=', listId)
          .where('patent_id', '=', patentId)
          .executeTakeFirst(),
      )
      return changed?.numUpdatedRows === 1n
    },

    /** Puts a publication to a place from 1; beyond the end is the end. */
    async move(listId: string, patentId: number, place: number): Promise<boolean> {
      const moved = await changing(listId, async (tx) => {
        const rows = await tx
          .selectFrom('patent_list_item')
          .where('list_id', '=', listId)
          .select('patent_id')
          .orderBy('position')
          .orderBy('patent_id')
          .execute()
        const others = rows.map(({ patent_id }) => patent_id).filter((id) => id !== patentId)
        if (others.length === rows.length) return false
        const order = [...others.slice(0, place - 1), patentId, ...others.slice(place - 1)]
        await sql`UPDATE ${i.$table} SET ${item.position} = o.position
          FROM unnest(${order}::int[]) WITH ORDINALITY AS o(patent_id, position)
          WHERE ${i.list_id} = ${listId}::uuid AND ${i.patent_id} = o.patent_id AND ${i.position} <> o.position`.execute(
          tx,
        )
        return true
      })
      return moved === true
    },

    remove: (listId: string, patentIds: readonly number[]) =>
      changing(listId, (tx) =>
        tx
          .deleteFrom('patent_list_item')
          .where('list_id', '=', listId)
          .where('patent_id', 'in', [...patentIds, -1])
          .execute(),
      ),
  }
}
export type ListItemsRepository = ReturnType<typeof createListItemsRepository>
