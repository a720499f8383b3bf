import { expect, test } from 'vitest'
import { canonicalQuery, signatureOf, type SignedCall, stringToSign } from './signature.ts'

const KEY = 'rk_test_0123456789abcdef0123456789abcdef'
const call: SignedCall = {
  merchantId: 'M00000001',
  timestamp: '1795161600',
  nonce: '4f6d2a9c1b7e4d0a',
  method: 'POST',
  target: '/openapi/v1/translate',
  body: Buffer.from('{"q":["一种电池"],"source":"zh-cn","target":"en-us"}'),
}

test('the published example comes out as published', () => {
  const text = stringToSign(call)
  expect(text).toBe(
    'IPS1-HMAC-SHA256\nM00000001\n1795161600\n4f6d2a9c1b7e4d0a\nPOST\n/openapi/v1/translate\n\n' +
      '7f37de00aca9b1888eb64cf4e4a0166563fad8356f21dae5566b84586eadfd21',
  )
  expect(signatureOf(KEY, text!)).toBe('d6ca8cfc525b90e3a817eb3bb1711ca98ac34184d97da869004fb491012f12f0')
})

test('every part of a call changes its signature', () => {
  const changes: Partial<SignedCall>[] = [
    {},
    { merchantId: 'M00000002' },
    { timestamp: '1795161601' },
    { nonce: '4f6d2a9c1b7e4d0b' },
    { method: 'PUT' },
    { target: '/openapi/v1/translate?a=1' },
    { target: '/openapi/v1/translate/' },
    { body: Buffer.from('{"q":["一种电池"],"source":"zh-cn","target":"ja-jp"}') },
    { body: Buffer.from('') },
  ]
  const signatures = changes.map((change) => signatureOf(KEY, stringToSign({ ...call, ...change })!))
  expect(new Set(signatures).size).toBe(changes.length)
})

test.each([
  ['b=2&a=1', 'a=1&b=2'],
  ['a=2&a=10&a=1', 'a=1&a=10&a=2'],
  ['q=a+b', 'q=a%20b'],
  ['q=a%2bb', 'q=a%2Bb'],
  ["q=!'()*~", 'q=%21%27%28%29%2A~'],
  ['名=值', '%E5%90%8D=%E5%80%BC'],
  ['flag&x=', 'flag=&x='],
  ['', ''],
  ['q=%zz', null],
])('the query %j is signed as %j', (query, expected) => {
  expect(canonicalQuery(query)).toBe(expected)
})
