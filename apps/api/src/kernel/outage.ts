const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
])
const names =
  /^(ClientOfflineError|ClientClosedError|SocketClosedUnexpectedlyError|DisconnectsClientError|ReconnectStrategyError|SocketTimeoutError)$/
const messages =
  /Connection terminated|timeout exceeded when trying to connect|the database system is|DriverAdapterError: DatabaseNotReachable/

/** Whether the database or the key-value store is out of reach, which is no fault of the call. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name, message, cause } = error as Error & { code?: string }
  if ((code && codes.has(code)) || names.test(name) || names.test(error.constructor.name) || messages.test(message))
    return true
  return isOutage(cause) || (error instanceof AggregateError && error.errors.some(isOutage))
}
