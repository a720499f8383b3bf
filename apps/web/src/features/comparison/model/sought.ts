import type { ComparedIds } from '@markwright/api-client/models/comparedIds'
import type { QueryCondition } from '@markwright/api-client/models/queryCondition'
import type { SoughtAddress } from '../../../shared/lib/paths.ts'

/** Of what was searched for, among the ids of records. */
export const SOUGHT_ID = 'query'

const names = ['name', 'image', 'country', 'classify', 'similarGroup'] as const

/** What was searched for, by the address; null where only records are compared. */
export function readSought(parameters: URLSearchParams): SoughtAddress | null {
  const input = names.flatMap((name) => {
    const value = parameters.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  const sought: SoughtAddress = Object.fromEntries(input)
  return sought.name || sought.image ? sought : null
}

/** The comparison as the contract words it. */
export function toCompared(ids: string[], sought: SoughtAddress | null): ComparedIds {
  if (!sought) return { ids }
  const { name, image, country, classify, similarGroup } = sought
  const conditions: QueryCondition[] = [
    ...(name ? [{ field: 'SBMC' as const, way: 'similar' as const, value: name }] : []),
    ...(image ? [{ field: 'SBTP' as const, way: 'similar' as const, value: image }] : []),
  ]
  const left = {
    conditions,
    degree: 'low' as const,
    ...(country && { country: country.split(';') }),
    ...(classify && { classify }),
    ...(similarGroup && { similarGroup }),
  }
  return { left, rightIds: ids }
}
