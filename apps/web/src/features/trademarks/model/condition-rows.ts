import { requestsImage } from '@markwright/domain/marks/condition-text'
import {
  checkCombinedQuery,
  conditionFields,
  type ConditionField,
  type ConditionKind,
  type ConditionWay,
  conditionWays,
  type WireCondition,
} from '@markwright/domain/marks/search-conditions'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { type Query, toWireQuery } from './query.ts'
import { withConditions } from './search-address.ts'

/** In the order in which people reach for them. */
export const fieldOrder: readonly ConditionField[] = [
  ...(['SBMC', 'SQRMC', 'SQRDZ', 'SQH', 'ZCH', 'SQR', 'CSGGR', 'ZCR', 'YXQR', 'ZYQDQR'] as const),
  ...(['SBZT', 'SFYX', 'SFGYSB', 'SBTP'] as const),
]

/** A condition in a form; `key` stays with it wherever it is moved. */
export type ConditionRow = { key: number; condition: WireCondition }

let lastKey = 0
export const rowOf = (condition: WireCondition): ConditionRow => ({ key: ++lastKey, condition })

/** What sort of value a condition takes. */
export const kindOf = (condition: Pick<WireCondition, 'field' | 'way'>): ConditionKind | 'image' =>
  requestsImage(condition) ? 'image' : conditionFields[condition.field].kind

export const waysOfField = (field: ConditionField) => conditionWays[conditionFields[field].kind]

/** Whether something is in its value; a row that was left as it came adds no condition. */
export const isGiven = (condition: Pick<WireCondition, 'field' | 'way' | 'value'>): boolean => {
  const { value } = condition
  return (kindOf(condition) === 'days' ? value.replace(';', '') : value).trim() !== ''
}

const newCondition = (field: ConditionField, op: WireCondition['op'] = 'AND'): WireCondition => {
  const { kind } = conditionFields[field]
  const [way] = conditionWays[kind]
  return { op, field, ...(way && { way }), value: kind === 'flag' ? '1' : '' }
}

/** What a new form begins with. */
export const firstRows = (): ConditionRow[] => [rowOf(newCondition('SBMC')), rowOf(newCondition('SQRMC'))]

/** The rows of a query; a new form's where it has no conditions. */
export const rowsOf = ({ conditions }: Query): ConditionRow[] =>
  conditions.length > 0 ? conditions.map(rowOf) : firstRows()

export const addRow = (rows: readonly ConditionRow[]): ConditionRow[] => {
  const used = new Set(rows.map(({ condition }) => condition.field))
  return [...rows, rowOf(newCondition(fieldOrder.find((field) => !used.has(field)) ?? 'SBMC'))]
}

/** The same condition on another field; what was typed stays where the other takes the like. */
export function withField(condition: WireCondition, field: ConditionField): WireCondition {
  const next = newCondition(field, condition.op)
  const texts = new Set(['name', 'party', 'numbers', 'vienna'])
  const isAlike = kindOf(condition) === kindOf(next) || (texts.has(kindOf(condition)) && texts.has(kindOf(next)))
  return isAlike ? { ...next, value: condition.value } : next
}

/** The same condition, compared in another way; codes are no image, and an image no codes. */
export function withWay(condition: WireCondition, way: ConditionWay): WireCondition {
  const next = { ...condition, way }
  return kindOf(next) === kindOf(condition) ? next : { ...next, value: '' }
}

/** With the row one place up or down; the first row has no OR. */
export function moveRow(rows: readonly ConditionRow[], at: number, by: -1 | 1): ConditionRow[] {
  const moved = rows[at]
  if (!moved || !rows[at + by]) return [...rows]
  const others = rows.toSpliced(at, 1)
  return withFirst(others.toSpliced(at + by, 0, moved))
}

export const removeRow = (rows: readonly ConditionRow[], at: number): ConditionRow[] => withFirst(rows.toSpliced(at, 1))

const withFirst = (rows: ConditionRow[]): ConditionRow[] =>
  rows.map((row, at) =>
    at === 0 && row.condition.op === 'OR' ? { ...row, condition: { ...row.condition, op: 'AND' } } : row,
  )

/** Spec 2 §4: resetting leaves figurative elements as they are. */
export function resetRows(rows: readonly ConditionRow[]): ConditionRow[] {
  const remaining = rows.filter(({ condition }) => kindOf(condition) === 'vienna' && isGiven(condition))
  return withFirst([...firstRows(), ...remaining])
}

/** The query of a form. A condition on the status takes the place of the choice of statuses. */
export function combinedQuery(query: Query, rows: readonly ConditionRow[]): Query {
  const conditions = rows.map(({ condition }) => condition)
  const filtersStatus = conditions.some(({ field }) => field === 'SBZT')
  return withConditions({ ...query, ...(filtersStatus && { statuses: [] }) }, conditions)
}

export function combinedProblems(query: Query): SearchProblem[] {
  const checked = checkCombinedQuery(toWireQuery(query))
  return checked.ok ? [] : checked.problems
}

/** What is wrong with a query that its address contains. */
export const problemsIn = (query: Query): readonly SearchProblem[] =>
  query.conditions.length > 0 ? combinedProblems(query) : []

/** Whether one of the problems lies outside the conditions. */
export const isOutside = (problems: readonly SearchProblem[]) => problems.some(({ row }) => row === undefined)
