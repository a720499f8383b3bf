import { requestCancel } from '@markwright/jobs'
import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { StoreFile } from '../files/index.ts'
import type { IdentityService } from '../identity/index.ts'
import type { RetryReport } from '../reports/index.ts'
import { backofficeHandlers } from './backoffice.routes.ts'
import { createBackoffice } from './backoffice.services.ts'

export function createBackofficeModule(
  { db, pool, builder, entitlements, keyValueStore, limits, secrets, dispatchJob, settings, now }: Platform,
  deps: { humanCheck: HumanCheck; identity: IdentityService; storeFile: StoreFile; retryReport: RetryReport },
) {
  const backoffice = createBackoffice({
    db,
    pool,
    builder,
    retryReport: deps.retryReport,
    usage: entitlements,
    siteUrl: settings.PUBLIC_URL,
    keyValueStore,
    limits,
    secrets,
    passwords: deps.identity.passwords,
    humanCheck: deps.humanCheck,
    forgetAttempts: deps.identity.passwordSignIn.forgetAttempts,
    dispatchJob,
    cancelJob: (id) => requestCancel(pool, id),
    storeFile: deps.storeFile,
    operator: settings.OPERATOR_NAME,
    storesMessages: settings.SMS_PROVIDER === 'outbox' || settings.EMAIL_PROVIDER === 'outbox',
    outboxKey: settings.OUTBOX_KEY,
    now,
  })
  return { handlers: backofficeHandlers(backoffice), signIn: backoffice.signIn }
}
