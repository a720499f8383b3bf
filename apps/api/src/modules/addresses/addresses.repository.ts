import { deleteOwn, ownRecords, type QueryBuilder } from '@markwright/db'
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

export function createAddressesRepository(db: QueryBuilder) {
  const own = ownRecords(db, 'mailing_address')
  const ofAccount = (accountId: string) => db.selectFrom('mailing_address').where('account_id', '=', accountId)
  const update = (
    tx: QueryBuilder,
    id: string,
    values: Partial<Omit<AddressDraft, 'isDefault'>> & { default_of: string | null },
  ) => tx.updateTable('mailing_address').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

  return {
    list: (accountId: string, { skip, take }: { skip: number; take: number }) =>
      ofAccount(accountId)
        .selectAll()
        .orderBy('default_of', (order) => order.asc().nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    count: own.count,

    find: (accountId: string, id: string) => ofAccount(accountId).selectAll().where('id', '=', id).executeTakeFirst(),

    /** Null where there are `max` already. The first address becomes the default. */
    create: (accountId: string, { isDefault, ...draft }: AddressDraft, max: number) =>
      own.create(accountId, { isDefault, max }, (tx, defaultOf) =>
        tx
          .insertInto('mailing_address')
          .values({ id: randomUUID(), account_id: accountId, ...draft, default_of: defaultOf })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),

    /** Null where the member has no such address. */
    update: (accountId: string, id: string, { isDefault, ...draft }: AddressDraft) =>
      own.update(accountId, id, isDefault, (tx, defaultOf) => update(tx, id, { ...draft, default_of: defaultOf })),

    /** Null where the member has no such address. */
    setDefault: (accountId: string, id: string) =>
      own.update(accountId, id, true, (tx, defaultOf) => update(tx, id, { default_of: defaultOf })),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'mailing_address', accountId, id),
  }
}
export type AddressesRepository = ReturnType<typeof createAddressesRepository>
export type AddressRow = NonNullable<Awaited<ReturnType<AddressesRepository['find']>>>
