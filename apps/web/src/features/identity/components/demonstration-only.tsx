import { useGetSite } from '@markwright/api-client/operations'
import type { ReactNode } from 'react'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { NotFoundView } from '../../../shared/ui/feedback/not-found-view.tsx'

/** What exists on demonstration sites only; elsewhere there is no such page. */
export function DemonstrationOnly({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useGetSite({ query: { staleTime: Infinity } })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return data.isDemonstration ? children : <NotFoundView />
}
