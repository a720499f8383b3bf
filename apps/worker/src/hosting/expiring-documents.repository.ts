import type { QueryBuilder } from '@markwright/db'
import type { ReminderStep } from '@markwright/hosting'

/**
 * Documents of applicants that expire from one day to another, by day: those of a client, or those of all that have no
 * plan of their own.
 */
export async function listExpiringDocuments(
  tx: QueryBuilder,
  accountId: string,
  clientId: string | null,
  { from, to, withOwn }: { from: string; to: string; withOwn: readonly string[] },
) {
  let query = tx
    .selectFrom('applicant_document as d')
    .innerJoin('applicant as a', 'a.id', 'd.applicant_id')
    .leftJoin('hosting_client as c', 'c.id', 'a.client_id')
    .select(['d.id', 'd.title', 'a.name as applicant_name', 'c.name as client_name'])
    .select((of) => of.ref('d.expires_on').$castTo<string>().as('expires_on'))
    .where('d.account_id', '=', accountId)
    .where('d.expires_on', '>=', from)
    .where('d.expires_on', '<=', to)
  if (clientId !== null) query = query.where('a.client_id', '=', clientId)
  else if (withOwn.length > 0)
    query = query.where((is) => is.or([is('a.client_id', 'is', null), is('a.client_id', 'not in', withOwn)]))
  return query.orderBy('d.expires_on').orderBy('d.id').execute()
}

/** The ids of those that have not been told of at this step, which are told of from now on. */
export async function markDocuments(
  tx: QueryBuilder,
  due: readonly { id: string; expires_on: string; step: ReminderStep }[],
): Promise<Set<string>> {
  if (due.length === 0) return new Set()
  const rows = await tx
    .insertInto('applicant_document_reminded')
    .values(due.map(({ id, expires_on, step }) => ({ document_id: id, expires_on, step })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .execute()
  return new Set(rows.map(({ document_id }) => document_id))
}
