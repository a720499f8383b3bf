import type { QueryBuilder } from '@markwright/db'
import { sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { isVisible, nameOfAccount, type Scope } from './access.repository.ts'

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
  'deadline.add',
  'deadline.change',
  'deadline.delete',
  'annuity.order',
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

type Filter = { clientId: string | null; itemId: string | null }

/** The latest first. Others see what concerns the clients that are shared with them, but not who else is invited. */
export async function listChanges(
  db: QueryBuilder,
  scope: Scope,
  { clientId, itemId }: Filter,
  { skip, take }: { skip: number; take: number },
) {
  let query = db
    .selectFrom('hosting_change as h')
    .where((is) => isVisible(scope, is.ref('h.account_id'), is.ref('h.client_id')))
    .where((is) => is.or([is('h.account_id', '=', scope.accountId), is('h.action', 'not like', 'share.%')]))
  if (clientId !== null) query = query.where('h.client_id', '=', clientId)
  if (itemId !== null) query = query.where('h.item_id', '=', itemId)
  const [rows, { total }] = await Promise.all([
    query.selectAll('h').orderBy('h.created_at', 'desc').orderBy('h.id').offset(skip).limit(take).execute(),
    query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
export type ChangeRow = Awaited<ReturnType<typeof listChanges>>['rows'][number]
