import { expect, test } from 'vitest'
import { emailProblem, phoneProblem, toRegistration } from './registration-form.ts'

test.each(['13800138000', '19912345678', '852 9123 4567', '85361234567', '010-62345678', '010 6234 5678'])(
  'one can be called back at %s',
  (phone) => expect(phoneProblem(phone, 'cn')).toBeNull(),
)
test.each([
  ['', '请输入联系电话'],
  ['  ', '请输入联系电话'],
  ['12345', '电话号码格式错误'],
  ['not a number', '电话号码格式错误'],
])('%j is no number to call', (phone, text) => expect(phoneProblem(phone, 'cn')).toBe(text))

test('an email address may be left out, but not be half of one', () => {
  expect(emailProblem(' ', 'cn')).toBeNull()
  expect(emailProblem('li@example.com', 'cn')).toBeNull()
  expect(emailProblem('li@example', 'cn')).toBe('邮箱格式错误')
})

test('what is sent has no blanks around it, and nothing where nothing was said', () =>
  expect(
    toRegistration(
      { name: ' 李雷 ', phone: '13800138000', company: '  ' },
      { activityId: 'a', source: null, captchaVerification: 'c' },
    ),
  ).toEqual({
    activityId: 'a',
    source: null,
    captchaVerification: 'c',
    name: '李雷',
    phone: '13800138000',
    company: null,
    email: null,
    remark: null,
  }))
