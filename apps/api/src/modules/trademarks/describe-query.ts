import { jurisdictions } from '@markwright/domain/places/countries'
import { requestsImage, writeCondition } from '@markwright/domain/marks/condition-text'
import { conditionFields } from '@markwright/domain/marks/search-conditions'
import { joinList, shortList } from '@markwright/domain/marks/search-list'
import { dayFields } from '@markwright/domain/marks/search-query'
import { combinedStatuses, DEFAULT_STATUSES, DEFAULT_STATUSES_EUROPE } from '@markwright/domain/marks/trademark-status'
import { hasImage, type WireQuery } from './canonicalize-query.ts'

/** A query as the log shows it: in words, with the address that runs it again. */
export type DescribedQuery = { content: string; address: string | null }

const criteria = [
  'tradeMarkText',
  'applicationNumber',
  'registerNumber',
  'tmApplicant',
  'tmAddress',
  'tmAgent',
  'goods',
] as const

/** So long is an address that the log keeps: of some 1,400 numbers. */
const ADDRESS_LENGTH_MAX = 16_000

/**
 * `address` is null where no form of the site has such a query, and where it would be too long to keep. An image that is
 * not a file yet has none.
 */
export function describeQuery(query: WireQuery): DescribedQuery {
  const criterion = criteria.find((field) => query[field]?.trim())
  const codes = query.viennaChoosedArr?.join(';') ?? ''
  const conditions = query.conditions ?? []
  const isList = criterion?.endsWith('Number') ?? false
  const typed = criterion ? (query[criterion] ?? '').trim() : codes
  const text = isList ? joinList(typed) : typed
  const { country, classify = '', similarGroup = '' } = query
  const plain = [...criteria.map((field) => describeCriterion(field, query)), codes, hasImage(query) ? IMAGE : '']
  const before = plain.filter(Boolean)
  const described = conditions.map((condition, at) => describeCondition(condition, at === 0 && before.length === 0))
  const sought = [...before, ...described].join(' ')
  const content = [sought, describeCountries(country), classify.trim(), similarGroup.trim()].filter(Boolean).join(' · ')
  const status = statusOf(query)
  const isMixed = conditions.length > 0 && text !== ''
  const imgFile = query.imgFile?.trim()
  const isImageInForm = Boolean(imgFile) && text === '' && conditions.length === 0 && similarGroup.trim() === ''
  const isInForm = !isMixed && (!hasImage(query) || isImageInForm) && query.fastOrHigh === 1 && !query.expiryDate
  if (!sought || !isInForm || status === null) return { content, address: null }

  const isName = criterion === 'tradeMarkText'
  const isParty = criterion === 'tmApplicant' || criterion === 'tmAddress' || criterion === 'tmAgent'
  const hasWay = isName ? query.queryWay !== 'similar' : isParty && query.queryWay === 'term'
  const isDefaultCountry = country.join() === 'CN'
  const entries: Record<string, string | false | undefined> = {
    ...(imgFile ? { imgFile, crop: query.crop ? describeCrop(query.crop) : '' } : { [criterion ?? 'vienna']: text }),
    queryWay: hasWay && query.queryWay,
    degree: (isName || imgFile || conditions.length > 0) && query.degree !== 'middle' && query.degree,
    country: !isDefaultCountry && (country.length === jurisdictions.length ? 'all' : country.join(';')),
    classify: classify.trim(),
    similarGroup: similarGroup.trim(),
    status,
    ...Object.fromEntries(dayFields.map((field) => [field, query[field]?.join(';') ?? false])),
  }
  const input = Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const rows = conditions.map((condition): [string, string] => ['c', writeCondition(condition)])
  const page = imgFile ? '/imageSearch' : rows.length > 0 ? '/nPQ' : '/combinedQuery'
  const address = `${page}?${new URLSearchParams([...rows, ...input]).toString()}`
  return { content, address: address.length > ADDRESS_LENGTH_MAX ? null : address }
}

const describeCrop = ({ x, y, width, height }: NonNullable<WireQuery['crop']>) => [x, y, width, height].join(',')

/** An image, for readers of any language; screen readers name it in theirs. */
const IMAGE = '🖼'
const signs = { AND: '+', OR: '|', NOT: '−' } as const

function describeCriterion(field: (typeof criteria)[number], query: WireQuery): string {
  const text = (query[field] ?? '').trim()
  return field.endsWith('Number') ? shortList(joinList(text)) : text
}

/** What is requested, without the words of a language; whether a mark is valid by the field: `SFYX=1`. */
function describeCondition(
  { op, field, way, value }: NonNullable<WireQuery['conditions']>[number],
  isFirst: boolean,
): string {
  const text = value.trim().replace(/;$/, '')
  const { kind } = conditionFields[field]
  if (requestsImage({ field, way })) return isFirst && op !== 'NOT' ? IMAGE : `${signs[op]} ${IMAGE}`
  const shown = kind === 'flag' ? `${field}=${text}` : kind === 'numbers' ? shortList(text) : text
  return isFirst && op !== 'NOT' ? shown : `${signs[op]} ${shown}`
}

const COUNTRIES_LISTED_MAX = 6

const describeCountries = (codes: readonly string[]): string =>
  codes.length > COUNTRIES_LISTED_MAX ? `${codes.slice(0, 3).join(';')}… (${codes.length})` : codes.join(';')

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
