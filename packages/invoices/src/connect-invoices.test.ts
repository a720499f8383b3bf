import { expect, test } from 'vitest'
import { connectInvoices } from './connect-invoices.ts'

const seller = {
  taxId: '339902999999789113',
  name: '知匠',
  address: '北京市',
  phone: '010-62000000',
  clerk: '李开',
  goodsCodes: { service: '3040203990000000000', official: '3040299990000000000' },
}
const options = { appKey: 'key', appSecret: 'very secret', seller }
const connect = (provider: 'sandbox' | 'none' | 'nuonuo', input?: object) =>
  connectInvoices({
    provider,
    options: input && JSON.stringify(input),
    operator: '知匠',
    siteUrl: 'http://localhost:3000',
    tokens: { find: async () => null, set: async () => {}, setIfAbsent: async () => true },
    now: () => new Date(),
    observe: () => {},
  })

test('the settings name who issues', () => {
  expect(connect('none')).toBeNull()
  expect(connect('sandbox')?.name).toBe('sandbox')
  expect(connect('nuonuo', options)?.name).toBe('nuonuo')
})

test.each([
  [undefined, ['appKey', 'appSecret', 'seller']],
  [
    { ...options, seller: { ...seller, taxId: 'abc', clerk: '' } },
    ['seller.taxId: must be a taxpayer ID', 'seller.clerk'],
  ],
  [
    { ...options, seller: { ...seller, goodsCodes: { service: '1' } } },
    ['seller.goodsCodes.service: must have the 19 digits', 'seller.goodsCodes.official'],
  ],
  [{ ...options, serviceUrl: 'http://example.com/open/v1/services' }, ['serviceUrl: must be an address with https']],
  [{ ...options, appkey: 'x' }, ['appkey']],
])('options that are wrong are all named, without a value: %#', (input, names) => {
  let message = ''
  try {
    connect('nuonuo', input)
  } catch (error) {
    message = String(error)
  }
  for (const name of names) expect(message).toContain(name)
  expect(message).not.toContain('very secret')
})
