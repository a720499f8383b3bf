import { type Db, Prisma } from '@markwright/db'

export type TrialDraft = {
  accountId: string
  serviceType: number
  name: string
  company: string
  industry: string
  phone: string
  email: string
}

export function createTrialsRepository(db: Db) {
  return {
    find: (accountId: string, serviceType: number) =>
      db.trialApplication.findUnique({
        where: { accountId_serviceType: { accountId, serviceType } },
        include: { entitlement: { include: { limits: { orderBy: { position: 'asc' } } } } },
      }),

    /** Whether the member is a firm, of which more is required; false where there is no such account. */
    async isFirm(accountId: string): Promise<boolean> {
      const account = await db.account.findUnique({ where: { id: accountId }, select: { roleType: true } })
      return account !== null && account.roleType !== 'individual'
    },

    /** False where the member has applied before. */
    async add(draft: TrialDraft): Promise<boolean> {
      try {
        await db.trialApplication.create({ data: draft })
        return true
      } catch (error) {
        if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false
        throw error
      }
    },
  }
}
export type TrialsRepository = ReturnType<typeof createTrialsRepository>
export type TrialRow = NonNullable<Awaited<ReturnType<TrialsRepository['find']>>>
