import { problemsOf, type Check } from '@markwright/operations/health-checks'
import { mayReadMetrics, type Metrics } from '@markwright/operations/metrics'
import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Answers `/healthz` with 200 while the process lives, `degraded` while something it depends on does not answer, and
 * `/readyz` with 200 only while all of it does. `/metrics` answers those who may read it.
 */
export async function serveHealth(options: {
  host: string
  port: number
  check: () => Promise<Record<string, Check>>
  metrics: Pick<Metrics, 'render'>
  /** Anyone who sends it may read the metrics; without it, programs on the same machine. */
  metricsToken: string | undefined
}) {
  const server = createServer((request, response) => {
    const result = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body))
    const describe = async () => {
      const caller = { address: request.socket.remoteAddress, headers: request.headers }
      if (request.url === '/metrics' && mayReadMetrics(caller, options.metricsToken)) {
        const { type, body } = await options.metrics.render()
        return response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
      }
      if (request.url !== '/healthz' && request.url !== '/readyz') return result(404, { error: 'not found' })
      const checks = await options.check()
      const problems = problemsOf(checks)
      if (request.url === '/healthz')
        return result(200, { status: problems.length > 0 ? 'degraded' : 'up', problems, checks })
      return result(problems.length > 0 ? 503 : 200, { status: problems.length > 0 ? 'notReady' : 'ready', checks })
    }
    describe().catch(() => result(500, { error: 'failed' }))
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
