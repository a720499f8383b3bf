import { observeIndexes } from '@markwright/operations/metrics'
import { startHeartbeat } from '@markwright/operations/service-processes'
import packageJson from '../../../package.json' with { type: 'json' }
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import { createConsoleRepository } from './console.repository.ts'
import { consoleHandlers } from './console.routes.ts'
import { createOperationsConsole } from './console.ts'
import { operationsHandlers } from './operations.routes.ts'
import { createOperationsService } from './operations.service.ts'

type Dependencies = { identity: { clientAuthorization: string; passwordKey: string } }

export function createOperationsModule(platform: Platform, deps: Dependencies) {
  const { pool, queues, keyValueStore, index, settings, metrics, shutdown, dispatchJob, listIndexes, onError } =
    platform
  const operations = createOperationsService({
    version: packageJson.version,
    pingDatabase: () => pool.query('SELECT 1'),
    queue: queues,
    keyValueStore,
    index: { kind: settings.MARK_INDEX, status: index.status },
    site: {
      clientAuthorization: deps.identity.clientAuthorization,
      passwordKey: deps.identity.passwordKey,
      isDemonstration: [
        settings.SMS_PROVIDER,
        settings.EMAIL_PROVIDER,
        settings.WECHAT_PROVIDER,
        settings.PAYMENT_PROVIDER,
        settings.INVOICE_PROVIDER,
      ].some((provider) => provider === 'outbox' || provider === 'sandbox'),
      operator: settings.OPERATOR_NAME,
      contact: settings.OPERATOR_CONTACT ?? null,
      miniProgramUrl: settings.MINI_PROGRAM_URL ?? null,
    },
  })
  metrics.observeDependencies(operations.runChecks)
  observeIndexes(metrics, listIndexes)
  const heartbeat = startHeartbeat({ pool, kind: 'api', version: packageJson.version, indexes: listIndexes, onError })
  shutdown.onClose('heartbeat', () => heartbeat.close())
  const operationsConsole = createOperationsConsole({
    repository: createConsoleRepository({ pool, dataDir: settings.DATA_DIR }),
    dispatchJob,
    now: platform.now,
  })
  return {
    handlers: { ...operationsHandlers(operations), ...consoleHandlers(operationsConsole) },
    api: pick(operations, 'getSite'),
  }
}
