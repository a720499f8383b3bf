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
import { createServiceAuthority } from './service-authority.ts'

/** Everything that members do with their own account. */
export function createAccountServices(deps: {
  db: Db
  identity: { passwords: Passwords; smsCodes: SmsCodes; tickets: Tickets; sessions: Sessions; wechat: Wechat }
  notices: SecurityNotices
  entitlements: Pick<Entitlements, 'usage' | 'findCard'>
  findTrial: Trials['find']
  countMonitors: (accountId: string) => Promise<number>
  /** Codes of the registers that are loaded. */
  listLoadedOffices: () => Promise<string[]>
  now: () => Date
}) {
  const { db } = deps
  const repository = createAccountRepository(db)
  return {
    profiles: createProfiles({ repository }),
    security: createAccountSecurity({ repository, ...deps.identity, notices: deps.notices }),
    authority: createServiceAuthority(deps),
    contacts: createContacts({ repository: createContactsRepository(db) }),
    findTrial: deps.findTrial,
    findCard: deps.entitlements.findCard,
    now: deps.now,
  }
}
export type AccountServices = ReturnType<typeof createAccountServices>
