import type { QueryBuilder } from '@markwright/db'

/** How many cases are paid for by an order, how many of them wait to be filed, and how many were filed. */
export async function countCasesOf(
  db: QueryBuilder,
  orderId: string,
): Promise<{ total: number; open: number; filed: number }> {
  const cases = await db
    .selectFrom('trademark_case')
    .select(['filed_at', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  const open = cases.filter(({ filed_at, state }) => filed_at === null && state !== 'withdrawn')
  const filed = cases.filter(({ filed_at }) => filed_at !== null)
  return { total: cases.length, open: open.length, filed: filed.length }
}
