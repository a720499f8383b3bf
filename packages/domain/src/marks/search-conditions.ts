import { EARLIEST_DAY, LATEST_DAY } from '../dates/day-span.ts'
import { requestsImage } from './requests-image.ts'
import type { Checked, SearchProblem } from './search-problem.ts'
import { refused, searchProblem } from './search-problem.ts'
import {
  checkCriterion,
  checkFilters,
  filledCriteria,
  type Criterion,
  type DayField,
  type SearchFilters,
  type TrademarkQueryFields,
} from './search-query.ts'
import { checkDays, checkStatuses } from './search-validation.ts'

/**
 * The field options of a combined query (spec 2 §3): what sort of value each takes, and what it is called elsewhere in
 * the contract, under which its problems are reported.
 */
export const conditionFields = {
  SBMC: { kind: 'name', plain: 'tradeMarkText' },
  SQRMC: { kind: 'party', plain: 'tmApplicant' },
  SQRDZ: { kind: 'party', plain: 'tmAddress' },
  SQH: { kind: 'numbers', plain: 'applicationNumber' },
  ZCH: { kind: 'numbers', plain: 'registerNumber' },
  SQR: { kind: 'days', plain: 'appDate' },
  CSGGR: { kind: 'days', plain: 'trialDate' },
  ZCR: { kind: 'days', plain: 'regDate' },
  YXQR: { kind: 'days', plain: 'priorityDate' },
  ZYQDQR: { kind: 'days', plain: 'privateDate' },
  SBZT: { kind: 'statuses', plain: 'status' },
  SFYX: { kind: 'flag', plain: 'SFYX' },
  SFGYSB: { kind: 'flag', plain: 'SFGYSB' },
  SBTP: { kind: 'vienna', plain: 'vienna' },
} as const
export type ConditionField = keyof typeof conditionFields
export type ConditionKind = (typeof conditionFields)[ConditionField]['kind']

export type ConditionWay = 'similar' | 'term' | 'match'
/** How a value may be compared; the first is the usual one. */
export const conditionWays: Record<ConditionKind, readonly ConditionWay[]> = {
  name: ['similar', 'term', 'match'],
  party: ['match', 'term'],
  numbers: [],
  days: [],
  statuses: [],
  flag: [],
  // Its codes, or an image that is similar.
  vienna: ['match', 'similar'],
}

/** How a condition compares: as usual where it names no way of its field; undefined where the field has none. */
export function wayOf({ field, way }: Pick<WireCondition, 'field' | 'way'>): ConditionWay | undefined {
  const ways = conditionWays[conditionFields[field].kind]
  return way && ways.includes(way) ? way : ways[0]
}

/** AND narrows what is before it, OR widens it, NOT takes away from it. */
export const conditionOperators = ['AND', 'OR', 'NOT'] as const
export type ConditionOperator = (typeof conditionOperators)[number]

export const CONDITIONS_MAX = 20

/**
 * A condition as the contract words it. `value`: a text, numbers or codes with `;`, `from;to`, `1` and `0`, or the id of
 * an uploaded image.
 */
export type WireCondition = {
  field: ConditionField
  way?: ConditionWay | undefined
  value: string
  op?: ConditionOperator | undefined
}

/** A part of an image, as shares of its sides. */
type Share = { x: number; y: number; width: number; height: number }

/** One condition of a query. */
export type ConditionTest =
  | { kind: 'criterion'; criterion: Criterion; way: ConditionWay }
  | { kind: 'days'; field: DayField; days: [from: string, to: string] }
  | { kind: 'statuses'; statuses: number[] }
  | { kind: 'valid' | 'jointlyOwned'; value: boolean }
  | { kind: 'image'; fileId: string; crop?: Share }

export type CheckedCondition = { op: ConditionOperator; test: ConditionTest }

/** Conditions in their order: each is applied to what all before it have left. The operator of the first is AND or NOT. */
export type CheckedCombinedQuery = SearchFilters & { conditions: CheckedCondition[] }

/**
 * A query with conditions. Criteria of the plain query may be beside them, any number of them: they come first and
 * all must hold (spec 2 §5, "at least one").
 */
export function checkCombinedQuery(
  query: TrademarkQueryFields & { queryWay?: ConditionWay; conditions?: readonly WireCondition[] },
): Checked<CheckedCombinedQuery> {
  const rows = query.conditions ?? []
  const plain = filledCriteria(query).map((field): Checked<CheckedCondition> => {
    const criterion = checkCriterion({ [plainName(field)]: query[plainName(field)] })
    if (!criterion.ok) return criterion
    const test = { kind: 'criterion' as const, criterion: criterion.value, way: query.queryWay ?? 'similar' }
    return { ok: true, value: { op: 'AND', test } }
  })
  const surroundings = checkFilters(query)
  const checked = [...plain, ...rows.map(checkCondition)]
  const problems = [...checked, checkTogether(rows, plain.length), surroundings].flatMap((each) =>
    each.ok ? [] : each.problems,
  )
  if (problems.length > 0 || !surroundings.ok) return { ok: false, problems }
  const conditions = checked.flatMap((each) => (each.ok ? [each.value] : []))
  return { ok: true, value: { ...surroundings.value, conditions } }
}

const plainName = (field: Criterion['field']) => (field === 'vienna' ? 'viennaChoosedArr' : field)

function checkTogether(rows: readonly WireCondition[], plainCount: number): Checked<null> {
  if (rows.length > CONDITIONS_MAX)
    return refused('selectionTooLarge', 'conditions', { limit: CONDITIONS_MAX, value: String(rows.length) })
  const onlyExcludes = plainCount === 0 && rows.length > 0 && rows.every(({ op }) => op === 'NOT')
  return onlyExcludes ? refused('onlyExclusions', 'conditions', { row: 0 }) : { ok: true, value: null }
}

/** One condition; its problems carry its place in `row`. */
export function checkCondition(condition: WireCondition, row: number): Checked<CheckedCondition> {
  const test = checkTest(condition, wayOf(condition) ?? 'term')
  if (!test.ok) return { ok: false, problems: test.problems.map((problem): SearchProblem => ({ ...problem, row })) }
  return { ok: true, value: { op: condition.op ?? 'AND', test: test.value } }
}

const FILE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function checkTest({ field, value }: WireCondition, way: ConditionWay): Checked<ConditionTest> {
  const { kind, plain } = conditionFields[field]
  const text = value.trim()
  if (requestsImage({ field, way }))
    return FILE_ID.test(text)
      ? { ok: true, value: { kind: 'image', fileId: text.toLowerCase() } }
      : refused('noImage', 'image')
  const empty = { ok: false as const, problems: [searchProblem('emptyQuery', plain)] }
  if (text === '' || (kind === 'days' && text === ';')) return empty
  switch (kind) {
    case 'days': {
      const [from = '', to = ''] = text.split(';').map((day) => day.trim())
      const days = checkDays(plain, [from || EARLIEST_DAY, to || LATEST_DAY])
      return days.ok ? { ok: true, value: { kind, field: plain, days: days.value } } : days
    }
    case 'statuses': {
      const statuses = checkStatuses(plain, text)
      return statuses.ok ? { ok: true, value: { kind, statuses: statuses.value } } : statuses
    }
    case 'flag':
      return text === '1' || text === '0'
        ? { ok: true, value: { kind: field === 'SFYX' ? 'valid' : 'jointlyOwned', value: text === '1' } }
        : empty
    default: {
      const criterion = checkCriterion(kind === 'vienna' ? { viennaChoosedArr: [text] } : { [plain]: text })
      return criterion.ok ? { ok: true, value: { kind: 'criterion', criterion: criterion.value, way } } : criterion
    }
  }
}
