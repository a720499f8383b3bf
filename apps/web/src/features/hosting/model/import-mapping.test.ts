import { expect, test } from 'vitest'
import { assignField, fieldOf, missingFields, samplesOf } from './import-mapping.ts'

const guessed = [
  { column: 0, field: 'office' },
  { column: 2, field: 'number' },
] as const

test('a field comes from one column', () => {
  const mapping = assignField(guessed, 1, 'number')
  expect(mapping).toEqual([
    { column: 0, field: 'office' },
    { column: 1, field: 'number' },
  ])
  expect(fieldOf(mapping, 2)).toBeNull()
  expect(assignField(mapping, 1, null)).toEqual([{ column: 0, field: 'office' }])
})

test('the number needs a column, the kind and the country a column or an option', () => {
  expect(missingFields({ mapping: guessed, kind: null, office: null })).toEqual(['kind'])
  expect(missingFields({ mapping: guessed, kind: 'mark', office: null })).toEqual([])
  expect(missingFields({ mapping: [], kind: 'mark', office: 'CN' })).toEqual(['number'])
})

test('samples of a column are different from each other', () => {
  const table = { id: '', fileName: '', columns: ['a'], rows: [['x'], [' x '], [], ['y']], rowCount: 4, mapping: [] }
  expect(samplesOf(table, 0)).toEqual(['x', 'y'])
})
