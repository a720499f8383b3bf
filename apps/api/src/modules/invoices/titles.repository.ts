import { changeLocked, deleteOwn, type InvoiceBuyer, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'

export type TitleDraft = InvoiceBuyer & { type: 'normal' | 'special'; isDefault: boolean }

const total = sql<number>`count(*)::int`

export function createTitlesRepository(db: QueryBuilder) {
  const ofAccount = (tx: QueryBuilder, accountId: string) =>
    tx.selectFrom('invoice_title').where('account_id', '=', accountId)
  const count = async (tx: QueryBuilder, accountId: string) =>
    (await ofAccount(tx, accountId).select(total.as('total')).executeTakeFirstOrThrow()).total
  const find = (tx: QueryBuilder, accountId: string, id: string) =>
    ofAccount(tx, accountId).selectAll().where('id', '=', id).executeTakeFirst()
  const columnsOf = ({ type, title, taxId, address, phone, bank, account }: TitleDraft) => ({
    type,
    title,
    tax_id: taxId,
    address,
    phone,
    bank,
    account,
  })

  const unsetDefault = (tx: QueryBuilder, accountId: string) =>
    tx.updateTable('invoice_title').set({ default_of: null }).where('default_of', '=', accountId).execute()

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

    /** Null where there are `max` already. The first title becomes the default. */
    create: (accountId: string, draft: TitleDraft, max: number) =>
      changeLocked(db, accountId, async (tx) => {
        const before = await count(tx, accountId)
        if (before >= max) return null
        if (draft.isDefault) await unsetDefault(tx, accountId)
        return tx
          .insertInto('invoice_title')
          .values({
            id: randomUUID(),
            account_id: accountId,
            ...columnsOf(draft),
            default_of: draft.isDefault || before === 0 ? accountId : null,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** Null where the member has no such title. */
    update: (accountId: string, id: string, draft: TitleDraft) =>
      changeLocked(db, accountId, async (tx) => {
        if (!(await find(tx, accountId, id))) return null
        if (draft.isDefault) await unsetDefault(tx, accountId)
        return tx
          .updateTable('invoice_title')
          .set({ ...columnsOf(draft), default_of: draft.isDefault ? accountId : null })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

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
