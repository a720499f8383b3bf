import type { EmailMessage } from './email.ts'
import type { MessageLanguage, SmsContent } from './sms.ts'

/** What a verification code is requested. */
export type CodeScene = 'login' | 'register' | 'reset' | 'bind' | 'changePhone' | 'verify'

/** What the owner of an account learns without a request. */
export type SecurityEvent = 'passwordChanged' | 'phoneChanged' | 'accountLocked' | 'wechatBound' | 'wechatUnbound'

type Phrase = Record<MessageLanguage, string>

/** Minutes for which a code is valid; the messages say so. */
export const CODE_LIFE_MINUTES = 5

const product: Phrase = { cn: '知匠', en: 'Markwright' }

const scenes: Record<CodeScene, Phrase> = {
  login: { cn: '登录', en: 'sign in' },
  register: { cn: '注册', en: 'register' },
  reset: { cn: '重置密码', en: 'reset your password' },
  bind: { cn: '绑定手机号', en: 'link your phone number' },
  changePhone: { cn: '更换手机号', en: 'change your phone number' },
  verify: { cn: '身份验证', en: 'confirm that it is you' },
}

const events: Record<SecurityEvent, Phrase> = {
  passwordChanged: { cn: '密码已修改', en: 'your password was changed' },
  phoneChanged: { cn: '手机号已更换', en: 'your phone number was changed' },
  accountLocked: { cn: '账户已锁定', en: 'your account was locked' },
  wechatBound: { cn: '微信已绑定', en: 'WeChat was linked to your account' },
  wechatUnbound: { cn: '微信已解绑', en: 'WeChat was unlinked from your account' },
}

/** The text message that carries a verification code. */
export function codeSms(facts: { scene: CodeScene; code: string; language: MessageLanguage }): SmsContent {
  const { code, language } = facts
  const scene = scenes[facts.scene][language]
  const text = {
    cn: `【${product.cn}】验证码 ${code}，用于${scene}，${CODE_LIFE_MINUTES} 分钟内有效。请勿告知他人。`,
    en: `[${product.en}] ${code} is your code to ${scene}. It is valid for ${CODE_LIFE_MINUTES} minutes. Never pass it on to anyone.`,
  }
  return { template: 'code', values: { code }, text: text[language], language }
}

/** The text message about a case, by its number. */
export function caseSms({ number, language }: { number: string; language: MessageLanguage }): SmsContent {
  const text = {
    cn: `【${product.cn}】您的案件 ${number} 有新进展，请登录网站查看。`,
    en: `[${product.en}] There is news about your case ${number}. Please sign in to read it.`,
  }
  return { template: 'case', values: { number }, text: text[language], language }
}

type SecurityFacts = { event: SecurityEvent; at: Date; language: MessageLanguage }

/** The text message about a change to an account. */
export function securitySms({ event, at, language }: SecurityFacts): SmsContent {
  const values = { event: events[event][language], time: beijingTime(at, language) }
  const { sentence, advice } = securityWords(values)[language]
  const text = {
    cn: `【${product.cn}】${sentence}${advice}`,
    en: `[${product.en}] ${sentence} ${advice}`,
  }
  return { template: 'security', values, text: text[language], language }
}

/** The e-mail about a change to an account. */
export function securityEmail({ event, at, language }: SecurityFacts): Omit<EmailMessage, 'to'> {
  const values = { event: events[event][language], time: beijingTime(at, language) }
  const { sentence, advice } = securityWords(values)[language]
  const subject = {
    cn: `${product.cn}账户安全提醒：${values.event}`,
    en: `${product.en} security notice: ${values.event}`,
  }
  return { subject: subject[language], text: `${sentence}\n\n${advice}\n` }
}

function securityWords({ event, time }: { event: string; time: string }) {
  return {
    cn: {
      sentence: `账户安全提醒：${event}，时间 ${time}（北京时间）。`,
      advice: '如非本人操作，请立即修改密码或联系我们。',
    },
    en: {
      sentence: `Security notice: ${event} on ${time} (Beijing time).`,
      advice: 'If this was not you, change your password or tell us.',
    },
  }
}

function beijingTime(at: Date, language: MessageLanguage): string {
  return beijingClock[language].format(at)
}

const beijingClock = {
  cn: new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'short' }),
}
