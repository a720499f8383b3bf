import { type Insertable, type Selectable, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { deleteOwn } from './delete-own.ts'
import type { Tables } from './generated/tables.ts'
import { changeLocked } from './lock-account.ts'
import type { QueryBuilder } from './query-builder.ts'

/** Tables whose rows belong to an account, of which one at most is its default. */
type OwnTable = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; account_id: unknown; default_of: unknown }
    ? Table
    : never
}[keyof Tables]

type Row<Table extends OwnTable> = Selectable<Tables[Table]>
/** What a member fills in. */
type Columns<Table extends OwnTable> = Omit<
  Insertable<Tables[Table]>,
  'id' | 'account_id' | 'default_of' | 'created_at' | 'updated_at'
>

const total = sql<number>`count(*)::int`

/** Records of members; those of a member are changed one after the other, so that there are never too many and never two defaults. */
export function ownRecords<Table extends OwnTable>(db: QueryBuilder, table: Table) {
  // The builder types no statement over a table that is a parameter: statements are checked over all of them.
  const any: OwnTable = table
  const ofAccount = (tx: QueryBuilder, accountId: string) => tx.selectFrom(any).where('account_id', '=', accountId)
  const count = async (tx: QueryBuilder, accountId: string) =>
    (await ofAccount(tx, accountId).select(total.as('total')).executeTakeFirstOrThrow()).total
  const unsetDefault = (tx: QueryBuilder, accountId: string) =>
    tx.updateTable(any).set({ default_of: null }).where('default_of', '=', accountId).execute()
  const change = (accountId: string, id: string, isDefault: boolean, columns: Partial<Columns<Table>>) =>
    changeLocked(db, accountId, async (tx) => {
      if (!(await ofAccount(tx, accountId).select('id').where('id', '=', id).executeTakeFirst())) return null
      if (isDefault) await unsetDefault(tx, accountId)
      const changed = { ...columns, default_of: isDefault ? accountId : null }
      const row = await tx.updateTable(any).set(changed).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
      return row as Row<Table>
    })

  return {
    /** The default first, then the latest ones. */
    list: async (accountId: string, { skip, take }: { skip: number; take: number }) =>
      (await ofAccount(db, accountId)
        .selectAll()
        .orderBy('default_of', (order) => order.asc().nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute()) as Row<Table>[],

    count: (accountId: string) => count(db, accountId),

    find: async (accountId: string, id: string) =>
      (await ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst()) as Row<Table> | undefined,

    /** Null where there are `max` already. The first record becomes the default. */
    create: (accountId: string, { isDefault, max }: { isDefault: boolean; max: number }, columns: Columns<Table>) =>
      changeLocked(db, accountId, async (tx) => {
        const before = await count(tx, accountId)
        if (before >= max) return null
        if (isDefault) await unsetDefault(tx, accountId)
        const default_of = isDefault || before === 0 ? accountId : null
        const created = { ...columns, id: randomUUID(), account_id: accountId, default_of }
        const row = await tx
          .insertInto(any)
          .values(created as unknown as Insertable<Tables[OwnTable]>)
          .returningAll()
          .executeTakeFirstOrThrow()
        return row as Row<Table>
      }),

    /** Null where the member has no such record. */
    update: (accountId: string, id: string, isDefault: boolean, columns: Columns<Table>) =>
      change(accountId, id, isDefault, columns),

    /** Null where the member has no such record. */
    setDefault: (accountId: string, id: string) => change(accountId, id, true, {}),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, any, accountId, id),
  }
}
