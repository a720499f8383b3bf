import { createSealing } from '@markwright/runtime/sealing.ts'
import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** A token that nobody can guess: 43 characters that need no escaping. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token, so that a look into the store gives nobody access. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** What one secret of the site is used for, each use with a key of its own. */
export function createSecrets(appSecret: string) {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', appSecret, '', purpose, bytes))
  return {
    /** Letters and digits derived for a purpose. */
    text: (purpose: string, length: number) => derive(purpose, length).toString('base64url').slice(0, length),

    ...createSealing(appSecret),
  }
}
export type Secrets = ReturnType<typeof createSecrets>
