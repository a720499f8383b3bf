import { listQuery } from './list-query.ts'
import type { ListAddress } from '../../../shared/list/use-list-address.ts'

/** Soon enough for anyone who waits for a code; the server answers 30 times a minute. */
const REFRESH_MS = 5000

/** The outbox, requested again and again. */
export const outboxQuery = { ...listQuery, refetchInterval: REFRESH_MS } as const

/** What the outbox is requested by an address. */
export function outboxQuestion({ page, size, text }: ListAddress) {
  const keyword = text('keyword').trim()
  return { current: page, size, ...(keyword && { keyword }) }
}
