import { isIP } from 'node:net'
import { BlockList } from 'node:net'

/** A network as it is stored, such as `203.0.113.0/24`; null for a text that is none. A single address is a network too. */
export function readNetwork(text: string): string | null {
  const [address = '', bits, ...rest] = text.trim().split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return null
  const length = bits === undefined ? (family === 4 ? 32 : 128) : Number(bits)
  const isLength = bits === undefined || /^\d{1,3}$/.test(bits)
  if (!isLength || length > (family === 4 ? 32 : 128)) return null
  return `${address}/${length}`
}

/** Whether an address lies in one of the networks; in any where there are none. IPv4 may be written within IPv6. */
export function isAllowed(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(plain)
  if (family === 0) return false
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits = ''] = network.split('/')
    list.addSubnet(base, Number(bits), isIP(base) === 6 ? 'ipv6' : 'ipv4')
  }
  return list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
