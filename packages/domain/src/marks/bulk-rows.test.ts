import { expect, test } from 'vitest'
import { readBulkRow, splitLines } from './bulk-rows.ts'

test.each([
  ['云澜', 'auto', { kind: 'name', text: '云澜' }],
  [' 12345678 ', 'auto', { kind: 'number', key: '12345678' }],
  ['G1234567', 'auto', { kind: 'number', key: 'G1234567' }],
  ['40-2019-0001', 'auto', { kind: 'number', key: '4020190001' }],
  ['361', 'auto', { kind: 'name', text: '361' }],
  ['12345678', 'name', { kind: 'name', text: '12345678' }],
] as const)('%j as %s is read', (input, kind, entry) => expect(readBulkRow(input, kind)).toEqual(entry))

test.each([
  ['', 'auto', 'emptyQuery'],
  ['@', 'auto', 'specialCharacter'],
  ['+', 'name', 'emptyQuery'],
  ['not a number', 'number', 'numberMalformed'],
  ['G12', 'number', 'numberMalformed'],
] as const)('%j as %s is bad and says why in both languages', (input, kind, id) => {
  const entry = readBulkRow(input, kind)
  expect(entry).toMatchObject({ kind: 'bad', reason: { id } })
  expect(entry.kind === 'bad' && entry.reason.cn).toMatch(/[一-鿿]/)
  expect(entry.kind === 'bad' && entry.reason.en).toMatch(/[a-z]/)
})

test('blank lines within a list keep their number, those at its end do not count', () =>
  expect(splitLines('a\r\n\r\n b \n\n')).toEqual(['a', '', 'b']))

test('a name with special characters is normalised and says so', () =>
  expect(readBulkRow(' H&M ', 'auto')).toEqual({
    kind: 'name',
    text: 'H M',
    reason: { id: 'normalized', cn: '按“H M”检索', en: 'Searched as “H M”' },
  }))
