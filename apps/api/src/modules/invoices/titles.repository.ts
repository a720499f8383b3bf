import { type InvoiceBuyer, ownRecords, type QueryBuilder } from '@markwright/db'

export type TitleDraft = InvoiceBuyer & { type: 'normal' | 'special'; isDefault: boolean }

export function createTitlesRepository(db: QueryBuilder) {
  const own = ownRecords(db, 'invoice_title')
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
    ...own,
    create: (accountId: string, draft: TitleDraft, max: number) =>
      own.create(accountId, { isDefault: draft.isDefault, max }, columnsOf(draft)),
    update: (accountId: string, id: string, draft: TitleDraft) =>
      own.update(accountId, id, draft.isDefault, columnsOf(draft)),

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
