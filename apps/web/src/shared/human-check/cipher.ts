import AES from 'crypto-js/aes'
import Utf8 from 'crypto-js/enc-utf8'
import ECB from 'crypto-js/mode-ecb'

/**
 * How an answer travels: AES-128-ECB with PKCS #7 padding under the key of the challenge, in Base64 (spec 1 §7.2). A
 * challenge without a key is answered in plain text.
 */
export const encrypt = (text: string, secretKey: string | null): string =>
  secretKey ? AES.encrypt(text, Utf8.parse(secretKey), { mode: ECB }).toString() : text

/** What a guarded call is given after a passed check; the server knows it by the very letters of `pointText`. */
export const verificationOf = (challenge: { token: string; secretKey: string | null }, pointText: string): string =>
  encrypt(`${challenge.token}---${pointText}`, challenge.secretKey)
