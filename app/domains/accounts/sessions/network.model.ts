/** The network that an address is in: /24 of IPv4, /48 of IPv6. A line that dials in anew mostly stays in it. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.')
  const [before = '', after] = plain.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const missing = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail]
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
