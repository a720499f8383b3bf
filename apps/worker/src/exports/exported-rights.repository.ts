import { anyOf, type QueryBuilder } from '@markwright/db'
import type { Deadline } from '@markwright/deadlines'
import { groupBy } from '@markwright/runtime/group-by.ts'

/** What an export of hosted rights reads. */
export function createExportedRightsRepository(db: QueryBuilder) {
  return {
    /** In the order of the ids; a right that is gone is left out. Open last days are by day. */
    async listRights(ids: readonly string[]) {
      const wanted = anyOf(ids).$castTo<string>()
      const [rows, deadlines] = await Promise.all([
        db
          .selectFrom('portfolio_item as i')
          .leftJoin('hosting_client as c', 'c.id', 'i.client_id')
          .leftJoin('applicant as a', 'a.id', 'i.applicant_id')
          .leftJoin('hosting_agent as g', 'g.id', 'i.agent_id')
          .selectAll('i')
          .select(['c.name as client_name', 'a.name as applicant_name', 'g.name as agent_name'])
          .where('i.id', '=', wanted)
          .execute(),
        db
          .selectFrom('portfolio_deadline')
          .select(['item_id', 'title', 'kind', 'year', 'computed', 'due_on', 'grace_end'])
          .where('item_id', '=', wanted)
          .where('done_on', 'is', null)
          .orderBy('due_on')
          .orderBy('id')
          .execute(),
      ])
      const byItem = groupBy(deadlines, ({ item_id }) => item_id)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = byId.get(id)
        if (!row) return []
        const open = (byItem.get(id) ?? []).map((each) => ({ ...each, computed: each.computed as Deadline | null }))
        return [{ ...row, deadlines: open }]
      })
    },

    /** Where the image of a mark is stored, the small one where there is one; null where the register has none. */
    async findImageKey(publicId: string): Promise<string | null> {
      const row = await db
        .selectFrom('trademark as t')
        .leftJoin('mark_image as m', 'm.image_key', 't.image_key')
        .select(({ fn }) => fn.coalesce('m.thumb_key', 't.image_key').as('key'))
        .where('t.public_id', '=', publicId)
        .executeTakeFirst()
      return row?.key ?? null
    },
  }
}
export type ExportedRightsRepository = ReturnType<typeof createExportedRightsRepository>
export type ExportedRight = Awaited<ReturnType<ExportedRightsRepository['listRights']>>[number]
