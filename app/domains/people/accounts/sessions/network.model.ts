import { ipv6Groups, withoutMapping } from '#platform/rate-limit/address.ts'

/** The network of an address: /24 for IPv4, /48 for IPv6. A dynamic address mostly stays within it. */
export function networkOf(ip: string): string {
  const plain = withoutMapping(ip)
  return plain.includes('.') ? plain.split('.').slice(0, 3).join('.') : ipv6Groups(plain).slice(0, 3).join(':')
}
