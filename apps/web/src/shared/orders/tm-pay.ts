const KEY = 'tmPay'

/** Spec 1 §3: session state of the orders that are being paid, for anyone who comes back from a page of a provider. */
export function rememberPaying(orderIds: readonly string[], { isOfAnnuities = false } = {}): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ orderIds, ...(isOfAnnuities && { of: 'annuities' }) }))
  } catch {
    // The address has them too, unless a provider has lost it.
  }
}

/** The same for somebody who pays by a link. */
export function rememberPayingBy(token: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ orderIds: [], link: token }))
  } catch {
    // The link itself leads back.
  }
}

/** The link by which something was being paid last in this tab; null where it was paid without one. */
export function payingBy(): string | null {
  const link = stored()?.link
  return typeof link === 'string' ? link : null
}

/** The orders that were being paid last in this tab. */
export function payingOrders(): string[] {
  const ids = stored()?.orderIds
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Whether they are those, and are orders of annuities. */
export const arePayingAnnuities = (orderIds: readonly string[]): boolean =>
  stored()?.of === 'annuities' && payingOrders().join(';') === orderIds.join(';')

type Stored = { orderIds?: unknown; of?: unknown; link?: unknown } | null

function stored(): Stored {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Stored
  } catch {
    return null
  }
}
