import { createTransport } from 'nodemailer'
import { DeliveryError } from './delivery-error.ts'
import type { EmailSender } from './email.ts'
import { PROVIDER_TIMEOUT_MS } from './provider-request.ts'

/**
 * `security`: `tls` from the first byte (port 465), `starttls` required before anything else is said (port 587), or
 * `none` for a server on the same machine. `from` is an address or `Name <address>`.
 */
export type SmtpOptions = {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  credentials?: { user: string; password: string }
  from: string
  timeoutMs?: number
}

/** E-mail by an SMTP server, over connections that are stored for the next message. */
export function createSmtpEmail(options: SmtpOptions): EmailSender {
  const timeoutMs = options.timeoutMs ?? PROVIDER_TIMEOUT_MS
  const senderDomain = /@([^\s>]+)/.exec(options.from)?.[1] ?? 'localhost'
  const transport = createTransport({
    host: options.host,
    port: options.port,
    secure: options.security === 'tls',
    requireTLS: options.security === 'starttls',
    ignoreTLS: options.security === 'none',
    ...(options.credentials && { auth: { user: options.credentials.user, pass: options.credentials.password } }),
    pool: true,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    async send({ id, to, ...message }) {
      try {
        // An address given by its parts is one recipient, whatever commas it holds.
        await transport.sendMail({
          ...message,
          ...(id && { messageId: `<${id}@${senderDomain}>` }),
          from: options.from,
          to: { name: '', address: to },
        })
      } catch (error) {
        throw deliveryErrorOf(error)
      }
    },
    async close() {
      transport.close()
    },
  }
}

function deliveryErrorOf(error: unknown): DeliveryError {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const providerCode = [code, responseCode].filter(Boolean).join(' ') || 'unknown'
  if (code === 'EAUTH' || (responseCode && responseCode >= 500)) return new DeliveryError('refused', providerCode)
  return new DeliveryError('unavailable', providerCode)
}
