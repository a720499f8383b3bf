import { createPrivateKey, createPublicKey, type KeyObject, sign, verify, X509Certificate } from 'node:crypto'

/** SHA256withRSA (PKCS #1 v1.5), which both providers use, in Base64. */
export const signRsa = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

export function isSignedRsa(text: string, signature: string, key: KeyObject): boolean {
  try {
    return verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

const asPem = (text: string, label: string) =>
  text.includes('-----BEGIN') ? text : `-----BEGIN ${label}-----\n${text.trim()}\n-----END ${label}-----`

/** PEM, or the Base64 within it, of PKCS #8 or PKCS #1. @throws Error for anything else */
export function privateKeyOf(text: string): KeyObject {
  try {
    return createPrivateKey(asPem(text, 'PRIVATE KEY'))
  } catch (error) {
    if (text.includes('-----BEGIN')) throw error
    return createPrivateKey(asPem(text, 'RSA PRIVATE KEY'))
  }
}

/** A public key, or that of a certificate: PEM, or the Base64 within it. @throws Error for anything else */
export const publicKeyOf = (text: string): KeyObject =>
  text.includes('BEGIN CERTIFICATE') ? new X509Certificate(text).publicKey : createPublicKey(asPem(text, 'PUBLIC KEY'))
