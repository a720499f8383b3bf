import { createHmac } from 'node:crypto'

/** The parameters of an address that are signed with a request. */
type SignedParameters = { appKey: string; senid: string; nonce: string; timestamp: string }

/**
 * The header `X-Nuonuo-Sign`: HMAC-SHA1, Base64, over the three parts of the path from the last to the first, the
 * parameters of the address, and the body byte for byte. Source: Nuonuo open platform, signature of its SDK 2.0.
 * `path`: `/open/v1/services`.
 */
export function nuonuoSignature(
  appSecret: string,
  path: string,
  { appKey, senid, nonce, timestamp }: SignedParameters,
  body: string,
): string {
  const [, p = '', l = '', a = ''] = path.split('/')
  const text = `a=${a}&l=${l}&p=${p}&k=${appKey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`
  return createHmac('sha1', appSecret).update(text).digest('base64')
}
