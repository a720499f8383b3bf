import { expect, test } from 'vitest'
import { providerFaults } from './provider-options.ts'

const lines = (input: Record<string, string>) => providerFaults(input).map(({ name, reason }) => `${name}: ${reason}`)

test.each([
  [
    { OBJECT_STORE: 's3' },
    [
      'OBJECT_STORE_OPTIONS: "bucket" is missing (for OBJECT_STORE=s3)',
      'OBJECT_STORE_OPTIONS: "accessKeyId" is missing (for OBJECT_STORE=s3)',
      'OBJECT_STORE_OPTIONS: "secretAccessKey" is missing (for OBJECT_STORE=s3)',
    ],
  ],
  [
    { PAYMENT_PROVIDER: 'live' },
    ['PAYMENT_OPTIONS: needs at least one of "wechat", "alipay" and "transfer" (for PAYMENT_PROVIDER=live)'],
  ],
  [{ TRANSLATION_ENGINES: 'deepl' }, ['TRANSLATION_OPTIONS: "deepl.key" is missing (for TRANSLATION_ENGINES=deepl)']],
  [
    { TRANSLATION_ENGINES: 'zh-cn_en-us=baidu,built-in;*=built-in' },
    [
      'TRANSLATION_OPTIONS: "baidu.appId" is missing (for TRANSLATION_ENGINES=zh-cn_en-us=baidu,built-in;*=built-in)',
      'TRANSLATION_OPTIONS: "baidu.key" is missing (for TRANSLATION_ENGINES=zh-cn_en-us=baidu,built-in;*=built-in)',
    ],
  ],
])('%j without options is refused with every option that is missing', (input, expected) => {
  expect(lines(input as never)).toEqual(expected)
})

test.each([
  ['SMS_PROVIDER', 'aliyun', 'SMS_OPTIONS: "signName"'],
  ['SMS_PROVIDER', 'tencent', 'SMS_OPTIONS: "sdkAppId"'],
  ['SMS_PROVIDER', 'smpp', 'SMS_OPTIONS: "host"'],
  ['SMS_PROVIDER', 'http', 'SMS_OPTIONS: "url"'],
  ['EMAIL_PROVIDER', 'smtp', 'EMAIL_OPTIONS: "host"'],
  ['WECHAT_PROVIDER', 'wechat', 'WECHAT_OPTIONS: "website"'],
  ['INVOICE_PROVIDER', 'nuonuo', 'INVOICE_OPTIONS: "appKey"'],
  ['TRANSLATION_ENGINES', 'local-models', 'TRANSLATION_OPTIONS: "local-models.folder"'],
  ['TRANSLATION_ENGINES', 'libretranslate', 'TRANSLATION_OPTIONS: "libretranslate.url"'],
  ['TRANSLATION_ENGINES', 'openai', 'TRANSLATION_OPTIONS: "openai.model"'],
])('%s=%s without options is refused', (setting, provider, expected) => {
  expect(lines({ [setting]: provider }).join('\n')).toContain(`${expected} is missing (for ${setting}=${provider})`)
})

test('an option that no provider knows, of another kind or empty is named, its value is not', () => {
  const options = {
    host: '',
    port: '465',
    security: 'ssl',
    from: 'site@example.com',
    credentials: { user: 'site', pasword: 'top-secret' },
  }
  const input = { EMAIL_PROVIDER: 'smtp', EMAIL_OPTIONS: JSON.stringify(options) }
  expect(lines(input)).toEqual(
    [
      '"host" is empty',
      '"port" must be a number',
      '"security" must be "tls" or "starttls" or "none"',
      '"credentials.password" is missing',
      '"credentials.pasword" is not known',
    ].map((fault) => `EMAIL_OPTIONS: ${fault} (for EMAIL_PROVIDER=smtp)`),
  )
})

test('options that are no JSON are refused', () => {
  expect(lines({ OBJECT_STORE: 's3', OBJECT_STORE_OPTIONS: "{'bucket':'marks'}" })).toEqual([
    'OBJECT_STORE_OPTIONS: is no JSON (for OBJECT_STORE=s3)',
  ])
})

test('an engine or a direction that does not exist is refused with those that do', () => {
  expect(lines({ TRANSLATION_ENGINES: 'en-us_de-de=built-in;*=depl' })).toEqual([
    expect.stringMatching(/^TRANSLATION_ENGINES: has no direction "en-us_de-de"; there are zh-cn_en-us, .* and \*$/),
    expect.stringMatching(/^TRANSLATION_ENGINES: has no engine "depl"; there are built-in, .*, baidu$/),
  ])
})

test('what a demonstration uses needs no options', () => {
  const input = {
    OBJECT_STORE: 'folder',
    SMS_PROVIDER: 'outbox',
    EMAIL_PROVIDER: 'outbox',
    WECHAT_PROVIDER: 'sandbox',
    PAYMENT_PROVIDER: 'sandbox',
    INVOICE_PROVIDER: 'none',
    TRANSLATION_ENGINES: 'built-in',
  }
  expect(lines(input)).toEqual([])
})
