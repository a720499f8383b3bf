/**
 * A message as plain text, and as HTML where it has a richer form. One with an id (a UUID) is known as the same if it is
 * sent again.
 */
export type EmailMessage = { id?: string; to: string; subject: string; text: string; html?: string }

/** Hands e-mail to a server. */
export type EmailSender = {
  readonly kind: 'outbox' | 'smtp'
  /** @throws DeliveryError when the server did not take the message. */
  send(message: EmailMessage): Promise<void>
  close(): Promise<void>
}
