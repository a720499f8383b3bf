import { type Db, Prisma } from '@markwright/db'

/** What members change of themselves; what is absent stays as it is. */
export type AccountChange = Partial<
  Pick<
    Prisma.AccountGetPayload<object>,
    | 'name'
    | 'companyName'
    | 'industry'
    | 'email'
    | 'address'
    | 'city'
    | 'postcode'
    | 'country'
    | 'gender'
    | 'displayCurrency'
    | 'roleType'
    | 'language'
    | 'nickname'
    | 'avatarFileId'
  >
>

export function createAccountRepository(db: Db) {
  return {
    find: (id: string) => db.account.findUnique({ where: { id }, include: { avatar: true, certification: true } }),

    /** False where the account was changed since `version`. */
    async update(id: string, version: number, change: AccountChange): Promise<boolean> {
      const { count } = await db.account.updateMany({
        where: { id, version },
        data: { ...change, version: { increment: 1 } },
      })
      return count === 1
    },

    hasAvatar: async (ownerId: string, fileId: string) =>
      (await db.storedFile.count({ where: { id: fileId, ownerId, kind: 'avatar' } })) === 1,

    async setPassword(id: string, passwordHash: string) {
      await db.account.update({ where: { id }, data: { passwordHash } })
    },

    /** False where another account has the phone. */
    async setPhone(id: string, phone: string): Promise<boolean> {
      try {
        await db.account.update({ where: { id, status: 'active' }, data: { phone } })
        return true
      } catch (error) {
        if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false
        throw error
      }
    },
  }
}
export type AccountRepository = ReturnType<typeof createAccountRepository>
export type AccountRow = NonNullable<Awaited<ReturnType<AccountRepository['find']>>>
