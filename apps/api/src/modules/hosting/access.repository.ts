import { type Expression, type QueryBuilder, sql, type SqlBool } from '@markwright/db'

export type HostingRole = 'owner' | 'editor' | 'reader'

/** What a member sees: all that is their own, and the clients that others share with them. */
export type Scope = { accountId: string; shared: ReadonlyMap<string, { role: 'editor' | 'reader'; ownerId: string }> }

/** The role in which a member sees something of an account; null where they do not see it. */
export function roleIn(scope: Scope, of: { account_id: string; client_id: string | null }): HostingRole | null {
  if (of.account_id === scope.accountId) return 'owner'
  const share = of.client_id === null ? undefined : scope.shared.get(of.client_id)
  // The client of a right is always one of its own account; the comparison makes that no matter of trust.
  return share && share.ownerId === of.account_id ? share.role : null
}

/** Whether something can be changed in a role; null is no access at all. */
export const canEdit = (role: HostingRole | null): boolean => role === 'owner' || role === 'editor'

export async function loadScope(db: QueryBuilder, accountId: string): Promise<Scope> {
  const rows = await db
    .selectFrom('hosting_share as s')
    .innerJoin('hosting_client as c', 'c.id', 's.client_id')
    .select(['s.client_id', 's.role', 'c.account_id'])
    .where('s.account_id', '=', accountId)
    .where('s.accepted_at', 'is not', null)
    .where('s.ended_at', 'is', null)
    .execute()
  const shared = new Map<string, { role: 'editor' | 'reader'; ownerId: string }>()
  // Of two invitations to the same client the wider one counts.
  for (const { client_id, role, account_id } of rows)
    if (role === 'editor' || !shared.has(client_id)) shared.set(client_id, { role, ownerId: account_id })
  return { accountId, shared }
}

/** Whose account a client belongs to; null where there is none. */
export const ownerOfClient = async (db: QueryBuilder, clientId: string): Promise<string | null> =>
  (await db.selectFrom('hosting_client').select('account_id').where('id', '=', clientId).executeTakeFirst())
    ?.account_id ?? null

/** Whether a right is among those that a member sees; `account` and `client` are its columns. */
export function isVisible(
  { accountId, shared }: Scope,
  account: Expression<string>,
  client: Expression<string | null>,
): Expression<SqlBool> {
  const own = sql<SqlBool>`${account} = ${accountId}::uuid`
  return shared.size === 0 ? own : sql<SqlBool>`(${own} OR ${client} = any(${[...shared.keys()]}::uuid[]))`
}
