import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what is stored and needed again, such as keys, with a key derived from the secret of the site. */
export function createSealing(appSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'seal', 32))
  return {
    /** Encrypts a text (AES-256-GCM). */
    seal(text: string): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** @throws where it was not sealed with this secret. */
    unseal(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
export type Sealing = ReturnType<typeof createSealing>
