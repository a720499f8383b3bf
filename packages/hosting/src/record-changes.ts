import type { QueryBuilder } from '@markwright/db'
import { accountName } from '@markwright/domain/people/account-name'
import { randomUUID } from 'node:crypto'

export const hostingActions = [
  'client.create',
  'client.update',
  'client.delete',
  'share.invite',
  'share.accept',
  'share.change',
  'share.end',
  'applicant.merge',
  'item.create',
  'item.host',
  'item.update',
  'item.delete',
  'item.take',
  'item.keep',
  'item.client',
  'item.applicant',
  'item.agent',
  'agent.create',
  'agent.update',
  'agent.delete',
  'document.add',
  'document.update',
  'document.replace',
  'document.delete',
  'deadline.add',
  'deadline.change',
  'deadline.delete',
  'annuity.order',
  'item.import',
] as const
export type HostingAction = (typeof hostingActions)[number]

export type NewChange = {
  /** Whose clients and rights they are. */
  accountId: string
  clientId: string | null
  itemId: string | null
  action: HostingAction
  subject: string
  facts?: Record<string, unknown>
}

/** Writes who has changed what, in the transaction of the change. `by` is the account of who did it. */
export async function recordChanges(tx: QueryBuilder, by: string, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  const actor = await nameOfAccount(tx, by)
  await tx
    .insertInto('hosting_change')
    .values(
      changes.map(({ accountId, clientId, itemId, action, subject, facts = {} }) => ({
        id: randomUUID(),
        account_id: accountId,
        client_id: clientId,
        item_id: itemId,
        action,
        subject,
        facts: JSON.stringify(facts),
        actor,
      })),
    )
    .execute()
}

/** What others call an account. */
export async function nameOfAccount(db: QueryBuilder, accountId: string): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select(['company_name', 'name', 'nickname', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return accountName(account)
}
