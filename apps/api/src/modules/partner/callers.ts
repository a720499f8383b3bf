import type { Searcher } from '../trademarks/index.ts'
import type { Partner } from './authenticate-call.ts'

/** The client under which programs of partners are in the logs. */
export const PARTNER_CLIENT = 'partner'

const costsNothing = { used: 0, limit: 0, extraLeft: 0, resetAt: '' }

/** Who searches by a call; `reference` names what counts. A test key costs nothing. */
export const partnerSearcher = (
  { partner, ip }: { partner: Partner; ip: string },
  reference: string,
): Searcher & { accountId: string } => ({
  accountId: partner.accountId,
  ip,
  client: PARTNER_CLIENT,
  ...(partner.isTest ? { counted: costsNothing } : { callReference: reference }),
})

/** The instant as the partner API writes it. */
export const timestamp = (at: Date): string => at.toISOString()
export const nullableTimestamp = (at: Date | null): string | null => at && at.toISOString()
