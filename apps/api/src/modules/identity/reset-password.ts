import { AppError } from '../../kernel/errors.ts'
import type { SecurityNotices } from '../notices/index.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import type { Passwords } from './passwords.ts'
import type { PasswordSignIn } from './password-sign-in.ts'
import type { SmsCodes } from './sms-codes.ts'
import type { Ticket, Tickets } from './tickets.ts'
import { usernameOf } from './username.ts'

/** A new password for who has forgotten theirs: first the phone is confirmed, then the password is set. */
export function createResetPassword(deps: {
  repository: AccountsRepository
  passwords: Passwords
  passwordSignIn: Pick<PasswordSignIn, 'forgetAttempts'>
  smsCodes: SmsCodes
  tickets: Tickets
  notices: SecurityNotices
  now: () => Date
}) {
  const { repository, tickets } = deps
  return {
    /** A ticket for the owner of a phone. @throws 428, 10102 */
    async confirmPhone(username: string, code: string | undefined, token: string | undefined): Promise<Ticket> {
      const phone = usernameOf(username)
      if (phone === null) throw new AppError(identityErrors.wrongCode)
      await deps.smsCodes.verify(phone, code, 'reset')
      if (!(await repository.findByPhone(phone))) throw new AppError(identityErrors.noAccount)
      return tickets.issue('resetPassword', phone, token)
    },

    /** Sets the password, lifts a lock and ends every session. `username` may be left out. @throws 400, 10107 */
    async reset(request: { token: string; username: string | undefined; password: string }): Promise<void> {
      const password = deps.passwords.decodeNew(request.password, 'register')
      const phone = await tickets.getAndDelete('resetPassword', request.token)
      if (phone === null) throw new AppError(identityErrors.resetTooLate)
      const isTheirs = request.username === undefined || usernameOf(request.username) === phone
      const account = isTheirs ? await repository.findByPhone(phone) : null
      if (!account) throw new AppError(identityErrors.notReset)
      await repository.resetPassword(account.id, await deps.passwords.hash(password), deps.now())
      await deps.passwordSignIn.forgetAttempts(account.phone)
      await deps.notices.notify(account.id, 'passwordChanged')
    },
  }
}
