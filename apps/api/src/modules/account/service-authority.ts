import type { Searcher, SearchQuota } from '../trademarks/index.ts'

/** What somebody may use of the trademark services today. */
export function createServiceAuthority(deps: {
  quota: SearchQuota
  /** Codes of the registers that are loaded. */
  listLoadedOffices: () => Promise<string[]>
}) {
  return {
    async find(searcher: Searcher) {
      const [standing, offices] = await Promise.all([deps.quota.usage(searcher), deps.listLoadedOffices()])
      return { standing, offices }
    },
  }
}
export type ServiceAuthority = ReturnType<typeof createServiceAuthority>
