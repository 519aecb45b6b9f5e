import { isIPv6 } from 'node:net'
import type { Context } from '#platform/context.ts'

/**
 * The address as limits count it: IPv4 whole; IPv6 by its first 64 bits, the least that one connection is given, of
 * which a single machine may use any.
 */
export const addressOf = ({ request: { ip } }: Pick<Context, 'request'>) => limitedAddress(ip)

export function limitedAddress(ip: string) {
  const plain = withoutMapping(ip)
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 4).join(':')}::/64` : plain
}

/** '::ffff:203.0.113.7' is the IPv4 address in it. */
export const withoutMapping = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** The groups of an IPv6 address, without leading zeros. */
export function ipv6Groups(ip: string): string[] {
  const [before = '', after] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const missing = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
