import { changeLocked, deleteOwn, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'

/** `region` names the divisions, the province first. */
export type AddressDraft = {
  region: string[]
  detail: string
  postcode: string | null
  recipient: string
  phone: string
  isDefault: boolean
}

const total = sql<number>`count(*)::int`

export function createAddressesRepository(db: QueryBuilder) {
  const ofAccount = (tx: QueryBuilder, accountId: string) =>
    tx.selectFrom('mailing_address').where('account_id', '=', accountId)
  const count = async (tx: QueryBuilder, accountId: string) =>
    (await ofAccount(tx, accountId).select(total.as('total')).executeTakeFirstOrThrow()).total
  const find = (tx: QueryBuilder, accountId: string, id: string) =>
    ofAccount(tx, accountId).selectAll().where('id', '=', id).executeTakeFirst()

  const unsetDefault = (tx: QueryBuilder, accountId: string) =>
    tx.updateTable('mailing_address').set({ default_of: null }).where('default_of', '=', accountId).execute()

  return {
    list: (accountId: string, { skip, take }: { skip: number; take: number }) =>
      ofAccount(db, accountId)
        .selectAll()
        .orderBy('default_of', (order) => order.asc().nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    count: (accountId: string) => count(db, accountId),

    find: (accountId: string, id: string) => find(db, accountId, id),

    /** Null where there are `max` already. The first address becomes the default. */
    create: (accountId: string, { isDefault, ...draft }: AddressDraft, max: number) =>
      changeLocked(db, accountId, async (tx) => {
        const before = await count(tx, accountId)
        if (before >= max) return null
        if (isDefault) await unsetDefault(tx, accountId)
        return tx
          .insertInto('mailing_address')
          .values({
            id: randomUUID(),
            account_id: accountId,
            ...draft,
            default_of: isDefault || before === 0 ? accountId : null,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** Null where the member has no such address. */
    update: (accountId: string, id: string, { isDefault, ...draft }: AddressDraft) =>
      changeLocked(db, accountId, async (tx) => {
        if (!(await find(tx, accountId, id))) return null
        if (isDefault) await unsetDefault(tx, accountId)
        return tx
          .updateTable('mailing_address')
          .set({ ...draft, default_of: isDefault ? accountId : null })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** Null where the member has no such address. */
    setDefault: (accountId: string, id: string) =>
      changeLocked(db, accountId, async (tx) => {
        if (!(await find(tx, accountId, id))) return null
        await unsetDefault(tx, accountId)
        return tx
          .updateTable('mailing_address')
          .set({ default_of: accountId })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'mailing_address', accountId, id),
  }
}
export type AddressesRepository = ReturnType<typeof createAddressesRepository>
export type AddressRow = NonNullable<Awaited<ReturnType<AddressesRepository['find']>>>
