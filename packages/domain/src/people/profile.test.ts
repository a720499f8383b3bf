import { expect, test } from 'vitest'
import { checkProfileField } from './profile.ts'

test.each([
  ['enterprise', ['nameMissing', 'companyMissing', 'industryMissing']],
  ['agency', ['nameMissing', 'companyMissing', 'industryMissing']],
  ['individual', ['nameMissing', null, null]],
] as const)('what must be there of an account of the kind %s', (roleType, problems) =>
  expect(
    (['name', 'companyName', 'industry'] as const).map((field) => checkProfileField(field, ' ', { roleType })),
  ).toEqual(problems),
)

test('an email address may be left out but not be wrong', () =>
  expect(
    ['', 'li@example.com', 'li@'].map((text) => checkProfileField('email', text, { roleType: 'individual' })),
  ).toEqual([null, null, 'contactEmail']))

test('six digits are required of mainland postal codes only', () =>
  expect(
    [null, '', 'CN', 'HK', 'US'].map((country) =>
      checkProfileField('postcode', 'AB1', { country, roleType: 'individual' }),
    ),
  ).toEqual(['postalCode', 'postalCode', 'postalCode', null, null]))
