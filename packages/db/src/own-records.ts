import { sql } from 'kysely'
import type { Tables } from './generated/tables.ts'
import { changeLocked } from './lock-account.ts'
import type { QueryBuilder } from './query-builder.ts'

/** Tables whose rows belong to an account, of which one at most is its default. */
type OwnTable = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; account_id: unknown; default_of: unknown }
    ? Table
    : never
}[keyof Tables]

/** Writes a row; `defaultOf` is the account where the row becomes its default. */
type Write<Row> = (tx: QueryBuilder, defaultOf: string | null) => Promise<Row>

const total = sql<number>`count(*)::int`

/** Changes records of a member one after the other, so that there are never too many and never two defaults. */
export function ownRecords(db: QueryBuilder, table: OwnTable) {
  const ofAccount = (tx: QueryBuilder, accountId: string) => tx.selectFrom(table).where('account_id', '=', accountId)
  const count = async (tx: QueryBuilder, accountId: string) =>
    (await ofAccount(tx, accountId).select(total.as('total')).executeTakeFirstOrThrow()).total
  const unsetDefault = (tx: QueryBuilder, accountId: string) =>
    tx.updateTable(table).set({ default_of: null }).where('default_of', '=', accountId).execute()

  return {
    count: (accountId: string) => count(db, accountId),

    /** Null where there are `max` already. The first record becomes the default. */
    create: <Row>(accountId: string, { isDefault, max }: { isDefault: boolean; max: number }, insert: Write<Row>) =>
      changeLocked(db, accountId, async (tx) => {
        const before = await count(tx, accountId)
        if (before >= max) return null
        if (isDefault) await unsetDefault(tx, accountId)
        return insert(tx, isDefault || before === 0 ? accountId : null)
      }),

    /** Null where the member has no such record. */
    update: <Row>(accountId: string, id: string, isDefault: boolean, update: Write<Row>) =>
      changeLocked(db, accountId, async (tx) => {
        if (!(await ofAccount(tx, accountId).select('id').where('id', '=', id).executeTakeFirst())) return null
        if (isDefault) await unsetDefault(tx, accountId)
        return update(tx, isDefault ? accountId : null)
      }),
  }
}
