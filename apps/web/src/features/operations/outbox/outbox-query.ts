import { listQuery } from '../../../shared/list/list-query.ts'

/** Soon enough for anyone who waits for a code; the server answers 30 times a minute. */
const REFRESH_MS = 5000

/** The outbox, requested again and again. */
export const outboxQuery = { ...listQuery, refetchInterval: REFRESH_MS } as const
