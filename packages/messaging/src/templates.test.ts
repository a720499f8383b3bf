import { expect, test } from 'vitest'
import { smsTemplateVariables } from './sms.ts'
import { codeSms, securityEmail, securitySms, type CodeScene, type SecurityEvent } from './templates.ts'

const scenes: CodeScene[] = ['login', 'register', 'reset', 'bind', 'changePhone']
const events: SecurityEvent[] = ['passwordChanged', 'phoneChanged', 'accountLocked', 'wechatBound', 'wechatUnbound']
/** Half past midnight in Beijing, still the day before in London. */
const at = new Date('2026-02-28T16:30:00Z')

test('a code message says what the code is for, how long it is valid, and to keep it secret', () => {
  expect(codeSms({ scene: 'reset', code: '024680', language: 'cn' })).toEqual({
    template: 'code',
    language: 'cn',
    values: { code: '024680' },
    text: '【知匠】验证码 024680，用于重置密码，5 分钟内有效。请勿告知他人。',
  })
  expect(codeSms({ scene: 'reset', code: '024680', language: 'en' }).text).toBe(
    '[Markwright] 024680 is your code to reset your password. It is valid for 5 minutes. Never pass it on to anyone.',
  )
})

test('a security notice has the time of Beijing, wherever the server is', () => {
  expect(securitySms({ event: 'passwordChanged', at, language: 'cn' })).toMatchObject({
    values: { event: '密码已修改', time: '2026/03/01 00:30' },
    text: '【知匠】账户安全提醒：密码已修改，时间 2026/03/01 00:30（北京时间）。如非本人操作，请立即修改密码或联系我们。',
  })
  expect(securitySms({ event: 'passwordChanged', at, language: 'en' }).text).toContain(
    'your password was changed on 1 Mar 2026, 00:30 (Beijing time)',
  )
})

test('a security e-mail names the event in its subject', () => {
  expect(securityEmail({ event: 'wechatBound', at, language: 'cn' })).toEqual({
    subject: '知匠账户安全提醒：微信已绑定',
    text: '账户安全提醒：微信已绑定，时间 2026/03/01 00:30（北京时间）。\n\n如非本人操作，请立即修改密码或联系我们。\n',
  })
  expect(securityEmail({ event: 'phoneChanged', at, language: 'en' }).subject).toBe(
    'Markwright security notice: your phone number was changed',
  )
})

test('every message fits one text message: 160 characters in English, 70 in Chinese', () => {
  const messages = (['cn', 'en'] as const).flatMap((language) => [
    ...scenes.map((scene) => codeSms({ scene, code: '024680', language })),
    ...events.map((event) => securitySms({ event, at, language })),
  ])
  const tooLong = messages.filter(({ text, language }) => text.length > (language === 'cn' ? 70 : 160))
  expect(tooLong).toEqual([])
})

test('the values of a message are the variables that its template is registered with', () => {
  const messages = [
    codeSms({ scene: 'login', code: '024680', language: 'cn' }),
    securitySms({ event: 'accountLocked', at, language: 'cn' }),
  ]
  for (const { template, values } of messages) expect(Object.keys(values)).toEqual(smsTemplateVariables[template])
})
