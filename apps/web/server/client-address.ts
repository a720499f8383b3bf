import { networkOf } from '@markwright/runtime/network-of.ts'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const machine = new BlockList()
machine.addSubnet('127.0.0.0', 8)
machine.addAddress('::1', 'ipv6')

/**
 * What limits per address count a request under, by the entries of `X-Forwarded-For` that `proxies` reverse proxies have
 * written. Null for this machine itself, from where a reverse proxy may come that no setting names.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const hops = [socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return limitedAddress(hops[Math.min(proxies, hops.length - 1)]!)
}

/** Null for this machine itself, which has no limit. */
export function limitedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, '')
  const isOwn = isIP(plain) !== 0 && machine.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
  return isOwn ? null : networkOf(plain)
}
