import type { KeyValueStore } from '@markwright/key-value'
import { AppError } from '../../kernel/errors.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { identityErrors } from './identity.errors.ts'

const TICKET_SECONDS = 600

/** A ticket of the caller's own choice must be as hard to guess as ours are. */
const UNGUESSABLE = /^[\w-]{22,64}$/

/** What a ticket lets its holder do, once. */
export type TicketPurpose = 'resetPassword' | 'bindWechat' | 'changePassword' | 'changePhone' | 'changeWechat'

export type Ticket = { token: string; expiresIn: number }

/** Proofs of a first step that the second step requires, good for ten minutes. */
export function createTickets({ keyValueStore }: { keyValueStore: KeyValueStore }) {
  const place = (purpose: TicketPurpose, token: string) => `ticket:${purpose}:${hashToken(token)}`

  return {
    /** `expiresIn` is in seconds. The caller's own `token` is used where nobody can guess it. */
    async issue(purpose: TicketPurpose, subject: string, token?: string): Promise<Ticket> {
      const ticket = token !== undefined && UNGUESSABLE.test(token) ? token : newToken()
      await keyValueStore.set(place(purpose, ticket), subject, TICKET_SECONDS)
      return { token: ticket, expiresIn: TICKET_SECONDS }
    },

    /** The subject of a ticket, which stays good. */
    find: (purpose: TicketPurpose, token: string): Promise<string | null> => keyValueStore.find(place(purpose, token)),

    /** The subject of a ticket, which is good no longer; null where it never was. */
    getAndDelete: (purpose: TicketPurpose, token: string): Promise<string | null> =>
      keyValueStore.getAndDelete(place(purpose, token)),

    /** As `take`. @throws 10106 where the ticket is unknown, used or too old. */
    async spend(purpose: TicketPurpose, token: string): Promise<string> {
      const subject = await keyValueStore.getAndDelete(place(purpose, token))
      if (subject === null) throw new AppError(identityErrors.staleTicket)
      return subject
    },
  }
}
export type Tickets = ReturnType<typeof createTickets>
