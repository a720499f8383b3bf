import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { classQueryKey, selectClasses } from '@markwright/domain/marks/class-selection'
import { jurisdictions } from '@markwright/domain/places/countries'
import { EARLIEST_DAY, LATEST_DAY } from '@markwright/domain/dates/day-span'
import type { WireCondition } from '@markwright/domain/marks/search-conditions'
import { shortList, splitList } from '@markwright/domain/marks/search-list'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { checkTrademarkQuery, dayFields, type DayField } from '@markwright/domain/marks/search-query'
import { checkClasses, NUMBERS_LENGTH_MAX, TEXT_LENGTH_MAX } from '@markwright/domain/marks/search-validation'
import { parseViennaCode } from '@markwright/domain/marks/vienna-code'
import { defaultStatusChoices, statusCodes, type StatusChoice } from './status-choices.ts'

/** What a query can go by; exactly one of them is requested (spec 2 §5). */
export const criteria = [
  'tradeMarkText',
  'applicationNumber',
  'registerNumber',
  'tmApplicant',
  'tmAddress',
  'tmAgent',
] as const
/** Those that the whole form has beside them. */
export const formCriteria = [...criteria, 'goods', 'vienna'] as const
export type CriterionField = (typeof formCriteria)[number]

export const degrees = ['high', 'middle', 'low'] as const
type Degree = (typeof degrees)[number]

type Way = 'similar' | 'term' | 'match'

/** Names are compared, parties are looked up, numbers are what they are. */
const ways: Record<CriterionField, readonly Way[]> = {
  tradeMarkText: ['similar', 'term', 'match'],
  applicationNumber: [],
  registerNumber: [],
  tmApplicant: ['match', 'term'],
  tmAddress: ['match', 'term'],
  tmAgent: ['match', 'term'],
  goods: [],
  vienna: [],
}
export const waysOf = (criterion: CriterionField) => ways[criterion]

/** Days as typed; an end left empty is open. */
export type DaySpan = { from: string; to: string }

/** Everything that decides what a query finds, as the form holds it. */
export type Query = {
  criterion: CriterionField
  text: string
  way: Way
  degree: Degree
  countries: readonly string[]
  /** As typed: `03;09`; empty for all 45. */
  classes: string
  /** Similar groups as typed: `0301;0306`. */
  groups: string
  statuses: readonly StatusChoice[]
  days: Readonly<Partial<Record<DayField, DaySpan>>>
  /** Of a combined query, which then has no criterion; `text` is the name by which its hits are compared, if any. */
  conditions: readonly WireCondition[]
}

export const defaultQuery: Query = {
  criterion: 'tradeMarkText',
  text: '',
  way: 'similar',
  degree: 'middle',
  countries: ['CN'],
  classes: '',
  groups: '',
  statuses: defaultStatusChoices,
  days: {},
  conditions: [],
}

const isNumberCriterion = (criterion: CriterionField) => criterion.endsWith('Number')

/** Whether the text has entries that are separated by semicolons. */
export const takesList = (criterion: CriterionField) => isNumberCriterion(criterion) || criterion === 'vienna'

/** Characters that a criterion takes; the API refuses more. */
export const textLengthMax = (criterion: CriterionField) =>
  isNumberCriterion(criterion) ? NUMBERS_LENGTH_MAX : TEXT_LENGTH_MAX

/** The text in a title. */
export const titleText = ({ criterion, text }: Pick<Query, 'criterion' | 'text'>) =>
  takesList(criterion) ? shortList(text) : text

/** Only similar names have a degree, and an explanation. */
export const comparesNames = ({ criterion, way, text, conditions }: Query) =>
  criterion === 'tradeMarkText' && (conditions.length > 0 ? text !== '' : way === 'similar')

/** The query by another criterion; a way that the criterion does not know becomes its first. */
export function withCriterion(query: Query, criterion: CriterionField): Query {
  const [first = 'similar'] = ways[criterion]
  const isKnown = ways[criterion].includes(query.way)
  return { ...query, criterion, way: isKnown ? query.way : first }
}

const queryModes: Partial<Record<CriterionField, 0 | 1 | 2>> = {
  tradeMarkText: 0,
  applicationNumber: 1,
  tmApplicant: 2,
}

/** `04.01;6.3` → 4.1 and 6.3, each once; what is no code stays as it was typed. */
export const typedViennaCodes = (text: string): string[] => {
  const codes = splitList(text).map(({ value }) => parseViennaCode(value) ?? value)
  return [...new Set(codes)].filter(Boolean)
}

/** The query as the contract words it. */
export function toWireQuery(query: Query): Omit<TrademarkQuery, 'filter'> {
  const { criterion, way, degree, countries, classes, groups, statuses, days, conditions } = query
  const text = query.text.trim()
  const chosen = checkClasses('classify', classes)
  // What is no list of classes is sent as typed, to be refused with its place.
  const requested = chosen.ok ? classQueryKey(selectClasses(chosen.value)) : classes.trim()
  const codes = sameList(statuses, defaultStatusChoices) ? undefined : statusCodes(statuses)
  const spans = dayFields.flatMap((field) => {
    const span = days[field]
    return span && (span.from || span.to) ? [[field, [span.from || EARLIEST_DAY, span.to || LATEST_DAY]]] : []
  })
  return {
    ...(conditions.length > 0
      ? { fastOrHigh: 1, conditions: [...conditions] }
      : criterion === 'vienna'
        ? { viennaChoosedArr: typedViennaCodes(text) }
        : { queryMode: queryModes[criterion], [criterion]: text }),
    ...(waysOf(criterion).length > 0 && conditions.length === 0 && { queryWay: way }),
    // Of conditions it counts for names and images only, and does no harm to others.
    ...((comparesNames(query) || conditions.length > 0) && { degree }),
    country: [...countries],
    ...(requested && { classify: requested }),
    ...(groups.trim() && { similarGroup: groups.trim() }),
    // One choice speaks of every office; codes of mainland China alone would leave the others at their default.
    ...(codes && { status: codes, statusEurope: codes }),
    ...Object.fromEntries(spans),
  }
}

export function problemsOf(query: Query): SearchProblem[] {
  const { criterion, text } = query
  // Codes as they were typed, because a problem names its position in them.
  const typed = criterion === 'vienna' && { viennaChoosedArr: [text] }
  const checked = checkTrademarkQuery({ ...toWireQuery(query), ...typed })
  return checked.ok ? [] : checked.problems.map((problem) => inField(problem, criterion))
}

// An empty query is reported of the name, whatever was to be filled.
const inField = (problem: SearchProblem, criterion: CriterionField): SearchProblem =>
  problem.id === 'emptyQuery' ? { ...problem, field: criterion } : problem

export const allCountries: readonly string[] = jurisdictions.map(({ code }) => code)

/** In the order of the specification. */
export const inOrder = (codes: Iterable<string>): string[] => {
  const chosen = new Set(codes)
  return allCountries.filter((code) => chosen.has(code))
}

export const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index])
