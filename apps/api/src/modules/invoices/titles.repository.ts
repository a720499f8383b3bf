import { deleteOwn, type InvoiceBuyer, ownRecords, type QueryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'

export type TitleDraft = InvoiceBuyer & { type: 'normal' | 'special'; isDefault: boolean }

export function createTitlesRepository(db: QueryBuilder) {
  const own = ownRecords(db, 'invoice_title')
  const ofAccount = (accountId: string) => db.selectFrom('invoice_title').where('account_id', '=', accountId)
  const columnsOf = ({ type, title, taxId, address, phone, bank, account }: TitleDraft) => ({
    type,
    title,
    tax_id: taxId,
    address,
    phone,
    bank,
    account,
  })

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

    /** Null where there are `max` already. The first title becomes the default. */
    create: (accountId: string, draft: TitleDraft, max: number) =>
      own.create(accountId, { isDefault: draft.isDefault, max }, (tx, defaultOf) =>
        tx
          .insertInto('invoice_title')
          .values({ id: randomUUID(), account_id: accountId, ...columnsOf(draft), default_of: defaultOf })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),

    /** Null where the member has no such title. */
    update: (accountId: string, id: string, draft: TitleDraft) =>
      own.update(accountId, id, draft.isDefault, (tx, defaultOf) =>
        tx
          .updateTable('invoice_title')
          .set({ ...columnsOf(draft), default_of: defaultOf })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'invoice_title', accountId, id),

    /** The details of a member's company, where it is certified. */
    findCertified: (accountId: string) =>
      db
        .selectFrom('certification')
        .select(['company_name', 'credit_code', 'address', 'office_phone'])
        .where('account_id', '=', accountId)
        .where('state', '=', 'passed')
        .executeTakeFirst(),
  }
}
export type TitlesRepository = ReturnType<typeof createTitlesRepository>
export type TitleRow = NonNullable<Awaited<ReturnType<TitlesRepository['find']>>>
