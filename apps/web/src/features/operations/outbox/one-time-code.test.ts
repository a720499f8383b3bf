import { expect, test } from 'vitest'
import { oneTimeCode } from './one-time-code.ts'

test.each([
  ['【知匠】验证码 048213，用于登录，5 分钟内有效。请勿告知他人。', '048213'],
  ['[Markwright] 048213 is your code to sign in. It is valid for 5 minutes.', '048213'],
])('the code of %s is found', (text, code) => expect(oneTimeCode(text)).toBe(code))

test.each(['账户安全提醒：密码已修改，时间 2026-11-21 09:30（北京时间）。', '13800138000', ''])(
  'nothing in %j is regarded as a code',
  (text) => expect(oneTimeCode(text)).toBeNull(),
)
