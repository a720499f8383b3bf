import { groupBy } from '@markwright/runtime/group-by.ts'
import { namesOf, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { deadlinesOfItem, isAhead } from './item-deadlines.ts'
import type { ItemRow } from './portfolio-item.ts'

const ROWS_AT_ONCE = 500
const itemColumns = namesOf('portfolio_item', 'i')

/**
 * Writes the last days of rights, which are locked, as they are by their present data: new ones are added, days that have
 * moved are moved, and those that are not due any more go unless somebody has decided or paid. What has passed stays until
 * it is done, but is not added: of a right that was taken in later nobody knows whether it was met.
 * @param today the day in Asia/Shanghai
 */
export async function saveDeadlines(tx: QueryBuilder, items: readonly ItemRow[], today: string): Promise<void> {
  if (items.length === 0) return
  const stored = await tx
    .selectFrom('portfolio_deadline')
    .select(['id', 'item_id', 'key', 'kind', 'year', 'opens_on', 'due_on', 'grace_end'])
    .select(['decision', 'order_id', 'done_on'])
    .where(
      'item_id',
      'in',
      items.map(({ id }) => id),
    )
    .where('kind', '!=', 'own')
    .execute()
  const byItem = groupBy(stored, ({ item_id }) => item_id)
  const [added, gone]: [ReturnType<typeof rowOf>[], string[]] = [[], []]
  const refreshed: { id: string; on: string | null }[] = []
  for (const item of items) {
    const rows = byItem.get(item.id) ?? []
    const dropped = rows.filter(({ kind, decision }) => kind === 'annuity' && decision === 'drop')
    const { deadlines, refreshOn } = deadlinesOfItem(
      { ...item, isDesignation: item.register?.isDesignation ?? false },
      today,
      {
        keys: new Set(rows.flatMap(({ key, done_on }) => (done_on === null ? [] : key))),
        droppedYear: dropped.length > 0 ? Math.min(...dropped.map(({ year }) => year! + 1)) : null,
      },
    )
    refreshed.push({ id: item.id, on: refreshOn })
    const wanted = new Map(deadlines.map((deadline) => [deadline.key, deadline]))
    for (const row of rows) {
      const deadline = wanted.get(row.key)
      wanted.delete(row.key)
      if (row.done_on !== null) continue
      if (!deadline) {
        if (row.decision === 'undecided' && row.order_id === null) gone.push(row.id)
      } else if (
        row.due_on !== deadline.dueOn ||
        row.opens_on !== deadline.opensOn ||
        row.grace_end !== deadline.graceEnd
      ) {
        await tx
          .updateTable('portfolio_deadline')
          .set({
            opens_on: deadline.opensOn,
            due_on: deadline.dueOn,
            grace_end: deadline.graceEnd,
            computed: deadline.computed && JSON.stringify(deadline.computed),
          })
          .where('id', '=', row.id)
          .execute()
      }
    }
    added.push(
      ...[...wanted.values()].filter((deadline) => isAhead(deadline, today)).map((deadline) => rowOf(item, deadline)),
    )
  }
  for (let at = 0; at < added.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('portfolio_deadline')
      .values(added.slice(at, at + ROWS_AT_ONCE))
      .execute()
  if (gone.length > 0) await tx.deleteFrom('portfolio_deadline').where('id', 'in', gone).execute()
  await tx
    .updateTable('portfolio_item as i')
    .from(
      sql<{
        id: string
        day: string | null
      }>`unnest(${refreshed.map(({ id }) => id)}::uuid[], ${refreshed.map(({ on }) => on)}::date[])`.as<'r'>(
        sql`r(id, day)`,
      ),
    )
    .set((of) => ({ refresh_on: of.ref('r.day') }))
    .whereRef('i.id', '=', 'r.id')
    .where(sql<boolean>`${itemColumns.refresh_on} IS DISTINCT FROM r.day`)
    .execute()
}

const rowOf = (
  { id, accountId }: ItemRow,
  { key, kind, year, opensOn, dueOn, graceEnd, computed }: ReturnType<typeof deadlinesOfItem>['deadlines'][number],
) => ({
  id: randomUUID(),
  item_id: id,
  account_id: accountId,
  key,
  kind,
  year,
  opens_on: opensOn,
  due_on: dueOn,
  grace_end: graceEnd,
  computed: computed && JSON.stringify(computed),
})
