import type { EmailSender } from './email.ts'
import type { SmsSender } from './sms.ts'

/** A message that was recorded instead of delivered; `subject` is null for all but e-mail. */
export type OutboxEntry = {
  /** A second entry with the same id is none. */
  id?: string
  channel: 'sms' | 'email' | 'wechat'
  to: string
  subject: string | null
  text: string
  createdAt: Date
}

/** Where recorded messages are stored for the back office to show. */
export type OutboxStore = { add(entry: OutboxEntry): Promise<void> }

/** Senders for development: nothing leaves the machine, and every message, codes included, can be read in the store. */
export function createOutbox(store: OutboxStore): { sms: SmsSender; email: EmailSender } {
  return {
    sms: {
      kind: 'outbox',
      send: ({ id, to, text }) =>
        store.add({ ...(id && { id }), channel: 'sms', to, subject: null, text, createdAt: new Date() }),
      async reach() {},
      has: () => true,
      async close() {},
    },
    email: {
      kind: 'outbox',
      send: ({ id, to, subject, text }) =>
        store.add({ ...(id && { id }), channel: 'email', to, subject, text, createdAt: new Date() }),
      async close() {},
    },
  }
}
