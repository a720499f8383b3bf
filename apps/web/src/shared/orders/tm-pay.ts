const KEY = 'tmPay'

/** Spec 1 §3: session state of the orders that are being paid, for anyone who comes back from a page of a provider. */
export function rememberPaying(orderIds: readonly string[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ orderIds }))
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
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    const link = (stored as { link?: unknown } | null)?.link
    return typeof link === 'string' ? link : null
  } catch {
    return null
  }
}

/** The orders that were being paid last in this tab. */
export function payingOrders(): string[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    const ids = (stored as { orderIds?: unknown } | null)?.orderIds
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
