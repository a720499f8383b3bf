/** The web server as a process of its own, before the API of `API_URL`, with the pages of an empty folder; prints where it listens. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebServer } from '../../apps/web/server/app.ts'
import { createLogger, createShutdown } from '../../packages/runtime/src/index.ts'

const shutdown = createShutdown(createLogger({ name: 'web', level: 'silent' }))
shutdown.listen()
const pages = mkdtempSync(join(tmpdir(), 'pages-'))
shutdown.onClose('pages', () => rmSync(pages, { recursive: true }))
const app = await buildWebServer({
  pages,
  apiUrl: process.env['API_URL']!,
  trustedProxies: Number(process.env['TRUSTED_PROXIES'] ?? 1),
})
shutdown.onClose('http', () => app.close())
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
