import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto'

const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY_LENGTH = 16
/** The protocol's cipher: it hides coordinates from a casual reader and authenticates nothing. */
const CIPHER = 'aes-128-ecb'
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** An AES-128 key as the protocol writes it: 16 characters of [a-zA-Z0-9]. */
export function newSecretKey(): string {
  return Array.from({ length: KEY_LENGTH }, () => KEY_ALPHABET[randomInt(KEY_ALPHABET.length)]).join('')
}

/** AES-128-ECB with PKCS#7 padding, in base64. Throws a RangeError unless the key has 16 bytes. */
export function encryptText(text: string, key: string): string {
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'utf8'), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** The text, or null when `cipher` is not base64, was made with another key or holds no UTF-8. */
export function decryptText(cipher: string, key: string): string | null {
  if (cipher === '' || !BASE64.test(cipher)) return null
  try {
    const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'utf8'), null)
    const plain = Buffer.concat([decipher.update(cipher, 'base64'), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
  } catch {
    return null
  }
}
