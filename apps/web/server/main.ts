import { loadSettings } from '@markwright/config'
import { createLogger, createShutdown } from '@markwright/runtime'
import { fileURLToPath } from 'node:url'
import { buildWebServer } from './app.ts'

const settings = loadSettings(['LOG_LEVEL', 'LOG_FORMAT', 'WEB_HOST', 'WEB_PORT', 'API_URL', 'PUBLIC_URL'])
const logger = createLogger({ name: 'web', level: settings.LOG_LEVEL, format: settings.LOG_FORMAT })
const shutdown = createShutdown(logger)
shutdown.listen()

const pages = fileURLToPath(new URL('../pages', import.meta.url))
const app = await buildWebServer({ pages, apiUrl: settings.API_URL, publicUrl: settings.PUBLIC_URL, logger })
shutdown.onClose('http', () => app.close())
await app.listen({ host: settings.WEB_HOST, port: settings.WEB_PORT })
