import { currentUserKey } from '../session/current-user.ts'

/** Spec 1 §3: order status is stored in local storage as a map from order id to status. */
const NAME = 'order-status'
const ENTRIES_MAX = 500

type Statuses = Record<string, number>

function read(): Statuses {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(currentUserKey(NAME)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Statuses) : {}
  } catch {
    return {}
  }
}

/** The status in which the current user has last seen an order; undefined where they have not. */
export const seenStatus = (orderId: string): number | undefined => read()[orderId]

/** Remembers the statuses that the current user sees; the orders that were seen longest ago are forgotten. */
export function rememberStatuses(orders: readonly { id: string; status: number }[]): void {
  const seen = read()
  for (const { id, status } of orders) {
    // What is written again moves to the end.
    delete seen[id]
    seen[id] = status
  }
  try {
    const latest = Object.entries(seen).slice(-ENTRIES_MAX)
    window.localStorage.setItem(currentUserKey(NAME), JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // A full or forbidden storage costs no more than the mark of what has changed.
  }
}
