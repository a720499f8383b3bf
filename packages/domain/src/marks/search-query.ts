import { type Checked, refused, type SearchProblem, searchProblem } from './search-problem.ts'
import {
  checkCharacters,
  checkClasses,
  checkCountries,
  checkDays,
  checkGroups,
  checkNumbers,
  checkStatuses,
  checkViennaCodes,
  TEXT_LENGTH_MAX,
} from './search-validation.ts'
import { DEFAULT_STATUSES, DEFAULT_STATUSES_EUROPE, isMainlandStatus } from './trademark-status.ts'

export const dayFields = ['appDate', 'trialDate', 'regDate', 'priorityDate', 'privateDate'] as const
export type DayField = (typeof dayFields)[number]

/** The fields of a trademark query that are checked here, as the contract names and shapes them. */
export type TrademarkQueryFields = {
  tradeMarkText?: string
  applicationNumber?: string
  registerNumber?: string
  tmApplicant?: string
  tmAddress?: string
  tmAgent?: string
  /** Goods or services as registers word them. */
  goods?: string
  /** Element codes, `4.1` and `6.3`. */
  viennaChoosedArr?: readonly string[]
  /** Whether an image was given. */
  image?: boolean
  country?: readonly string[]
  status?: string
  statusEurope?: string
  classify?: string
  /** Similar groups, `0301;0306`. */
  similarGroup?: string
  expiryDate?: readonly string[]
  filter?: Readonly<Record<string, readonly string[] | undefined>>
  queryId?: string
} & { readonly [Field in DayField]?: readonly string[] }

/** What is searched for. Texts are trimmed, numbers are keys (`numberKey`). */
export type Criterion =
  | { field: 'tradeMarkText' | 'tmApplicant' | 'tmAddress' | 'tmAgent' | 'goods'; text: string }
  | { field: 'applicationNumber' | 'registerNumber'; numbers: string[] }
  | { field: 'vienna'; codes: string[] }
  | { field: 'image' }

/** What is beside the criterion and narrows it. */
export type SearchFilters = {
  countries: string[]
  /** Empty for all 45. */
  classes: number[]
  /** Empty for all. */
  groups: string[]
  statuses: number[]
  /** For the offices outside mainland China. */
  statusesAbroad: number[]
  days: { [Field in DayField]?: [from: string, to: string] }
}

export type CheckedTrademarkQuery = SearchFilters & { criterion: Criterion }

/**
 * All the rules of spec 2 §5 for a trademark query: exactly one criterion, its characters or numbers, and the lists and
 * days beside it. Every problem is reported, those of the criterion first.
 */
export function checkTrademarkQuery(query: TrademarkQueryFields): Checked<CheckedTrademarkQuery> {
  const criterion = checkCriterion(query)
  const surroundings = checkFilters(query)
  if (criterion.ok && surroundings.ok) return { ok: true, value: { criterion: criterion.value, ...surroundings.value } }
  return { ok: false, problems: [criterion, surroundings].flatMap((checked) => (checked.ok ? [] : checked.problems)) }
}

/** Everything of a query but what is searched for. */
export function checkFilters(query: TrademarkQueryFields): Checked<SearchFilters> {
  const problems: SearchProblem[] = []
  const take = <Value>(checked: Checked<Value>): Value | undefined => {
    if (checked.ok) return checked.value
    problems.push(...checked.problems)
    return undefined
  }

  const countries = take(checkCountries('country', query.country ?? ['CN']))
  const classes = take(checkClasses('classify', query.classify ?? ''))
  const groups = take(checkGroups('similarGroup', query.similarGroup ?? ''))
  const statuses = take(checkStatuses('status', query.status || DEFAULT_STATUSES))
  // A combined choice such as `1;10` speaks of every office; codes of the mainland alone say nothing of the others.
  const combined = statuses?.some((status) => !isMainlandStatus(status)) ? query.status : undefined
  const abroad = query.statusEurope || combined || DEFAULT_STATUSES_EUROPE
  const statusesAbroad = take(checkStatuses('statusEurope', abroad))
  const days: SearchFilters['days'] = {}
  for (const field of dayFields) {
    const range = query[field]
    const checked = range?.length ? take(checkDays(field, range)) : undefined
    if (checked) days[field] = checked
  }
  const expiry = query.expiryDate?.length ? take(checkDays('privateDate', query.expiryDate)) : undefined
  if (expiry) days.privateDate = days.privateDate ? overlap(days.privateDate, expiry) : expiry
  const filtered = Object.values(query.filter ?? {}).some((values) => values && values.length > 0)
  if (filtered && !query.queryId) problems.push(searchProblem('noResultToFilter', 'filter'))

  const complete = countries && classes && groups && statuses && statusesAbroad
  return problems.length === 0 && complete
    ? { ok: true, value: { countries, classes, groups, statuses, statusesAbroad, days } }
    : { ok: false, problems }
}

/** The days of both ranges; it runs backwards, and so holds no day, where they have none in common. */
const overlap = (a: [string, string], b: [string, string]): [string, string] => [
  a[0] > b[0] ? a[0] : b[0],
  a[1] < b[1] ? a[1] : b[1],
]

const textCriteria = ['tradeMarkText', 'tmApplicant', 'tmAddress', 'tmAgent', 'goods'] as const
const numberCriteria = ['applicationNumber', 'registerNumber'] as const

/** What a query is filled with, of which it may have one. */
export function filledCriteria(query: TrademarkQueryFields): Criterion['field'][] {
  const filled = [...textCriteria, ...numberCriteria].filter((field) => query[field]?.trim())
  return [
    ...filled,
    ...(query.viennaChoosedArr?.some((code) => code.trim()) ? ['vienna' as const] : []),
    ...(query.image ? ['image' as const] : []),
  ]
}

/** Exactly one of name, image, element codes, numbers, applicant, address, agency and goods. */
export function checkCriterion(query: TrademarkQueryFields): Checked<Criterion> {
  const input = filledCriteria(query)
  const [field] = input
  if (field === undefined) return { ok: false, problems: [searchProblem('emptyQuery', 'tradeMarkText')] }
  if (input.length > 1) {
    const textAndImage = input.includes('tradeMarkText') && input.includes('image')
    const id = textAndImage ? 'textAndImage' : 'severalCriteria'
    return { ok: false, problems: input.map((each) => searchProblem(id, each)) }
  }
  if (field === 'image') return { ok: true, value: { field } }
  if (field === 'vienna') {
    const codes = checkViennaCodes(field, (query.viennaChoosedArr ?? []).join(';'))
    return codes.ok ? { ok: true, value: { field, codes: codes.value } } : codes
  }
  const text = query[field] ?? ''
  if (field === 'applicationNumber' || field === 'registerNumber') {
    const numbers = checkNumbers(field, text)
    return numbers.ok ? { ok: true, value: { field, numbers: numbers.value } } : numbers
  }
  if (text.length > TEXT_LENGTH_MAX)
    return refused('textTooLong', field, { limit: TEXT_LENGTH_MAX, value: String(text.length) })
  const checked = checkCharacters(field, text, field === 'tradeMarkText' ? 'mark' : 'party')
  if (!checked.ok) return checked
  return /[\p{L}\p{N}]/u.test(checked.value)
    ? { ok: true, value: { field, text: checked.value } }
    : { ok: false, problems: [searchProblem('emptyQuery', field)] }
}
