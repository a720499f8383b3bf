import { z } from 'zod'
import type { SmtpOptions } from './email-smtp.ts'

/** The options of e-mail by SMTP. */
export const smtpOptions: z.ZodType<SmtpOptions> = z.strictObject({
  host: z.string().min(1),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
  credentials: z.strictObject({ user: z.string(), password: z.string() }).exactOptional(),
  from: z.string().min(3),
  timeoutMs: z.int().positive().exactOptional(),
})
