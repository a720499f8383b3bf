import type { Tables } from './generated/tables.ts'
import type { QueryBuilder } from './query-builder.ts'

/** Tables whose rows have an id and belong to an account. */
type OwnTable = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; account_id: unknown } ? Table : never
}[keyof Tables]

/** Deletes a row of an account by its id; whether there was one. */
export async function deleteOwn(db: QueryBuilder, table: OwnTable, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
