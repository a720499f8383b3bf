import { problemsOf, type Check } from '@markwright/operations/health-checks'
import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Answers `/healthz` with 200 while the process lives, `degraded` while something it depends on does not answer, and
 * `/readyz` with 200 only while all of it does.
 */
export async function serveHealth(options: {
  host: string
  port: number
  check: () => Promise<Record<string, Check>>
}) {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body))
    const describe = async () => {
      if (request.url !== '/healthz' && request.url !== '/readyz') return answer(404, { error: 'not found' })
      const checks = await options.check()
      const problems = problemsOf(checks)
      if (request.url === '/healthz')
        return answer(200, { status: problems.length > 0 ? 'degraded' : 'up', problems, checks })
      return answer(problems.length > 0 ? 503 : 200, { status: problems.length > 0 ? 'notReady' : 'ready', checks })
    }
    describe().catch(() => answer(500, { error: 'failed' }))
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
