import { readOptions } from '@markwright/runtime/read-options.ts'
import { smtpOptions } from './email-options.ts'
import { createSmtpEmail } from './email-smtp.ts'
import type { EmailSender } from './email.ts'
import { createOutbox, type OutboxStore } from './outbox.ts'

/**
 * The sender of e-mail that the settings name. `options` is JSON, for `smtp` that of SmtpOptions.
 * @throws RangeError that names every fault of the options, without their values
 */
export function connectEmail(settings: {
  provider: 'outbox' | 'smtp'
  options: string | undefined
  outbox: OutboxStore
}): EmailSender {
  return settings.provider === 'outbox'
    ? createOutbox(settings.outbox).email
    : createSmtpEmail(readOptions('e-mail by SMTP', smtpOptions, settings.options))
}
