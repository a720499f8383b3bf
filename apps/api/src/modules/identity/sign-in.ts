import { AppError } from '../../kernel/errors.ts'
import type { AccountsRepository, KnownAccount } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { Device, OpenedSession, Sessions } from './sessions.ts'

/** `call` is what the same call would repeat, to end the other session. */
export type SignInRequest = { call: string[]; device: Device; force: boolean }

/** The last step of every way to sign in: the account is known, and that it is its owner who calls. */
export function createSignIn(deps: {
  repository: AccountsRepository
  sessions: Sessions
  pendingSignIns: PendingSignIns
}) {
  const { repository, sessions, pendingSignIns } = deps

  /** @throws 401 for an account that is disabled. */
  function requireActive(account: KnownAccount): KnownAccount {
    if (account.status !== 'active') throw new AppError(identityErrors.disabled, 'user_disabled')
    return account
  }

  /** @throws 401 for an account that is disabled, 10101 where it is signed in elsewhere. */
  async function signIn(account: KnownAccount, { call, device, force }: SignInRequest): Promise<OpenedSession> {
    const { id, phone } = requireActive(account)
    const opened = await sessions.open({ id, phone }, device, { force })
    if (opened) return opened
    await pendingSignIns.save(call, id)
    throw new AppError(identityErrors.signedInElsewhere, { alreadyLogin: true, retryFlag: 'forceLogin' })
  }

  return {
    requireActive,
    signIn,

    /** Goes on with a call that was answered 10101; null where this is no such call. */
    async resume({ call, device, force }: SignInRequest): Promise<OpenedSession | null> {
      const id = force ? await pendingSignIns.getAndDelete(call) : null
      const account = id && (await repository.findById(id))
      return account ? signIn(account, { call, device, force }) : null
    },
  }
}
export type SignIn = ReturnType<typeof createSignIn>
