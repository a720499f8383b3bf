import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const GRACE_MS = 10_000

/**
 * Follows the connections of an HTTP server from before it listens. `close` ends those without a request at once, also
 * those whose headers are incomplete, and every other one after its last answer, or after ten seconds. Node itself waits
 * for the next request on connections that become idle after `server.close()`, and no longer ends slow headers.
 */
export function followConnections(server: Server) {
  /** Requests that are being answered, by connection. */
  const connections = new Map<Socket, number>()
  let isClosing = false
  server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response: ServerResponse) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (connections.get(socket) ?? 1) - 1
      if (socket.destroyed) return
      connections.set(socket, left)
      if (isClosing && left === 0) socket.destroySoon()
    })
  })
  return {
    close() {
      isClosing = true
      for (const [socket, requests] of connections) if (requests === 0) socket.destroySoon()
      setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy()
      }, GRACE_MS).unref()
    },
  }
}
