import { expect, test } from 'vitest'
import { connectSms } from './connect-sms.ts'
import type { OutboxEntry } from './outbox.ts'
import type { SmsSender } from './sms.ts'
import { codeSms } from './templates.ts'

const saved: OutboxEntry[] = []
const outbox = { add: async (entry: OutboxEntry) => void saved.push(entry) }
const ids = { cn: 'T1', en: 'T2' }
const templateIds = { code: ids, security: ids }
const options = {
  aliyun: { accessKeyId: 'key', accessKeySecret: 'secret-word', signName: '知匠', templateIds },
  tencent: { secretId: 'id', secretKey: 'secret-word', sdkAppId: '1400', signName: '知匠', templateIds },
  smpp: {
    host: 'smsc.example.com',
    port: 2775,
    tls: true,
    systemId: 'site',
    password: 'secret-word',
    source: { address: 'Site', typeOfNumber: 5, numberingPlan: 0 },
  },
  http: {
    url: 'https://sms.example.com/send',
    authorization: { kind: 'bearer', token: 'secret-word' },
    body: { phone: '{to}', text: '{text}' },
  },
}

test('without a provider, messages are stored in the outbox', async () => {
  const sms = connectSms({ provider: 'outbox', options: undefined, outbox })
  await sms.send({ to: '8613800000000', ...codeSms({ scene: 'verify', code: '123456', language: 'cn' }) })
  expect(saved).toMatchObject([{ channel: 'sms', to: '8613800000000', text: expect.stringContaining('123456') }])
})

test.each(Object.entries(options))('%s is read from its options', async (provider, chosen) => {
  const sms = connectSms({ provider: provider as SmsSender['kind'], options: JSON.stringify(chosen), outbox })
  expect(sms.kind).toBe(provider)
  await sms.close()
})

test.each([
  ['aliyun', undefined, 'signName'],
  ['tencent', '{"secretId"', 'the whole'],
  ['smpp', JSON.stringify({ ...options.smpp, port: 0 }), 'port'],
  ['http', JSON.stringify({ ...options.http, authorization: { kind: 'digest' } }), 'authorization'],
  ['aliyun', JSON.stringify({ ...options.aliyun, templateIds: { code: ids } }), 'templateIds.security'],
] as const)('a fault in the options of %s is named, the secret is not', (provider, text, named) => {
  const connect = () => connectSms({ provider, options: text, outbox })
  expect(connect).toThrow(named)
  expect(connect).not.toThrow('secret-word')
})
