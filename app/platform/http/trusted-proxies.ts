import { BlockList, isIP, isIPv6 } from 'node:net'
import { withoutMapping } from '#platform/rate-limit/address.ts'

/** Whose X-Forwarded-* is believed: nobody's, that of so many hops before us, or that of these addresses. */
export type TrustProxy = false | number | string

/** Whether an address is a proxy's, at so many hops from us: 0 is whoever opened the connection. */
export function proxyTest(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy !== 'string') return (_address, hop) => hop < Number(trustProxy)
  const proxies = new BlockList()
  for (const network of trustProxy.split(',')) {
    const [ip = '', bits] = network.trim().split('/')
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
    proxies.addSubnet(ip, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => {
    const plain = withoutMapping(address)
    return isIP(plain) > 0 && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
