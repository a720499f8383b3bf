import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Something that WeChat encrypts with the APIv3 key (AEAD_AES_256_GCM). */
export type WechatResource = {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string | undefined
  original_type?: string | undefined
}

const TAG_BYTES = 16
/** By the length of the key: 32 bytes (AES-256) but for published examples. */
const cipherOf = (key: string) => (Buffer.byteLength(key) === 16 ? 'aes-128-gcm' : 'aes-256-gcm')

/** @throws Error where it was encrypted with another key, or changed */
export function decryptWechat({ ciphertext, nonce, associated_data = '' }: WechatResource, apiV3Key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv(cipherOf(apiV3Key), apiV3Key, Buffer.from(nonce))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(associated_data))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString()
}

export function encryptWechat(text: string, originalType: string, apiV3Key: string): WechatResource {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv(cipherOf(apiV3Key), apiV3Key, Buffer.from(nonce))
  cipher.setAAD(Buffer.from(originalType))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    nonce,
    associated_data: originalType,
    original_type: originalType,
  }
}
