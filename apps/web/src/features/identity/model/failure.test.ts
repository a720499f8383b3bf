import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

test('a registration that fails says so, unless it is the code that is wrong', () => {
  expect(failureOf('register', { status: 200, code: 1 }).headline).toBe('registrationFailed')
  expect(failureOf('register', { status: 428, code: 1 })).toMatchObject({ headline: null, field: 'code' })
})

test('anyone who registers a phone that has an account is shown the way to sign in', () =>
  expect(failureOf('register', { status: 200, code: 10104 })).toEqual({
    headline: 'registrationFailed',
    field: 'number',
    wayOut: 'login',
  }))

test('anyone who signs in without an account is shown the way to register, whenever that comes out', () => {
  for (const attempt of ['sendCode', 'smsCode'] as const)
    expect(failureOf(attempt, { status: 200, code: 10102 })).toEqual({
      headline: null,
      field: 'number',
      wayOut: 'register',
    })
})

test('a code that could not be sent lets the phone be checked, but not one that was requested too often', () => {
  expect(failureOf('sendCode', { status: 200, code: 10103 })).toMatchObject({
    headline: 'sendingFailed',
    field: 'number',
  })
  expect(failureOf('sendCode', { status: 0, code: 20306 }).headline).toBe('sendingFailed')
  expect(failureOf('sendCode', { status: 429, code: 42901 }).headline).toBeNull()
})

test('a wrong human check is no fault of the password form’s fields', () =>
  expect(failureOf('password', { status: 428, code: 1 }).field).toBeNull())
