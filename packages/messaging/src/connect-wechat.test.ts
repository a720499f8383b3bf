import { expect, test } from 'vitest'
import { connectWechat } from './connect-wechat.ts'

const app = (appId: string) => ({ appId, secret: 'secret-word' })
const options = {
  website: app('wx-site'),
  miniProgram: app('wx-mini'),
  officialAccount: app('wx-official'),
  miniProgramVersion: 'release',
}
const around = {
  cache: { find: async () => null, set: async () => {} },
  sandbox: { publicUrl: 'http://localhost:3000', qr: async (text: string) => Buffer.from(text) },
}

test('the sandbox needs no options', () => {
  expect(connectWechat({ provider: 'sandbox', options: undefined, ...around }).kind).toBe('sandbox')
})

test('WeChat is read from its options', () => {
  const wechat = connectWechat({ provider: 'wechat', options: JSON.stringify(options), ...around })
  expect([wechat.kind, wechat.appId]).toEqual(['wechat', 'wx-official'])
})

test.each([
  [undefined, 'website'],
  [JSON.stringify({ ...options, miniProgramVersion: 'beta' }), 'miniProgramVersion'],
  [JSON.stringify({ ...options, website: { appId: 'wx-site', sekret: 'secret-word' } }), 'website.secret'],
])('a fault in the options is named, the secret is not', (text, named) => {
  const connect = () => connectWechat({ provider: 'wechat', options: text, ...around })
  expect(connect).toThrow(named)
  expect(connect).not.toThrow('secret-word')
})
