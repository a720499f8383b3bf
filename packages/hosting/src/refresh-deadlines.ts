import { type QueryBuilder, runTransaction } from '@markwright/db'
import { lockItems } from './portfolio-item.ts'
import { saveDeadlines } from './save-deadlines.ts'

/** Rights of one transaction. */
const AT_ONCE = 200

/**
 * Adds the last days that have come within reach since they were written, of rights of which nothing else has changed.
 * @param today the day in Asia/Shanghai
 * @param onSave within the transaction of a batch
 * @returns whether there may be more
 */
export function refreshDeadlines(
  db: QueryBuilder,
  today: string,
  onSave: (tx: QueryBuilder) => Promise<void>,
): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('portfolio_item')
      .select('id')
      .where('refresh_on', '<=', today)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return false
    await saveDeadlines(
      tx,
      await lockItems(
        tx,
        rows.map(({ id }) => id),
      ),
      today,
    )
    await onSave(tx)
    return true
  })
}
