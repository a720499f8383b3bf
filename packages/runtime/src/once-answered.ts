import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const waiting = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `done` once the answer was sent or its connection has ended, at once where it has already. A request itself closes
 * with its body, and an answer that waits for another one of its connection does not notice the end of it.
 */
export function onceAnswered({ socket }: IncomingMessage, response: ServerResponse, done: () => void): void {
  if (socket.destroyed || response.writableFinished) return done()
  const ofSocket = waiting.get(socket) ?? new Set()
  if (!waiting.has(socket)) {
    waiting.set(socket, ofSocket)
    socket.once('close', () => {
      for (const each of ofSocket) each()
    })
  }
  const once = () => {
    if (ofSocket.delete(once)) done()
  }
  ofSocket.add(once)
  response.once('finish', once)
  response.once('close', once)
}
