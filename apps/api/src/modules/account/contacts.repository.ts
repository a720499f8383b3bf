import { accountLock, type Db, runStatement, statementsIn } from '@markwright/db'

export type ContactDraft = {
  name: string
  phone: string
  email: string | null
  postcode: string | null
  address: string | null
  isDefault: boolean
}

type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]

export function createContactsRepository(db: Db) {
  /** Changes to one member's contacts happen one after the other. */
  const oneByOne = <Result>(accountId: string, change: (tx: Transaction) => Promise<Result>) =>
    db.$transaction(async (tx) => {
      await runStatement(statementsIn(tx), accountLock(accountId))
      return change(tx)
    })

  const unsetDefault = (tx: Transaction, accountId: string) =>
    tx.contact.updateMany({ where: { accountId, isDefault: true }, data: { isDefault: false } })

  return {
    list: (accountId: string, rows: { skip: number; take: number }) =>
      db.contact.findMany({
        where: { accountId },
        orderBy: [{ isDefault: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
        ...rows,
      }),

    count: (accountId: string) => db.contact.count({ where: { accountId } }),

    /** Null where there are `max` already. */
    create: (accountId: string, draft: ContactDraft, max: number) =>
      oneByOne(accountId, async (tx) => {
        if ((await tx.contact.count({ where: { accountId } })) >= max) return null
        if (draft.isDefault) await unsetDefault(tx, accountId)
        return tx.contact.create({ data: { accountId, ...draft } })
      }),

    /** Null where the member has no such contact. */
    update: (accountId: string, id: string, draft: ContactDraft) =>
      oneByOne(accountId, async (tx) => {
        if (!(await tx.contact.findFirst({ where: { id, accountId } }))) return null
        if (draft.isDefault) await unsetDefault(tx, accountId)
        return tx.contact.update({ where: { id }, data: draft })
      }),

    /** Whether there was one. */
    async delete(accountId: string, id: string): Promise<boolean> {
      const { count } = await db.contact.deleteMany({ where: { id, accountId } })
      return count === 1
    },
  }
}
export type ContactsRepository = ReturnType<typeof createContactsRepository>
export type ContactRow = Awaited<ReturnType<ContactsRepository['list']>>[number]
