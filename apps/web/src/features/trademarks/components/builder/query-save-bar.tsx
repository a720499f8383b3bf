import type { ReactNode } from 'react'
import { type Query, toWireQuery } from '../../model/query.ts'
import { watchPath } from '../../model/watch-address.ts'
import { SaveBar } from './save-bar.tsx'
import { useFormattedCondition } from './use-formatted-condition.ts'

/** Saves a query, named by its conditions; a plain one names itself well enough. */
export function QuerySaveBar({ query, children }: { query: Query; children?: ReactNode }) {
  const formatCondition = useFormattedCondition()
  return (
    <SaveBar
      query={toWireQuery(query)}
      name={query.conditions.map(formatCondition).join(' ')}
      watchPath={watchPath(query)}
    >
      {children}
    </SaveBar>
  )
}
