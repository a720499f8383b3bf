import { type QueryBuilder, sql } from '@markwright/db'
import { isOver } from './cases.repository.ts'

/** Cases of a type that a member has ordered for one of the marks, by the keys of their numbers, and that are not over. */
export const listOpenCasesOf = (
  db: QueryBuilder,
  { accountId, productType, markKeys }: { accountId: string; productType: number; markKeys: readonly string[] },
) =>
  db
    .selectFrom('trademark_case as c')
    .innerJoin('service_order as o', 'o.id', 'c.order_id')
    .select(['c.number', 'c.mark_keys'])
    .where('c.account_id', '=', accountId)
    .where('c.product_type', '=', productType)
    .where((is) => is.not(isOver()))
    .where('c.mark_keys', '&&', sql<string[]>`${markKeys}::text[]`)
    .orderBy('c.created_at')
    .execute()
