import { ecb } from '@noble/ciphers/aes.js'
import { encodeBase64 } from '../lib/base64.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * How an answer travels: AES-128-ECB with PKCS #7 padding under the key of the challenge, in Base64 (spec 1 §7.2). A
 * challenge without a key is answered in plain text.
 */
export const veil = (text: string, secretKey: string | null): string =>
  secretKey ? encodeBase64(ecb(bytesOf(secretKey)).encrypt(bytesOf(text))) : text

/** What a guarded call is given after a passed check; the server knows it by the very letters of `pointText`. */
export const verificationOf = (challenge: { token: string; secretKey: string | null }, pointText: string): string =>
  veil(`${challenge.token}---${pointText}`, challenge.secretKey)
