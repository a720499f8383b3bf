import { expect, test } from 'vitest'
import { loggedUrl } from './logged-url.ts'

test('a log never holds codes, tokens, passwords or whole phones', () => {
  expect(loggedUrl('/auth/oauth/token?subject=SMS@13800001234&code=123456&grant_type=mobile')).toBe(
    '/auth/oauth/token?subject=*&code=*&grant_type=mobile',
  )
  expect(loggedUrl('/admin/mobile/sendCode/SMS%4013800001234?captchaVerification=abc&scene=login')).toBe(
    '/admin/mobile/sendCode/SMS@138****?captchaVerification=*&scene=login',
  )
})

test('a link that is a permission is not in a log', () => {
  const token = '0198f6a0-1111-4222-8333-abcdefabcdef.aBcDeFgHiJkLmNoPqRsTuVwXyZ-_aBcDeFgHiJkLmN'
  expect(loggedUrl(`/trademark/signature/${token}/document`)).toBe('/trademark/signature/*/document')
})

test('where a call went can still be read', () => {
  expect(loggedUrl('/healthz')).toBe('/healthz')
  expect(loggedUrl('/admin/manage/users?current=2&keyword=abc')).toBe('/admin/manage/users?current=2&keyword=*')
  expect(loggedUrl('/%ff')).toBe('/%ff')
})
