import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createLogger } from '../../packages/runtime/src/index.ts'
import { buildApp } from '../../apps/api/src/app.ts'
import { createModules } from '../../apps/api/src/modules.ts'
import { createPlatform, type Platform } from '../../apps/api/src/platform.ts'
import { parseSettings } from '../../packages/config/src/index.ts'
import { asRuntimeRole } from './runtime-role.ts'

/**
 * The API as it runs in production, over a real database and index; answers outside the contract are errors. `changes` are
 * of what its modules are built on.
 */
export async function startApi(environment: Record<string, string | undefined>, changes: Partial<Platform> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'))
  const settings = parseSettings({
    DATA_DIR: dataDir,
    INDEX_SNAPSHOT: 'false',
    APP_SECRET: 'of-tests-only-and-32-characters!',
    ...environment,
    DATABASE_URL: asRuntimeRole(environment['DATABASE_URL']),
  })
  const steps: (() => unknown)[] = []
  const logger = createLogger({ name: 'test', level: 'silent' })
  const closing = new Map<string, () => unknown>()
  const onClose = (name: string, close: () => unknown) => {
    steps.push(close)
    closing.set(name, close)
  }
  const platform = await createPlatform(settings, logger, { onClose })
  const app = await buildApp(createModules({ ...platform, ...changes }), {
    trustedProxies: settings.TRUSTED_PROXIES,
    publicUrl: settings.PUBLIC_URL,
    requestsPerSecond: 10_000,
    checkReplies: true,
  })

  const ready = async (version = 0) => {
    for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 50) {
      const { status, checks } = (await app.inject('/readyz')).json()
      if (status === 'ready' && checks.index.version >= version) return
      await pause(50)
    }
    throw new Error('the API does not get ready')
  }
  return {
    app,
    dataDir,
    stores: { redisUrl: settings.REDIS_URL ?? null, databaseUrl: environment['DATABASE_URL']! },
    ready,
    /** Waits for the text messages that are being sent: a request does not. */
    async smsSent() {
      await closing.get('text messages that are under way')!()
    },
    /** A search by a visitor at an address of the internet. */
    async search(query: object, { visitor = '203.0.113.7', language = 'cn' } = {}) {
      const response = await app.inject({
        method: 'POST',
        url: `/common/query/search/v2?lang=${language}`,
        headers: { 'x-forwarded-for': visitor },
        payload: query,
      })
      return { status: response.statusCode, ...response.json() }
    },
    async close() {
      await app.close()
      for (const close of steps.toReversed()) await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestApi = Awaited<ReturnType<typeof startApi>>
