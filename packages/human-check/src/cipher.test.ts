import { describe, expect, it } from 'vitest'
import { decryptText, encryptText, newSecretKey } from './cipher.ts'

/** Made with CryptoJS and with Node, which agree. */
const KEY = '0123456789abcdef'
const POINT = '{"x":137,"y":5}'
const POINT_CIPHER = 'lJ/gVL7peQ43V7t6aQl1/Q=='
const TOKEN = 'c6ab8f5c09cd421c80fa658445d83422'
const VERIFICATION = 'P2Qc7nagA5OS1P3FalYYPWOUEz715/33A5OrXMTRNthIhOzaxLiText4htQr6WBRRdrM/kfoTk56CxVEK8ZjwA=='

describe('the cipher', () => {
  it('is the one of the clients in use', () => {
    expect(encryptText(POINT, KEY)).toBe(POINT_CIPHER)
    expect(decryptText(POINT_CIPHER, KEY)).toBe(POINT)
    expect(encryptText(`${TOKEN}---${POINT}`, KEY)).toBe(VERIFICATION)
    expect(decryptText(VERIFICATION, KEY)).toBe(`${TOKEN}---${POINT}`)
  })

  it('carries any text', () => {
    for (const text of ['', '一种电池', '\ufeff{}', 'a'.repeat(1000)])
      expect(decryptText(encryptText(text, KEY), KEY)).toBe(text)
  })

  it.each(['', POINT, 'lJ/gVL7peQ43V7t6aQl1/Q', 'lJ/gVL7peQ43V7t6aQl1 Q==', 'AAAA', '一种电池'])(
    'reads nothing from %j, which is no cipher text',
    (text) => {
      expect(decryptText(text, KEY)).toBeNull()
    },
  )

  it('reads nothing with another key, nor with a key of another length', () => {
    expect(decryptText(POINT_CIPHER, 'fedcba9876543210')).toBeNull()
    expect(decryptText(POINT_CIPHER, 'short')).toBeNull()
    expect(() => encryptText(POINT, 'short')).toThrow(RangeError)
  })

  it('reads nothing that is not UTF-8', () => {
    expect(decryptText('meJsdz2i5cdBBow3MQh2Jg==', KEY)).toBeNull()
  })
})

describe('a secret key', () => {
  it('has 16 letters and digits and is another one each time', () => {
    const keys = Array.from({ length: 200 }, newSecretKey)
    for (const key of keys) expect(key).toMatch(/^[a-zA-Z0-9]{16}$/)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
