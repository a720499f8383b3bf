import type { Member } from '../../kernel/session.ts'
import type { Searcher } from './search-quota.ts'

/** Who searches by this call. */
export const searcherOf = ({ member, request }: { member: Member | null; request: { ip: string } }): Searcher => ({
  accountId: member?.id ?? null,
  ip: request.ip,
  client: member?.client,
})
