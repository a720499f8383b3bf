import { isAllowedPassword, passwordRules, type PasswordPurpose } from '@markwright/domain/people/password'
import { hash, verify } from '@node-rs/argon2'
import { createDecipheriv, randomBytes } from 'node:crypto'
import { commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal } from '../../kernel/fields.ts'

/** Argon2id with 19 MiB, two passes, one lane: the OWASP Password Storage Cheat Sheet's recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

/**
 * Passwords come encrypted, which is obfuscation beneath TLS and no security: AES-128-CFB without padding, the key as
 * initial vector, Base64 (contract §2).
 */
export function createPasswords(deps: { key: string }) {
  const key = Buffer.from(deps.key, 'latin1')
  const hashOfNobody = hash(randomBytes(16), COST)

  /** @throws 400 where it cannot be read. */
  function decode(encrypted: string): string {
    // A plus sign that a client did not escape arrives as a blank.
    const cipher = encrypted.replaceAll(' ', '+')
    if (!BASE64.test(cipher)) throw unreadable()
    const decipher = createDecipheriv('aes-128-cfb', key, key)
    const bytes = Buffer.concat([decipher.update(cipher, 'base64'), decipher.final()])
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      throw unreadable()
    }
  }

  return {
    decode,

    /** Decodes a password that is to be set. @throws 400 where it cannot be read or the rule refuses it. */
    decodeNew(encrypted: string, purpose: PasswordPurpose): string {
      const password = decode(encrypted)
      if (!isAllowedPassword(password, purpose)) throw fieldRefusal('password', purpose, passwordRules[purpose].text)
      return password
    },

    /** What is stored of a password. */
    hash: (password: string): Promise<string> => hash(password, COST),

    /** Takes as long without a hash, so that nobody learns by the clock whether there is one. */
    async verify(password: string, hash: string | null): Promise<boolean> {
      const isRight = await verify(hash ?? (await hashOfNobody), password)
      return isRight && hash !== null
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>

const unreadable = () => fieldRefusal('password', 'unreadable', commonErrors.invalid.msg)
