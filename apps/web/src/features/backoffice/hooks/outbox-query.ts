import { listQuery } from './list-query.ts'
import type { ListAddress } from './use-list-address.ts'

/** Whoever waits for a code wants it at once. */
const REFRESH_MS = 4000

export const outboxQuery = { ...listQuery, refetchInterval: REFRESH_MS } as const

/** What the outbox is asked for by an address. */
export function outboxQuestion({ page, size, text }: ListAddress) {
  const keyword = text('keyword').trim()
  return { current: page, size, ...(keyword && { keyword }) }
}
