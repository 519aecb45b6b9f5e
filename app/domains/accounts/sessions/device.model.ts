const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (list: [RegExp, string][], user_agent: string) => list.find(([sign]) => sign.test(user_agent))?.[1]

/** Browser and system in words, without versions: 'Chrome no Android', 'Safari no iPhone'. */
export function deviceOf(user_agent: string): string {
  const browser = nameIn(browsers, user_agent)
  const system = nameIn(systems, user_agent)
  if (browser && system) return `${browser} no ${system}`
  return browser ?? system ?? 'Programa ou aplicativo'
}

export const isHandheld = (user_agent: string) => /\b(iPhone|iPod|iPad|Android|Mobile)\b/.test(user_agent)

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
