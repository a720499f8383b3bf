import type { QueryBuilder } from '@markwright/db'

/** Whether another record of the account, which is locked, has the name. */
export async function isNameTaken(
  tx: QueryBuilder,
  table: 'applicant' | 'hosting_agent' | 'hosting_client',
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}
