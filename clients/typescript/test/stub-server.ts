import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StubRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}
/** `hang`: no answer; `cut`: the connection ends. */
export type StubAnswer =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | 'hang'
  | 'cut'

/** Answers with what it was given, one after the other, and remembers its requests. */
export class StubServer {
  readonly requests: StubRequest[] = []
  answers: StubAnswer[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.requests.push({
          method: request.method ?? '',
          url: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        })
        const answer = this.answers.shift() ?? { status: 500, text: 'no answer is left' }
        if (answer === 'hang') return
        if (answer === 'cut') return void request.socket.destroy()
        const { status = 200, headers = {}, json, text } = answer
        const type = status < 400 ? 'application/json' : 'application/problem+json'
        response.writeHead(status, { 'content-type': type, ...headers })
        response.end(text ?? (json === undefined ? undefined : JSON.stringify(json)))
      })
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  reset() {
    this.requests.length = 0
    this.answers = []
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
