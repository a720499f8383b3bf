/** A message as plain text, and as HTML where it has a richer form. */
export type EmailMessage = { to: string; subject: string; text: string; html?: string }

/** Hands e-mail to a server. */
export type EmailSender = {
  readonly kind: 'outbox' | 'smtp'
  /** @throws DeliveryError when the server did not take the message. */
  send(message: EmailMessage): Promise<void>
  close(): Promise<void>
}
