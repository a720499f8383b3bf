import { groupBy } from '@markwright/runtime/group-by.ts'
import { type QueryBuilder, runTransaction, sql } from '@markwright/db'
import { columnsOf, type ItemRow, lockItems } from './portfolio-item.ts'
import { followRegister } from './follow-register.ts'
import { readMarks, readPatents, type RegisterRecord } from './read-register.ts'
import { saveDeadlines } from './save-deadlines.ts'

/** Rights of one transaction. */
const AT_ONCE = 200

/** The records of rights in the registers, by the ids of the rights. */
export async function readRegister(
  db: QueryBuilder,
  items: readonly Pick<ItemRow, 'id' | 'kind' | 'office' | 'registerKey'>[],
): Promise<Map<string, RegisterRecord>> {
  const withKey = items.filter(({ registerKey }) => registerKey !== null)
  const marks = groupBy(
    withKey.filter(({ kind }) => kind === 'mark'),
    ({ office }) => office,
  )
  const patents = withKey.filter(({ kind }) => kind === 'patent')
  const records = [
    ...(await readPatents(
      db,
      patents.map(({ registerKey }) => registerKey!),
    )),
    ...(
      await Promise.all(
        [...marks].map(([office, of]) =>
          readMarks(
            db,
            office,
            of.map(({ registerKey }) => registerKey!),
          ),
        ),
      )
    ).flat(),
  ]
  const nameOf = (of: { kind: string; office: string; registerKey: string | null }) =>
    `${of.kind} ${of.office} ${of.registerKey}`
  const byName = new Map(records.map((record) => [nameOf(record), record]))
  return new Map(
    withKey.flatMap((item) => {
      const record = byName.get(nameOf(item))
      return record ? [[item.id, record]] : []
    }),
  )
}

export type Followed = {
  /** Rights that have changed. */
  changed: { id: string; accountId: string }[]
  compared: number
  /** Where to go on; null at the end. */
  next: string | null
}

/**
 * Compares rights that have an id above `after` with the registers and takes over what has changed there, with their last
 * days. What a record says is taken over once, whenever the work ends.
 * @param onSave within the transaction, where there was something to compare
 */
export function followItems(
  db: QueryBuilder,
  { after, at, today }: { after: string | null; at: Date; today: string },
  onSave: (tx: QueryBuilder, followed: Followed) => Promise<void> = async () => {},
): Promise<Followed> {
  return runTransaction(db, async (tx) => {
    let query = tx.selectFrom('portfolio_item').select('id').where('register_key', 'is not', null)
    if (after !== null) query = query.where('id', '>', after)
    const ids = (await query.orderBy('id').limit(AT_ONCE).execute()).map(({ id }) => id)
    if (ids.length === 0) return { changed: [], compared: 0, next: null }
    const items = await lockItems(tx, ids)
    const records = await readRegister(tx, items)
    const hashes = await tx
      .selectFrom('portfolio_item')
      .select(['id', 'register_hash'])
      .where('id', 'in', ids)
      .execute()
    const hashOf = new Map(hashes.map(({ id, register_hash }) => [id, register_hash]))
    const changed: ItemRow[] = []
    for (const item of items) {
      const record = records.get(item.id)
      const known = hashOf.get(item.id)
      if (!record || (known && record.hash.equals(known))) continue
      const { changes, item: followed } = followRegister(item, record.values)
      await tx
        .updateTable('portfolio_item')
        .set({
          ...columnsOf(followed),
          register_hash: record.hash,
          updated_at: at,
          ...(changes.length > 0 && {
            changes: JSON.stringify(changes),
            changed_at: at,
            version: sql<number>`version + 1`,
          }),
        })
        .where('id', '=', item.id)
        .execute()
      if (changes.length > 0) changed.push(followed)
    }
    await saveDeadlines(tx, changed, today)
    const followed = {
      changed: changed.map(({ id, accountId }) => ({ id, accountId })),
      compared: ids.length,
      next: ids.length < AT_ONCE ? null : ids.at(-1)!,
    }
    await onSave(tx, followed)
    return followed
  })
}
