import { listQuery } from '../list/list-query.ts'

const REFRESH_MS = 10_000

/** How what changes by itself is requested: anew every ten seconds while the page is in sight. */
export const liveQuery = { ...listQuery, refetchInterval: REFRESH_MS } as const
