import { readOptions } from '@markwright/runtime/read-options.ts'
import { z } from 'zod'
import { createSmtpEmail, type SmtpOptions } from './email-smtp.ts'
import type { EmailSender } from './email.ts'
import { createOutbox, type OutboxStore } from './outbox.ts'

const smtpOptions: z.ZodType<SmtpOptions> = z.strictObject({
  host: z.string().min(1),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
  credentials: z.strictObject({ user: z.string(), password: z.string() }).exactOptional(),
  from: z.string().min(3),
  timeoutMs: z.int().positive().exactOptional(),
})

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
