import type { Member } from '../../kernel/session.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { identityErrors } from './identity.errors.ts'
import type { EndOfSession, StoredTokens, LiveSession, SessionsRepository } from './sessions.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ACCESS_DAYS = 30
const REFRESH_DAYS = 60
const TOUCH_MS = 5 * 60 * 1000
const USER_AGENT_MAX = 500

/** Where somebody signs in: the client that sends the request, the address and what the browser says of itself. */
export type Device = { client: string; ip: string; userAgent: string }

type User = { id: string; phone: string }

/** The tokens of a session, shown to its owner and stored nowhere. */
export type OpenedSession = { accessToken: string; refreshToken: string; expiresInSeconds: number; user: User }

/** Where members are signed in. A token that is refreshed or whose session has ended holds no longer. */
export function createSessions(deps: { repository: SessionsRepository; now: () => Date }) {
  const { repository, now } = deps

  /** New tokens, and what is stored of them. */
  function mint(user: User): { opened: OpenedSession; stored: StoredTokens } {
    const accessToken = newToken()
    const refreshToken = newToken()
    const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS)
    return {
      opened: { accessToken, refreshToken, expiresInSeconds: (ACCESS_DAYS * DAY_MS) / 1000, user },
      stored: {
        accessHash: hashToken(accessToken),
        refreshHash: hashToken(refreshToken),
        accessExpiresAt: inDays(ACCESS_DAYS),
        refreshExpiresAt: inDays(REFRESH_DAYS),
      },
    }
  }

  const findLive = (token: string): Promise<LiveSession | null> => repository.findLive(hashToken(token), now())

  return {
    findLive,

    /** Null where the account is signed in elsewhere with the same client, unless `force` ends that session. */
    async open(user: User, device: Device, { force }: { force: boolean }): Promise<OpenedSession | null> {
      const { opened, stored } = mint(user)
      const session = { ...stored, ...device, userAgent: device.userAgent.slice(0, USER_AGENT_MAX), accountId: user.id }
      return (await repository.open(session, { force, now: now() })) ? opened : null
    },

    /** New tokens for a refresh token. @throws 401 where it does not hold; one that was exchanged ends its session. */
    async refresh(refreshToken: string, client: string): Promise<OpenedSession> {
      const refreshHash = hashToken(refreshToken)
      const session = await repository.findByRefresh(refreshHash, client, now())
      if (session) {
        const { opened, stored } = mint(session.account)
        if (await repository.exchange(session.id, refreshHash, stored, now())) return opened
      }
      await repository.endBySpent(refreshHash, now())
      throw new AppError(identityErrors.deadGrant, 'invalid_grant')
    },

    /** Who an access token speaks for, or null. */
    async findMember(token: string): Promise<Member | null> {
      const session = await findLive(token)
      if (!session) return null
      if (now().getTime() - session.lastUsedAt.getTime() > TOUCH_MS) await repository.touch(session.id, now())
      return { id: session.accountId, phone: session.phone, sessionId: session.id, client: session.client }
    },

    /** Those of a member that hold, latest use first. */
    list: (accountId: string) => repository.listLive(accountId, now()),

    end: (id: string, reason: EndOfSession): Promise<void> => repository.end(id, reason, now()),

    /** Ends one of a member's own sessions. @throws 404 where it is none. */
    async revoke(id: string, accountId: string): Promise<void> {
      if (!(await repository.isOwn(id, accountId))) throw new AppError(commonErrors.notFound)
      await repository.end(id, 'revoked', now())
    },

    /** Ends the sessions of an account, but for the one named. */
    revokeAll: (accountId: string, reason: EndOfSession, exceptSessionId?: string): Promise<void> =>
      repository.endAll(accountId, reason, now(), exceptSessionId),
  }
}
export type Sessions = ReturnType<typeof createSessions>
