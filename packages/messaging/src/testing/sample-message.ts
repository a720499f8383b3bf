import type { SmsMessage } from '../sms.ts'
import { codeSms, securitySms } from '../templates.ts'

export const codeMessage: SmsMessage = {
  to: '8613800000000',
  ...codeSms({ scene: 'login', code: '246810', language: 'cn' }),
}

export const securityMessage: SmsMessage = {
  to: '85261234567',
  ...securitySms({ event: 'wechatBound', at: new Date('2026-03-01T04:00:00Z'), language: 'en' }),
}

export const templateIds = {
  code: { cn: 'CODE_CN', en: 'CODE_EN' },
  security: { cn: 'SECURITY_CN', en: 'SECURITY_EN' },
}
