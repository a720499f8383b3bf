import { expect, test } from 'vitest'
import { preferApplications } from './prefer-applications.ts'

const marks = ['40-2019-0001', '40-2019-0001', '86000001'].map((applicationNumber) => ({ applicationNumber }))

test('an application is not mixed with the registration that has the same number', () => {
  expect(preferApplications(marks, '4020190001')).toEqual(marks.slice(0, 2))
  expect(preferApplications(marks, '８６０００００１')).toEqual(marks.slice(2))
})

test('a number that no application has leads to whatever has it', () =>
  expect(preferApplications(marks, '7654321')).toEqual(marks))
