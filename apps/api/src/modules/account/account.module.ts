import type { Platform } from '../../platform.ts'
import type { Trials } from '../entitlements/index.ts'
import type { Passwords, Sessions, SmsCodes, Tickets, Wechat } from '../identity/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { accountHandlers } from './account.routes.ts'
import { createAccountServices } from './account.services.ts'

type Dependencies = {
  entitlements: { findTrial: Trials['find'] }
  identity: { passwords: Passwords; sessions: Sessions; smsCodes: SmsCodes; tickets: Tickets; wechat: Wechat }
  monitoring: { monitors: { count: (accountId: string) => Promise<number> } }
  notices: Pick<SecurityNotices, 'notify'>
  trademarks: { listLoadedOffices: () => Promise<string[]> }
}

export function createAccountModule({ db, entitlements, now }: Platform, deps: Dependencies) {
  const account = createAccountServices({
    db,
    identity: deps.identity,
    notices: deps.notices,
    entitlements,
    findTrial: deps.entitlements.findTrial,
    countMonitors: deps.monitoring.monitors.count,
    listLoadedOffices: deps.trademarks.listLoadedOffices,
    now,
  })
  return { handlers: accountHandlers(account) }
}
