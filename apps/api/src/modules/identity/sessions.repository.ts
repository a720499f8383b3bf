import { accountLock, type Db, runStatement, sql, statements, statementsIn } from '@markwright/db'

/** Why a session ended. */
export type EndOfSession = 'signOut' | 'elsewhere' | 'revoked' | 'passwordChanged' | 'disabled' | 'refreshReused'

/** What is stored of the two tokens of a session, and until when they hold. */
export type StoredTokens = { accessHash: string; refreshHash: string; accessExpiresAt: Date; refreshExpiresAt: Date }

export type NewSession = StoredTokens & { accountId: string; client: string; ip: string; userAgent: string }

export type LiveSession = {
  id: string
  client: string
  accountId: string
  phone: string
  accessExpiresAt: Date
  lastUsedAt: Date
}

export function createSessionsRepository({ db }: { db: Db }) {
  const revoke = { revokedAt: null } as const
  const live = (now: Date) => ({ revokedAt: null, accessExpiresAt: { gt: now } })

  return {
    /**
     * Opens a session of a client. Where the account has another one there, that one ends if `force` is set; otherwise
     * nothing happens and the answer is false.
     */
    open: (session: NewSession, { force, now }: { force: boolean; now: Date }): Promise<boolean> =>
      db.$transaction(async (tx) => {
        // Of two who sign in at once, the second one sees the first.
        await runStatement(statementsIn(tx), accountLock(session.accountId))
        const others = { accountId: session.accountId, client: session.client, ...live(now) }
        if (force) await tx.session.updateMany({ where: others, data: { revokedAt: now, revokedReason: 'elsewhere' } })
        else if ((await tx.session.count({ where: others })) > 0) return false
        await tx.session.create({ data: session })
        await tx.account.update({ where: { id: session.accountId }, data: { lastLoginAt: now } })
        return true
      }),

    /** The session of an access token that holds, of an account that may be used. */
    async findLive(accessHash: string, now: Date): Promise<LiveSession | null> {
      const found = statements
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['session.id', 'session.client', 'account.id as accountId', 'account.phone'])
        .select(['session.access_expires_at as accessExpiresAt', 'session.last_used_at as lastUsedAt'])
        .where('session.access_hash', '=', accessHash)
        .where('session.revoked_at', 'is', null)
        .where('session.access_expires_at', '>', now)
        .where('account.status', '=', sql.lit('active'))
      const rows = await runStatement(statementsIn(db), found)
      return rows[0] ?? null
    },

    async touch(id: string, now: Date) {
      await db.session.updateMany({ where: { id }, data: { lastUsedAt: now } })
    },

    listLive: (accountId: string, now: Date) =>
      db.session.findMany({ where: { accountId, ...live(now) }, orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] }),

    isOwn: async (id: string, accountId: string) => (await db.session.count({ where: { id, accountId } })) > 0,

    async end(id: string, reason: EndOfSession, now: Date) {
      await db.session.updateMany({ where: { id, ...revoke }, data: { revokedAt: now, revokedReason: reason } })
    },

    async endAll(accountId: string, reason: EndOfSession, now: Date, exceptId?: string) {
      await db.session.updateMany({
        where: { accountId, ...revoke, ...(exceptId && { id: { not: exceptId } }) },
        data: { revokedAt: now, revokedReason: reason },
      })
    },

    /** The session whose refresh token this is, of an account that may be used. */
    findByRefresh: (refreshHash: string, client: string, now: Date) =>
      db.session.findFirst({
        where: { refreshHash, client, revokedAt: null, refreshExpiresAt: { gt: now }, account: { status: 'active' } },
        select: { id: true, account: { select: { id: true, phone: true } } },
      }),

    /** Gives a session new tokens in exchange for its refresh token; false where somebody was quicker. */
    exchange: (id: string, refreshHash: string, tokens: StoredTokens, now: Date): Promise<boolean> =>
      db.$transaction(async (tx) => {
        const { count } = await tx.session.updateMany({
          where: { id, refreshHash, revokedAt: null },
          data: { ...tokens, lastUsedAt: now },
        })
        if (count === 0) return false
        await tx.spentRefreshToken.create({ data: { hash: refreshHash, sessionId: id, spentAt: now } })
        return true
      }),

    /** Ends the session that a refresh token was exchanged in; false where it never was. */
    async endBySpent(refreshHash: string, now: Date): Promise<boolean> {
      const spent = await db.spentRefreshToken.findUnique({ where: { hash: refreshHash } })
      if (spent) await this.end(spent.sessionId, 'refreshReused', now)
      return spent !== null
    },
  }
}
export type SessionsRepository = ReturnType<typeof createSessionsRepository>
