import type { QueryBuilder } from '@markwright/db'
import type { OwnColumns } from './new-item.ts'
import { columnsOf, type ItemRow, lockItems } from './portfolio-item.ts'
import { recordChanges } from './record-changes.ts'
import { saveDeadlines } from './save-deadlines.ts'

/** Gives a right as it is to be; null leaves it as it is. */
export type ChangeItem = (item: ItemRow) => {
  item: ItemRow
  own?: Partial<OwnColumns> & {
    number?: string
    numberKey?: string
    office?: string
    registerHash?: Buffer | null
  }
  action: 'item.update' | 'item.take' | 'item.keep' | 'item.client' | 'item.applicant' | 'item.agent'
  facts?: Record<string, unknown>
} | null

/**
 * Changes a right, with its last days.
 * @param by who changes it
 * @returns `changed` where its version is another one
 */
export async function updateItem(
  tx: QueryBuilder,
  id: string,
  { version, by, today, at }: { version: number | null; by: string; today: string; at: Date },
  change: ChangeItem,
): Promise<'done' | 'changed' | 'duplicate'> {
  const [item] = await lockItems(tx, [id])
  const stored = await tx.selectFrom('portfolio_item').select('version').where('id', '=', id).executeTakeFirst()
  if (!item || !stored || (version !== null && stored.version !== version)) return 'changed'
  const changed = change(item)
  if (!changed) return 'done'
  const { own = {} } = changed
  if (own.numberKey !== undefined) {
    const other = await tx
      .selectFrom('portfolio_item')
      .select('id')
      .where('account_id', '=', item.accountId)
      .where('kind', '=', item.kind)
      .where('office', '=', own.office ?? item.office)
      .where('number_key', '=', own.numberKey)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) return 'duplicate'
  }
  await tx
    .updateTable('portfolio_item')
    .set({
      ...columnsOf(changed.item),
      ...(own.clientId !== undefined && { client_id: own.clientId }),
      ...(own.applicantId !== undefined && { applicant_id: own.applicantId }),
      ...(own.agentId !== undefined && { agent_id: own.agentId }),
      ...(own.claims !== undefined && { claims: own.claims }),
      ...(own.feeReduction !== undefined && { fee_reduction: own.feeReduction }),
      ...(own.details !== undefined && { details: JSON.stringify(own.details) }),
      ...(own.note !== undefined && { note: own.note }),
      ...(own.number !== undefined && { number: own.number }),
      ...(own.numberKey !== undefined && { number_key: own.numberKey }),
      ...(own.office !== undefined && { office: own.office }),
      ...(own.registerHash !== undefined && { register_hash: own.registerHash }),
      version: stored.version + 1,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  await saveDeadlines(tx, await lockItems(tx, [id]), today)
  await recordChanges(tx, by, [
    {
      accountId: item.accountId,
      clientId: own.clientId === undefined ? item.clientId : own.clientId,
      itemId: id,
      action: changed.action,
      subject: changed.item.title,
      ...(changed.facts && { facts: changed.facts }),
    },
  ])
  return 'done'
}
