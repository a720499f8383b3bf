import { expect, test } from 'vitest'
import { checkProfileField } from './profile.ts'

test('name, company and industry must be there', () =>
  expect((['name', 'companyName', 'industry'] as const).map((field) => checkProfileField(field, ' '))).toEqual([
    'nameMissing',
    'companyMissing',
    'industryMissing',
  ]))

test('an email address may be left out but not be wrong', () =>
  expect(['', 'li@example.com', 'li@'].map((text) => checkProfileField('email', text))).toEqual([
    null,
    null,
    'contactEmail',
  ]))

test('six digits are required of mainland postal codes only', () =>
  expect([null, '', 'CN', 'HK', 'US'].map((country) => checkProfileField('postcode', 'AB1', country))).toEqual([
    'postalCode',
    'postalCode',
    'postalCode',
    null,
    null,
  ]))
