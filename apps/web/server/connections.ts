import { createCounters } from '@markwright/runtime/counters.ts'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitedAddress } from './client-address.ts'
import { type Refusal, refusalAt, refusals } from './refusals.ts'

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
}

/**
 * Refuses connections beyond `ofAddress` of one address, and beyond `ofAll`. Behind reverse proxies all connections are
 * theirs, and only the sum is limited; this machine itself counts as one.
 */
export function limitConnections(
  server: Server,
  { ofAll, ofAddress, isBehindProxy }: { ofAll: number; ofAddress: number; isBehindProxy: boolean },
): void {
  server.maxConnections = ofAll
  if (isBehindProxy) return
  const open = createCounters()
  server.on('connection', (socket) => {
    const address = limitedAddress(socket.remoteAddress ?? '')
    if (address === null) return
    if (open.take(address, ofAddress)) return void socket.once('close', () => open.release(address))
    refuse(socket, '', refusals.tooMany, ['retry-after: 5'])
    socket.destroySoon()
  })
}

/** Answers what is no HTTP that could be passed on, such as headers without end, in the form of the API. */
export function refuseUnreadable(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket) {
  if (!socket.writable) return
  const { rawPacket } = error
  // The first line of the request may have arrived before.
  const arrived = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 200) : ''
  const url = /^[A-Z]+ (\S*)/.exec(arrived)?.[1] ?? ''
  const byCode: Record<string, Refusal> = {
    HPE_HEADER_OVERFLOW: refusals.tooLarge,
    ERR_HTTP_REQUEST_TIMEOUT: refusals.tooSlow,
  }
  refuse(socket, url, byCode[error.code ?? ''] ?? refusals.unreadable)
}

function refuse(socket: Socket, url: string, refusal: Refusal, headers: string[] = []) {
  const { type, body } = refusalAt(url, '', refusal)
  const head = [
    `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...headers,
  ]
  socket.end([...head, '', body].join('\r\n'))
}
