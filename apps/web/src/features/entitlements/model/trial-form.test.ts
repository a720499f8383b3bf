import type { Account } from '@markwright/api-client/models/account'
import { expect, test } from 'vitest'
import { contactProblem, formOf, toDraft } from './trial-form.ts'

test('what the member has entered before need not be typed again', () => {
  const account = { name: '张三', companyName: null, industry: null, phone: '13800138000', email: 'a@b.cn' } as Account
  expect(formOf(account)).toEqual({ name: '张三', company: '', phone: '13800138000', email: 'a@b.cn' })
})

test.each([
  ['phone', '13800138000', null],
  ['phone', ' 0755-12345678 ', null],
  ['phone', '123', '手机号错误'],
  ['phone', '', '手机号错误'],
  ['email', 'a@b.cn', null],
  ['email', 'a@b', '邮箱错误'],
  ['email', '', '邮箱错误'],
] as const)('the %s %j is judged as the server judges it', (kind, text, problem) =>
  expect(contactProblem(kind, text, 'cn')).toBe(problem),
)

test('is sent without blanks round it', () => {
  const form = { name: ' 张三 ', company: ' 云澜 ', industry: 'software', phone: ' 1 ', email: ' a@b.cn ' }
  expect(toDraft(form, 28, 'code')).toEqual({
    serviceType: 28,
    name: '张三',
    company: '云澜',
    industry: 'software',
    phone: '1',
    email: 'a@b.cn',
    code: 'code',
  })
})
