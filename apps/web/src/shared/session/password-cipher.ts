import { cfb } from '@noble/ciphers/aes.js'
import { encodeBase64 } from '../lib/base64.ts'

/**
 * How passwords travel: AES-128-CFB without padding, the key being the initial vector as well, in Base64. `key` is the
 * `passwordKey` of the site. A veil beneath TLS, not a protection of its own.
 */
export function veilPassword(password: string, key: string): string {
  const bytes = new TextEncoder().encode(key)
  return encodeBase64(cfb(bytes, bytes).encrypt(new TextEncoder().encode(password)))
}
