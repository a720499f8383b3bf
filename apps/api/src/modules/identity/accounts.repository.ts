import { Prisma, type Db } from '@markwright/db'

export type NewAccount = {
  phone: string
  language: string
  passwordHash: string | null
  userSource: string | null
  wechatId?: string
  wechatBoundAt?: Date
  nickname?: string | null
  invitationCode?: string | null
  remark?: string | null
  agreedAt?: Date | null
}

const known = {
  id: true,
  phone: true,
  status: true,
  passwordHash: true,
  lockedUntil: true,
  wechatId: true,
} as const

/** What signing in needs to know of an account. */
export type KnownAccount = Prisma.AccountGetPayload<{ select: typeof known }>

export function createAccountsRepository({ db }: { db: Db }) {
  return {
    findById: (id: string): Promise<KnownAccount | null> => db.account.findUnique({ where: { id }, select: known }),

    findByPhone: (phone: string): Promise<KnownAccount | null> =>
      db.account.findUnique({ where: { phone }, select: known }),

    findByWechat: (wechatId: string): Promise<KnownAccount | null> =>
      db.account.findUnique({ where: { wechatId }, select: known }),

    /** Null where the phone or the WeChat account has one already, also when somebody else was quicker. */
    async create(account: NewAccount): Promise<KnownAccount | null> {
      const [created] = await db.account.createManyAndReturn({ data: [account], skipDuplicates: true, select: known })
      return created ?? null
    },

    /** False where the account is locked already. */
    async lock(id: string, until: Date, now: Date): Promise<boolean> {
      const { count } = await db.account.updateMany({
        where: { id, OR: [{ lockedUntil: null }, { lockedUntil: { lte: now } }] },
        data: { lockedUntil: until },
      })
      return count === 1
    },

    /** Sets a password, lifts a lock and ends every session: all of it or nothing. */
    async resetPassword(id: string, passwordHash: string, now: Date) {
      await db.$transaction([
        db.account.update({ where: { id }, data: { passwordHash, lockedUntil: null, version: { increment: 1 } } }),
        db.session.updateMany({
          where: { accountId: id, revokedAt: null },
          data: { revokedAt: now, revokedReason: 'passwordChanged' },
        }),
      ])
    },

    /**
     * Binds a WeChat account; `boundElsewhere` where it belongs to another account or this one has another, and
     * `already` where nothing had to be done.
     */
    async bindWechat(id: string, wechatId: string, now: Date): Promise<'bound' | 'already' | 'boundElsewhere'> {
      try {
        const { count } = await db.account.updateMany({
          where: { id, wechatId: null },
          data: { wechatId, wechatBoundAt: now },
        })
        if (count === 1) return 'bound'
      } catch (error) {
        if (isDuplicate(error)) return 'boundElsewhere'
        throw error
      }
      return (await db.account.count({ where: { id, wechatId } })) === 1 ? 'already' : 'boundElsewhere'
    },

    /** False where none was bound. */
    async releaseWechat(id: string): Promise<boolean> {
      const { count } = await db.account.updateMany({
        where: { id, wechatId: { not: null } },
        data: { wechatId: null, wechatBoundAt: null },
      })
      return count === 1
    },
  }
}
export type AccountsRepository = ReturnType<typeof createAccountsRepository>

const isDuplicate = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
