import { type Entitlements, type Subject, unitsLeft } from '@markwright/entitlements'
import type { Trials } from '../entitlements/index.ts'

/** What somebody may use of the trademark services today. */
export function createServiceAuthority(deps: {
  entitlements: Pick<Entitlements, 'usage'>
  findTrial: Trials['find']
  countMonitors: (accountId: string) => Promise<number>
  /** Codes of the registers that are loaded. */
  listLoadedOffices: () => Promise<string[]>
}) {
  const { entitlements } = deps
  return {
    async find(subject: Subject) {
      const { accountId } = subject
      const [search, offices, member] = await Promise.all([
        entitlements.usage(subject, 'search'),
        deps.listLoadedOffices(),
        accountId === null ? null : findOfMember({ ...subject, accountId }),
      ])
      return { search, offices, member }
    },
  }

  async function findOfMember(subject: Subject & { accountId: string }) {
    const { accountId } = subject
    const [report, bulk, monitoring, monitors, trial] = await Promise.all([
      entitlements.usage(subject, 'report'),
      entitlements.usage(subject, 'bulkQuery'),
      entitlements.usage(subject, 'monitoring'),
      deps.countMonitors(accountId),
      deps.findTrial(accountId, 27),
    ])
    return { report, reportsLeft: unitsLeft(report), bulk, monitoring, monitors, trial }
  }
}
export type ServiceAuthority = ReturnType<typeof createServiceAuthority>
