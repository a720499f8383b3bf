import { expect, test } from 'vitest'
import {
  addRow,
  combinedProblems,
  combinedQuery,
  type ConditionRow,
  firstRows,
  isGiven,
  moveRow,
  removeRow,
  resetRows,
  rowOf,
  withField,
  withWay,
} from './condition-rows.ts'
import { defaultQuery, toWireQuery } from './query.ts'
import { readSearch, searchPath } from './search-address.ts'

const fields = (rows: readonly ConditionRow[]) => rows.map(({ condition }) => condition.field)
const name = rowOf({ op: 'AND', field: 'SBMC', way: 'similar', value: '云澜' })
const status = rowOf({ op: 'OR', field: 'SBZT', value: '2;9' })
const elements = rowOf({ op: 'NOT', field: 'SBTP', value: '4.1' })

test('a new row has a field that no other has', () =>
  expect(fields(addRow(firstRows()))).toEqual(['SBMC', 'SQRMC', 'SQRDZ']))

test('what becomes the first row is no OR', () => {
  expect(moveRow([name, status], 1, -1).map(({ condition }) => condition.op)).toEqual(['AND', 'AND'])
  expect(removeRow([name, status], 0)[0]?.condition.op).toBe('AND')
  expect(moveRow([name, status], 0, -1)).toEqual([name, status])
})

test('another field keeps a text, and accepts nothing that it cannot read', () => {
  expect(withField(name.condition, 'SQRMC')).toEqual({ op: 'AND', field: 'SQRMC', way: 'match', value: '云澜' })
  expect(withField(name.condition, 'SQR')).toEqual({ op: 'AND', field: 'SQR', value: '' })
})

test('codes of elements are no image, and an image no codes', () => {
  const image = withWay(elements.condition, 'similar')
  expect(image).toEqual({ op: 'NOT', field: 'SBTP', way: 'similar', value: '' })
  expect(combinedProblems(combinedQuery(defaultQuery, [name, rowOf(image)]))).toMatchObject([{ id: 'noImage', row: 1 }])
  expect(withWay(name.condition, 'term').value).toBe('云澜')
})

test.each([
  ['SBMC', ' ', false],
  ['SBMC', '云澜', true],
  ['SQR', ';', false],
  ['SQR', ';2020-01-01', true],
  ['SFYX', '0', true],
] as const)('a condition on %s of “%s” asks something: %s', (field, value, asks) =>
  expect(isGiven({ field, value })).toBe(asks),
)

test('resetting keeps figurative elements', () =>
  expect(fields(resetRows([name, status, elements]))).toEqual(['SBMC', 'SQRMC', 'SBTP']))

test('the whole query is in its address', () => {
  const query = combinedQuery({ ...defaultQuery, classes: '9', groups: '0901' }, [name, elements])
  const path = searchPath({ query })
  expect(path).toMatch(/^\/nPQ\?c=/)
  expect(readSearch(new URLSearchParams(path.slice(path.indexOf('?'))))?.query).toEqual(query)
})

test('a condition on the status is not narrowed by the usual choice of statuses', () => {
  const wire = toWireQuery(combinedQuery(defaultQuery, [name, status]))
  expect(wire.status?.split(';')).toContain('8')
  expect(wire).toMatchObject({ fastOrHigh: 1, conditions: [name.condition, status.condition] })
  expect(wire).not.toHaveProperty('tradeMarkText')
})

test('a problem names its row', () => {
  const query = combinedQuery(defaultQuery, [name, rowOf({ op: 'AND', field: 'SQR', value: ';' })])
  expect(combinedProblems(query)).toMatchObject([{ id: 'emptyQuery', row: 1 }])
})
