import type { QueryBuilder } from '@markwright/db'
import { sql } from '@markwright/db'
import { isVisible, type Scope } from './access.repository.ts'

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
