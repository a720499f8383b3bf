import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** A request as it arrived; `rawQuery` is what followed `?`, not decoded. */
export type ReceivedRequest = {
  method: string
  path: string
  rawQuery: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: string
}

/** `silence` never answers. */
export type FakeResponse =
  | { status?: number; headers?: Record<string, string>; body: string | Buffer | object }
  | 'silence'

export type FakeProvider = { baseUrl: string; requests: ReceivedRequest[]; close(): void }

/** An HTTP server of this machine that stands in for a provider, takes `delayMs` to answer and saves its requests. */
export async function startFakeProvider(
  response: (request: ReceivedRequest) => FakeResponse,
  delayMs = 0,
): Promise<FakeProvider> {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const request = {
      method: incoming.method ?? '',
      path: url.pathname,
      rawQuery: url.search.slice(1),
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      body: await text(incoming),
    }
    requests.push(request)
    const input = response(request)
    if (input === 'silence') return
    if (delayMs > 0) await pause(delayMs)
    const { body } = input
    outgoing.writeHead(input.status ?? 200, input.headers)
    outgoing.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A port of this machine at which nobody listens. */
export async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
