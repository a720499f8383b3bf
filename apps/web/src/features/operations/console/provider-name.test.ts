import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import texts from '../../../locales/en/operations.json' with { type: 'json' }
import { providerName } from './provider-name.ts'

// The texts as they are, without a library: `{{name}}` is replaced.
const t = ((key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce<string>(
    (text, [name, value]) => text.replace(`{{${name}}}`, value),
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as string,
  )) as unknown as TFunction<'operations'>

test.each([
  ['sms: aliyun', 'Text messages (Alibaba Cloud)'],
  ['e-mail: smtp', 'Email (SMTP)'],
  ['invoices: sandbox', 'E-invoices (simulated)'],
  ['sandbox wechat pay', 'WeChat Pay (simulated)'],
  ['alipay pay', 'Alipay'],
  ['deepl', 'deepl'],
])('%s is called %s', (name, words) => expect(providerName(name, t)).toBe(words))
