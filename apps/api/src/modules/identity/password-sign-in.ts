import type { KeyValueStore } from '@markwright/key-value'
import { networkOf } from '@markwright/runtime/network-of.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { hashToken } from '../../kernel/secrets.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import type { AccountsRepository, KnownAccount } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import type { Passwords } from './passwords.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { Device, OpenedSession } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { usernameOf } from './username.ts'

const LOCK_SECONDS = 30 * 60

/** Five wrong passwords in an hour lock an account (contract §2.1). */
const attempts: Limit = { name: 'password', max: 5, windowSeconds: 3600 }

/** Room for an office whose people share an address, too little to try one password on many accounts. */
const attemptsOfAddress: Limit = { name: 'password-address', max: 50, windowSeconds: 600 }

export type PasswordAttempt = { username: string; password: string; checkCode: string | undefined; force: boolean }

/** Signing in with a password. Who has no account meets the same refusals, in the same time, as who has one. */
export function createPasswordSignIn(deps: {
  repository: AccountsRepository
  passwords: Passwords
  signIn: SignIn
  pendingSignIns: PendingSignIns
  humanCheck: HumanCheck
  keyValueStore: KeyValueStore
  limits: RateLimits
  notices: SecurityNotices
  now: () => Date
}) {
  const { repository, passwords, signIn, keyValueStore, limits } = deps
  const lockOfNobody = (username: string) => `password-lock:${username}`

  /** The account whose password this is. @throws 401 */
  async function authenticate(username: string, password: string): Promise<KnownAccount> {
    // Counted before anything is looked at, so that attempts at the same time cannot slip past the lock.
    const count = await limits.count(attempts, username)
    const account = await repository.findByPhone(username)
    if (await isLocked(username, account)) {
      await limits.forget(attempts, username)
      throw locked()
    }
    if (count > attempts.max) throw locked()
    if ((await passwords.verify(password, account?.passwordHash ?? null)) && account) {
      await limits.forget(attempts, username)
      return account
    }
    if (count < attempts.max) throw new AppError(identityErrors.wrongCredentials, 'invalid_grant')
    await lock(username, account)
    throw locked()
  }

  async function isLocked(username: string, account: KnownAccount | null): Promise<boolean> {
    // Looked for in both cases, which takes as long.
    const isNobodyLocked = (await keyValueStore.find(lockOfNobody(username))) !== null
    return account ? account.lockedUntil !== null && account.lockedUntil > deps.now() : isNobodyLocked
  }

  async function lock(username: string, account: KnownAccount | null) {
    if (!account) return keyValueStore.set(lockOfNobody(username), '1', LOCK_SECONDS)
    const now = deps.now()
    const isNew = await repository.lock(account.id, new Date(now.getTime() + LOCK_SECONDS * 1000), now)
    // Nobody waits for it, who would learn by that whether there is an account; it reports its own errors.
    if (isNew) void deps.notices.notify(account.id, 'accountLocked')
  }

  return {
    /** @throws 428 without a human check, 400, 401, 429, 10101 */
    async signIn({ checkCode, force, ...attempt }: PasswordAttempt, device: Device): Promise<OpenedSession> {
      const username = usernameOf(attempt.username) ?? hashToken(attempt.username)
      const call = ['password', username, checkCode ?? '', device.client]
      const isRepeated = force && (await deps.pendingSignIns.getAndDelete(call)) !== null
      if (!isRepeated) await deps.humanCheck.spend(checkCode)
      await limits.spend(attemptsOfAddress, networkOf(device.ip))
      const account = await authenticate(username, passwords.decode(attempt.password))
      return signIn.signIn(account, { call, device, force })
    },

    /** Counts the attempts at an account anew. */
    forgetAttempts: (username: string): Promise<void> => limits.forget(attempts, username),
  }
}
export type PasswordSignIn = ReturnType<typeof createPasswordSignIn>

const locked = () => new AppError(identityErrors.locked, 'user_locked')
