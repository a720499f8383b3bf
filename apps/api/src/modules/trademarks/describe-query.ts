import { jurisdictions } from '@markwright/domain/countries'
import { dayFields } from '@markwright/domain/search-query'
import { combinedStatuses, DEFAULT_STATUSES, DEFAULT_STATUSES_EUROPE } from '@markwright/domain/trademark-status'
import type { WireQuery } from './read-query.ts'

/** A question as a member finds it again in the log: in words, and where the site asks it. */
export type DescribedQuery = { content: string; address: string | null }

const criteria = [
  'tradeMarkText',
  'applicationNumber',
  'registerNumber',
  'tmApplicant',
  'tmAddress',
  'tmAgent',
] as const

/** `address` is null where the form of the site cannot ask the same. */
export function describeQuery(query: WireQuery): DescribedQuery {
  const criterion = criteria.find((field) => query[field]?.trim())
  const text = criterion ? (query[criterion] ?? '').trim() : ''
  const { country, classify = '' } = query
  const content = [text, country.join(';'), classify.trim()].filter(Boolean).join(' · ')
  const status = statusOf(query)
  if (!criterion || status === null) return { content, address: null }

  const isName = criterion === 'tradeMarkText'
  const hasWay = isName ? query.queryWay !== 'similar' : query.queryWay === 'term' && !criterion.endsWith('Number')
  const isDefaultCountry = country.join() === 'CN'
  const entries: Record<string, string | false> = {
    [criterion]: text,
    queryWay: hasWay && query.queryWay,
    degree: isName && query.degree !== 'middle' && query.degree,
    country: !isDefaultCountry && (country.length === jurisdictions.length ? 'all' : country.join(';')),
    classify: classify.trim(),
    status,
    ...Object.fromEntries(dayFields.map((field) => [field, query[field]?.join(';') ?? false])),
  }
  const given = Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { content, address: `/combinedQuery?${new URLSearchParams(given).toString()}` }
}

/** The codes as the form words them, empty for the default; null where no choice of the form stands for them. */
function statusOf({ status, statusEurope }: WireQuery): string | null {
  const isDefault = status === DEFAULT_STATUSES && [undefined, '', DEFAULT_STATUSES_EUROPE].includes(statusEurope)
  if (isDefault) return ''
  const codes = new Set(status.split(';').map(Number))
  const areChoices = combinedStatuses.every(
    ({ codes: choice }) => choice.every((code) => codes.has(code)) || !choice.some((code) => codes.has(code)),
  )
  return areChoices && statusEurope === status ? status : null
}
