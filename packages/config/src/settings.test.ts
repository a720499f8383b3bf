import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSettings, settingNames, SettingsError } from './index.ts'

const database = 'postgresql://app:secret@localhost:5432/markwright'
const needed = { DATABASE_URL: database, APP_SECRET: 'a-secret-of-thirty-two-characters' }

test('two settings are enough: the others have defaults', () => {
  expect(parseSettings(needed)).toMatchObject({ API_PORT: 3001 })
})

test('a process that names its settings needs no others', () => {
  expect(parseSettings({ WEB_PORT: '8080' }, ['WEB_HOST', 'WEB_PORT'])).toEqual({
    WEB_HOST: '127.0.0.1',
    WEB_PORT: 8080,
  })
})

test('an empty setting counts as absent', () => {
  expect(parseSettings({ ...needed, REDIS_URL: ' ' }).REDIS_URL).toBeUndefined()
})

test('every fault is listed at once', () => {
  const attempt = () => parseSettings({ API_PORT: '70000', REDIS_URL: 'http://localhost', LOG_LEVEL: 'loud' })
  expect(attempt).toThrow(SettingsError)
  for (const name of ['API_PORT', 'DATABASE_URL', 'LOG_LEVEL', 'REDIS_URL']) expect(attempt).toThrow(name)
})

test('a site with a public address does not start with stand-ins for SMS, e-mail, WeChat, payments and invoices, unless it is confirmed twice', () => {
  const site = { ...needed, PUBLIC_URL: 'https://ip.example.com' }
  const app = { appId: 'id', secret: 'secret' }
  const live = {
    SMS_PROVIDER: 'http',
    SMS_OPTIONS: JSON.stringify({ url: 'https://sms.example', authorization: { kind: 'none' }, body: {} }),
    EMAIL_PROVIDER: 'smtp',
    EMAIL_OPTIONS: '{"host":"mail.example.com","port":465,"security":"tls","from":"site@example.com"}',
    WECHAT_PROVIDER: 'wechat',
    WECHAT_OPTIONS: JSON.stringify({
      website: app,
      miniProgram: app,
      officialAccount: app,
      miniProgramVersion: 'release',
    }),
    PAYMENT_PROVIDER: 'live',
    PAYMENT_OPTIONS: '{"transfer":{"name":"知匠","bank":"Bank","account":"6200"}}',
    INVOICE_PROVIDER: 'none',
  }
  expect(() => parseSettings(site)).toThrow(
    /SMS_PROVIDER[^]*EMAIL_PROVIDER[^]*WECHAT_PROVIDER[^]*PAYMENT_PROVIDER[^]*INVOICE_PROVIDER/,
  )
  expect(() => parseSettings({ ...site, ...live, WECHAT_PROVIDER: 'sandbox' })).toThrow('WECHAT_PROVIDER')
  expect(() => parseSettings({ ...site, ...live, PAYMENT_PROVIDER: 'sandbox' })).toThrow('PAYMENT_PROVIDER')
  expect(() => parseSettings({ ...site, ...live, INVOICE_PROVIDER: 'sandbox' })).toThrow('INVOICE_PROVIDER')
  expect(parseSettings({ ...site, ...live })).toMatchObject(live)
  expect(parseSettings({ ...site, OUTBOX_ON_PUBLIC_SITE: 'yes' }).SMS_PROVIDER).toBe('outbox')
})

test('webhooks may have addresses of this machine on a site of this machine or a confirmed demonstration, where it is set', () => {
  expect(parseSettings(needed).WEBHOOK_LOOPBACK).toBe('no')
  const site = { ...needed, WEBHOOK_LOOPBACK: 'yes' }
  expect(parseSettings({ ...site, PUBLIC_URL: 'http://localhost:3000' }).WEBHOOK_LOOPBACK).toBe('yes')
  expect(() => parseSettings({ ...site, PUBLIC_URL: 'https://ip.example.com' })).toThrow('WEBHOOK_LOOPBACK')
  const demonstration = { PUBLIC_URL: 'https://ip.example.com', OUTBOX_ON_PUBLIC_SITE: 'yes' }
  expect(parseSettings({ ...site, ...demonstration }).WEBHOOK_LOOPBACK).toBe('yes')
})

test('every fault is listed at once, whether of a setting, of the options of a provider or of a public address', () => {
  const attempt = () =>
    parseSettings({
      ...needed,
      PUBLIC_URL: 'https://ip.example.com',
      WEB_PORT: 'abc',
      OBJECT_STORE: 's3',
      TRANSLATION_ENGINES: 'deepl',
      PAYMENT_PROVIDER: 'live',
    })
  for (const name of ['WEB_PORT', 'OBJECT_STORE_OPTIONS', 'TRANSLATION_OPTIONS', 'PAYMENT_OPTIONS', 'SMS_PROVIDER'])
    expect(attempt).toThrow(name)
})

test('a process that does not read a provider does not check its options', () => {
  expect(parseSettings({ OBJECT_STORE: 's3', DATA_DIR: '/data' }, ['DATA_DIR'])).toEqual({ DATA_DIR: '/data' })
})

test('.env.example names every setting and no other', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  // Those of OpenTelemetry are read by its library.
  expect(named.filter((name) => !name?.startsWith('OTEL_')).toSorted()).toEqual(settingNames.toSorted())
})
