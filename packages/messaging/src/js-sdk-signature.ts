import { createHash } from 'node:crypto'

/** `timestamp` in seconds since 1970; `url` is the page's address as the browser has it. */
export type ShareFacts = { ticket: string; nonceStr: string; timestamp: number; url: string }

/**
 * The signature with which a page asks WeChat's JS-SDK for its functions: SHA-1 in hexadecimal over the page's
 * address without its fragment. Source: WeChat Official Accounts, JS-SDK guide, appendix 1.
 */
export function signShareUrl({ ticket, nonceStr, timestamp, url }: ShareFacts): string {
  const [address] = url.split('#')
  const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`
  return createHash('sha1').update(signed).digest('hex')
}
