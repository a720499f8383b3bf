import ipaddr from 'ipaddr.js'

/** Groups of 16 bits of an IPv6 address that its provider assigns; the host chooses the rest. */
const ASSIGNED_PARTS = 4

/**
 * What limits count as one address: an IPv4 address as it is, of an IPv6 address the network of 64 bits, within which
 * one host has as many addresses as it likes. Text that is no address is given back.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, ASSIGNED_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
