import type { Platform } from '../../platform.ts'
import type { Trials } from '../entitlements/index.ts'
import type { IdentityService } from '../identity/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { accountHandlers } from './account.routes.ts'
import { createAccountServices } from './account.services.ts'

export function createAccountModule(
  { db, entitlements, settings, now, logError }: Platform,
  deps: {
    identity: IdentityService
    notices: SecurityNotices
    trials: Trials
    countMonitors: (accountId: string) => Promise<number>
    /** Offices of which the register has records. */
    listLoadedOffices: () => Promise<string[]>
  },
) {
  const account = createAccountServices({
    ...deps.identity,
    ...deps,
    db,
    entitlements,
    siteUrl: settings.PUBLIC_URL,
    now,
    onError: (err) => logError(err, 'a search could not be logged'),
  })
  return { handlers: accountHandlers(account), searchLogs: account.searchLogs }
}
