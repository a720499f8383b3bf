import AES from 'crypto-js/aes'
import Utf8 from 'crypto-js/enc-utf8'
import CFB from 'crypto-js/mode-cfb'
import NoPadding from 'crypto-js/pad-nopadding'

/**
 * How passwords travel: AES-128-CFB without padding, the key being the initial vector as well, in Base64. `key` is the
 * `passwordKey` of the site. Obfuscation beneath TLS, not a protection of its own.
 */
export function obfuscatePassword(password: string, key: string): string {
  const words = Utf8.parse(key)
  return AES.encrypt(password, words, { iv: words, mode: CFB, padding: NoPadding }).toString()
}
