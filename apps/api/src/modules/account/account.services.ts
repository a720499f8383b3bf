import type { Db } from '@markwright/db'
import type { Entitlements } from '@markwright/entitlements'
import type { Trials } from '../entitlements/index.ts'
import type { Passwords, Sessions, SmsCodes, Tickets, Wechat } from '../identity/index.ts'
import type { SecurityNotices } from '../notices/index.ts'
import { createAccountSecurity } from './account-security.ts'
import { createAccountRepository } from './account.repository.ts'
import { createContactsRepository } from './contacts.repository.ts'
import { createContacts } from './contacts.ts'
import { createProfiles } from './profile.ts'
import { createSearchLogsRepository } from './search-logs.repository.ts'
import { createSearchLogs } from './search-logs.ts'
import { createServiceAuthority } from './service-authority.ts'

/** Everything that members do with their own account. */
export function createAccountServices(deps: {
  db: Db
  passwords: Passwords
  smsCodes: SmsCodes
  tickets: Tickets
  sessions: Sessions
  wechat: Wechat
  notices: SecurityNotices
  entitlements: Pick<Entitlements, 'usage' | 'findCard'>
  trials: Trials
  countMonitors: (accountId: string) => Promise<number>
  siteUrl: string
  listLoadedOffices: () => Promise<string[]>
  now: () => Date
  onError: (error: unknown) => void
}) {
  const { db } = deps
  const repository = createAccountRepository(db)
  return {
    profiles: createProfiles({ repository }),
    security: createAccountSecurity({ repository, ...deps }),
    searchLogs: createSearchLogs({ ...deps, repository: createSearchLogsRepository(db) }),
    authority: createServiceAuthority(deps),
    contacts: createContacts({ repository: createContactsRepository(db) }),
    trials: deps.trials,
    findCard: deps.entitlements.findCard,
    now: deps.now,
  }
}
export type AccountServices = ReturnType<typeof createAccountServices>
