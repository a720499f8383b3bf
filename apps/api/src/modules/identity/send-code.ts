import { isLoginPhone } from '@markwright/domain/people/phone'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { identityErrors } from './identity.errors.ts'
import type { SmsCodes, SmsScene } from './sms-codes.ts'
import { usernameOf } from './username.ts'

export type CodeRequest = {
  subject: string
  scene: SmsScene | null
  verification: string | undefined
  language: Language
  ip: string
}

/**
 * No answer comes sooner, and none waits for what is done for one phone and not for another. A message that goes to the
 * outbox is there by then.
 */
const ANSWER_AFTER_MS = 100

/** Sends a code to anyone who has passed a human check. @throws 428, 429, 10103 */
export function createSendCode(deps: { repository: AccountsRepository; humanCheck: HumanCheck; smsCodes: SmsCodes }) {
  return async ({ subject, verification, ...request }: CodeRequest): Promise<void> => {
    await deps.humanCheck.spend(verification)
    const phone = usernameOf(subject)
    if (phone === null || !isLoginPhone(phone)) throw new AppError(identityErrors.notSent)
    const answerDue = pause(ANSWER_AFTER_MS)
    // To sign in, a phone without an account needs no code, and the caller shall not learn that it has none.
    const isSent = request.scene !== 'login' || (await deps.repository.findByPhone(phone)) !== null
    await deps.smsCodes.send({ ...request, phone, isSent })
    await answerDue
  }
}
