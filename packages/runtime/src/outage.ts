const codes = new Set([
  // The disk is full or can only be read.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL shuts down, has crashed, or starts.
  '57P01',
  '57P02',
  '57P03',
  // It has no disk, memory or connections left, or cannot read or write its files.
  '53000',
  '53100',
  '53200',
  '53300',
  '58030',
  // Prisma: no server, no answer, connection closed, no free connection.
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
])
const adapterKinds = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout', 'TlsConnectionError'])
const redisErrors =
  /^(Client(Offline|Closed)|SocketClosedUnexpectedly|(Connection|Socket|)Timeout|(Socket|Command)TimeoutDuringMaintenance|DisconnectsClient|ReconnectStrategy)Error$/
/** Replies of a Redis that loads its data, cannot write it, has no memory left, or is a replica. */
const redisReplies = /^(LOADING|MISCONF|OOM|READONLY|BUSY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN) /
const words = /Connection terminated|timeout exceeded when trying to connect|the database system is/

/** `originalCode`: that of PostgreSQL, where Prisma names the statement that failed by a code of its own. */
type AdapterCause = { kind?: string; code?: string; originalCode?: string }
type Failure = Error & { code?: string; meta?: { driverAdapterError?: { cause?: AdapterCause } } }

/** Whether the database, the key-value store or room on the disk is missing, which is no fault of the call. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message, cause, meta, constructor } = error as Failure
  const adapter = meta?.driverAdapterError?.cause ?? {}
  return (
    codes.has(code) ||
    adapterKinds.has(adapter.kind ?? '') ||
    codes.has(adapter.originalCode ?? adapter.code ?? '') ||
    redisErrors.test(constructor.name) ||
    redisReplies.test(message) ||
    words.test(message) ||
    isOutage(cause) ||
    (error instanceof AggregateError && error.errors.some(isOutage))
  )
}
