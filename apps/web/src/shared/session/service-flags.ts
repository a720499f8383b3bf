import { useGetUsage } from '@markwright/api-client/entitlements'
import type { MeteredService } from '@markwright/api-client/models/meteredService'

/** Flags of the session (spec 1 §3), by the service whose use they stand for. */
const services = {
  trademark: 'search',
  patentSearch: 'patentSearch',
  patentTranslation: 'translation',
} as const satisfies Record<string, MeteredService>

/**
 * Whether the current user can use a product now, and how many units are left of today's and of trials and packages;
 * null until that is known.
 */
export function useServiceFlag(flag: keyof typeof services): { isOpen: boolean; left: number; limit: number } | null {
  const { data } = useGetUsage({ query: { staleTime: 0 } })
  const usage = data?.find(({ service }) => service === services[flag])
  if (!usage) return null
  const left = Math.max(0, usage.limitToday - usage.usedToday) + usage.extraLeft
  return { isOpen: left > 0, left, limit: usage.limitToday }
}
