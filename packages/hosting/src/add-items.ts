import type { QueryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import type { NewItem } from './new-item.ts'
import { columnsOf, lockItems } from './portfolio-item.ts'
import { recordChanges } from './record-changes.ts'
import { saveDeadlines } from './save-deadlines.ts'

const ROWS_AT_ONCE = 500
const actions = { register: 'item.host', typed: 'item.create', import: 'item.import' } as const

/**
 * Adds rights of one account with their last days; those that it has already are left out.
 * @param by who adds them
 * @returns the ids of those that are new
 */
export async function addItems(
  tx: QueryBuilder,
  accountId: string,
  by: string,
  items: readonly NewItem[],
  today: string,
): Promise<string[]> {
  const added: string[] = []
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    const rows = items.slice(at, at + ROWS_AT_ONCE)
    const inserted = await tx
      .insertInto('portfolio_item')
      .values(
        rows.map((item) => ({
          ...columnsOf(item),
          id: randomUUID(),
          account_id: accountId,
          client_id: item.clientId,
          applicant_id: item.applicantId,
          agent_id: item.agentId,
          kind: item.kind,
          office: item.office,
          number: item.number,
          number_key: item.numberKey,
          claims: item.claims,
          fee_reduction: item.feeReduction,
          details: JSON.stringify(item.details),
          note: item.note,
          source: item.source,
          register_hash: item.registerHash,
        })),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'office', 'number_key']).doNothing())
      .returning(['id', 'title', 'client_id', 'source'])
      .execute()
    added.push(...inserted.map(({ id }) => id))
    await saveDeadlines(
      tx,
      await lockItems(
        tx,
        inserted.map(({ id }) => id),
      ),
      today,
    )
    await recordChanges(
      tx,
      by,
      inserted.map(({ id, title, client_id, source }) => ({
        accountId,
        clientId: client_id,
        itemId: id,
        action: actions[source as NewItem['source']],
        subject: title,
      })),
    )
  }
  return added
}
