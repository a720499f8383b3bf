import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import type { Passwords } from './passwords.ts'
import type { SmsCodes } from './sms-codes.ts'
import { usernameOf } from './username.ts'

export type Registration = {
  subject: string
  code: string | undefined
  /** Veiled. */
  password: string
  /** Absent in old clients, which do not send it. */
  agree: boolean | undefined
  language: Language
  userSource: string | null
  invitationCode: string | null
  remark: string | null
}

/** Registers the owner of a phone. */
export function createRegister(deps: {
  repository: AccountsRepository
  passwords: Passwords
  smsCodes: SmsCodes
  now: () => Date
}) {
  /** Id of the account. @throws 400, 428, 10104, 10132 */
  return async ({ subject, code, password: encrypted, agree, ...facts }: Registration): Promise<string> => {
    if (agree === false) throw new AppError(identityErrors.notAgreed)
    const password = deps.passwords.decodeNew(encrypted, 'register')
    const phone = usernameOf(subject)
    if (phone === null) throw new AppError(identityErrors.wrongCode)
    await deps.smsCodes.verify(phone, code, 'register')
    const account = await deps.repository.create({
      ...facts,
      phone,
      passwordHash: await deps.passwords.hash(password),
      agreedAt: agree ? deps.now() : null,
    })
    if (!account) throw new AppError(identityErrors.phoneInUse)
    return account.id
  }
}
