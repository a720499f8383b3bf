import { once } from 'node:events'
import { createServer } from 'node:http'

/** Answers `/healthz` while the process lives and `/readyz` while what it stands on answers. */
export async function serveHealth(options: { host: string; port: number; ready: () => Promise<void> }) {
  const server = createServer((request, response) => {
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(body)
    if (request.url === '/healthz') answer(200, 'up')
    else if (request.url === '/readyz')
      options.ready().then(
        () => answer(200, 'ready'),
        () => answer(503, 'not ready'),
      )
    else answer(404, 'not found')
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
