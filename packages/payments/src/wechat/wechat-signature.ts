import type { KeyObject } from 'node:crypto'
import { isSignedRsa, signRsa } from '../rsa.ts'

/** `key` of the merchant's API certificate, whose serial number is `serial`. */
export type WechatMerchant = { mchId: string; serial: string; key: KeyObject }

/**
 * The `Authorization` header of a request; `path` with its query.
 * Source: WeChat Pay API v3, "构造请求签名".
 */
export function wechatAuthorization(
  { mchId, serial, key }: WechatMerchant,
  request: { method: string; path: string; body: string; timestamp: number; nonce: string },
): string {
  const { method, path, body, timestamp, nonce } = request
  const signature = signRsa(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`, key)
  const facts = { mchid: mchId, nonce_str: nonce, signature, timestamp: String(timestamp), serial_no: serial }
  const listed = Object.entries(facts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`
}

/** What WeChat signs, of answers and notifications. `serial` names its key. */
export type WechatSigned = { timestamp: string; nonce: string; signature: string; serial: string; body: string }

/** Null where a header is missing. */
export function readWechatSigned(
  headers: Record<string, string | string[] | undefined>,
  body: string,
): WechatSigned | null {
  const of = (name: string) => {
    const value = headers[`wechatpay-${name}`]
    return typeof value === 'string' ? value : ''
  }
  const signed = { timestamp: of('timestamp'), nonce: of('nonce'), signature: of('signature'), serial: of('serial') }
  return Object.values(signed).every(Boolean) ? { ...signed, body } : null
}

export const wechatText = ({ timestamp, nonce, body }: Omit<WechatSigned, 'signature' | 'serial'>) =>
  `${timestamp}\n${nonce}\n${body}\n`

export const isWechatSigned = (signed: WechatSigned, key: KeyObject): boolean =>
  isSignedRsa(wechatText(signed), signed.signature, key)
