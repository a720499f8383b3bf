import { requestCancel } from '@markwright/jobs'
import { pick } from '../../kernel/pick.ts'
import type { Platform } from '../../platform.ts'
import type { HumanCheck } from '../captcha/index.ts'
import type { StoreFile } from '../files/index.ts'
import type { Passwords } from '../identity/index.ts'
import type { RetryReport } from '../reports/index.ts'
import { backofficeHandlers } from './backoffice.routes.ts'
import { createBackoffice } from './backoffice.services.ts'

type Dependencies = {
  captcha: Pick<HumanCheck, 'spend'>
  files: { storeFile: StoreFile }
  identity: { passwords: Passwords; forgetAttempts: (phone: string) => Promise<void> }
  reports: { retryReport: RetryReport }
}

export function createBackofficeModule(
  { db, pool, builder, entitlements, keyValueStore, limits, secrets, dispatchJob, settings, now }: Platform,
  deps: Dependencies,
) {
  const backoffice = createBackoffice({
    db,
    pool,
    builder,
    retryReport: deps.reports.retryReport,
    usage: entitlements,
    siteUrl: settings.PUBLIC_URL,
    keyValueStore,
    limits,
    secrets,
    passwords: deps.identity.passwords,
    humanCheck: deps.captcha,
    forgetAttempts: deps.identity.forgetAttempts,
    dispatchJob,
    cancelJob: (id) => requestCancel(pool, id),
    storeFile: deps.files.storeFile,
    operator: settings.OPERATOR_NAME,
    storesMessages: settings.SMS_PROVIDER === 'outbox' || settings.EMAIL_PROVIDER === 'outbox',
    outboxKey: settings.OUTBOX_KEY,
    now,
  })
  return {
    handlers: backofficeHandlers(backoffice),
    api: { ...pick(backoffice.signIn, 'findStaff'), ...pick(backoffice, 'requestApproval', 'listCreditRequests') },
  }
}
