import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

const machine = new BlockList()
machine.addSubnet('127.0.0.0', 8)
machine.addAddress('::1', 'ipv6')

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a caller may read the metrics: with a token, whoever sends it as a bearer token; without one, programs on the
 * same machine that come directly, not through the web server or another proxy.
 */
export function mayReadMetrics(
  { address = '', headers }: { address: string | undefined; headers: IncomingHttpHeaders },
  token: string | undefined,
): boolean {
  if (token !== undefined) {
    const [, input = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
    return timingSafeEqual(digest(input), digest(token))
  }
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false
  const plain = address.replace(/^::ffff:/i, '')
  return isIP(plain) !== 0 && machine.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}
